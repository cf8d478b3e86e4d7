/**
 * Writes groups of units into SQLite, one transaction for each. Almost always all of them go through; only when one is
 * refused is the group done again with a savepoint for each unit, to find which one it was.
 */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import { statementCache } from './sqlite-dialect.ts';

/** A query as it travels to the writer: its text, or the number of one already told; its values; rows expected. */
export type PlainQuery = readonly [
  sql: string | number,
  parameters: readonly unknown[],
  expect?: number | null | undefined,
];
export type PlainUnit = readonly PlainQuery[];
/** Rows of each query; a conflict; or why it failed. */
export type Outcome = number[] | 'conflict' | { error: string };

/** SQLITE_CONSTRAINT_PRIMARYKEY, _UNIQUE and _ROWID. */
const UNIQUE = new Set([1555, 2067, 2579]);
const isUnique = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && UNIQUE.has(error.errcode as number);

/** Thrown inside a unit to leave it. */
const CONFLICT = Symbol('conflict');

/** `told`: the texts that numbers stand for. */
export function committer(db: DatabaseSync, told: readonly string[]): (units: readonly PlainUnit[]) => Outcome[] {
  const statement = statementCache(db);
  const exec = (sql: string) => statement(sql).run();
  const numbered: StatementSync[] = [];
  const statementOf = (sql: string | number): StatementSync => {
    if (typeof sql === 'string') return statement(sql);
    numbered[sql] ??= db.prepare(told[sql]!);
    return numbered[sql];
  };

  const perform = (unit: PlainUnit): number[] =>
    unit.map(([sql, parameters, expect]) => {
      const rows = Number(statementOf(sql).run(...(parameters as SQLInputValue[])).changes);
      if (typeof expect === 'number' && rows !== expect) throw CONFLICT;
      return rows;
    });

  const attempt = (unit: PlainUnit): Outcome => {
    exec('savepoint unit');
    try {
      const rows = perform(unit);
      exec('release unit');
      return rows;
    } catch (error) {
      // A full disk or the like ends the transaction itself: then the whole group failed.
      if (!db.isTransaction) throw error;
      exec('rollback to unit');
      exec('release unit');
      return error === CONFLICT || isUnique(error) ? 'conflict' : { error: sentence(error) };
    }
  };

  /** Throws when anything at all went wrong: then nothing was written. */
  const transaction = (units: readonly PlainUnit[], each: (unit: PlainUnit) => Outcome): Outcome[] => {
    try {
      exec('begin immediate');
      const outcomes = units.map(each);
      exec('commit');
      return outcomes;
    } catch (error) {
      if (db.isTransaction) exec('rollback');
      throw error;
    }
  };

  return (units) => {
    try {
      return transaction(units, perform);
    } catch {
      // Which one was it?
    }
    try {
      return transaction(units, attempt);
    } catch (error) {
      return units.map(() => ({ error: sentence(error) }));
    }
  };
}

const sentence = (error: unknown): string => (error instanceof Error ? error.message : String(error));
