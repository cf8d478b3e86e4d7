/** Kysely on node:sqlite. */
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

/** Prepared statements by their text, the least recently used one given up when there are too many. */
export function statementCache(db: DatabaseSync, most = 400): (sql: string) => StatementSync {
  const cache = new Map<string, StatementSync>();
  return (sql) => {
    let statement = cache.get(sql);
    if (statement) cache.delete(sql);
    else {
      statement = db.prepare(sql);
      if (cache.size >= most) cache.delete(cache.keys().next().value!);
    }
    cache.set(sql, statement);
    return statement;
  };
}

/** SQLite can undo a change of schema, so a migration is all or nothing here too. */
class Adapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export function sqliteDialect(db: DatabaseSync): Dialect {
  const statement = statementCache(db);
  /** Asking a statement for its columns costs as much as a small query: once is enough. */
  const givesRows = new WeakMap<StatementSync, boolean>();
  const isRead = (prepared: StatementSync): boolean => {
    const known = givesRows.get(prepared) ?? prepared.columns().length > 0;
    givesRows.set(prepared, known);
    return known;
  };
  const connection: DatabaseConnection = {
    async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
      const prepared = statement(sql);
      const values = parameters as SQLInputValue[];
      if (isRead(prepared)) return { rows: prepared.all(...values) as R[] };
      return { rows: [], numAffectedRows: BigInt(prepared.run(...values).changes) };
    },
    // biome-ignore lint/correctness/useYield: it only refuses
    async *streamQuery() {
      throw new Error('bug: node:sqlite does not stream');
    },
  };
  const run = (sql: string) => async () => {
    await connection.executeQuery(CompiledQuery.raw(sql));
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: run('begin immediate'),
    commitTransaction: run('commit'),
    rollbackTransaction: run('rollback'),
    releaseConnection: async () => {},
    destroy: async () => db.close(),
  };
  return {
    createDriver: () => driver,
    createAdapter: () => new Adapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
