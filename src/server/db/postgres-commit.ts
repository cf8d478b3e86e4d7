/**
 * Writes groups of units into PostgreSQL. The whole group is sent at once and commits in two round trips; only when
 * something in it is refused is it done again with a savepoint for each unit, to find which one it was.
 */
import { type ClientBase, DatabaseError } from 'pg';
import type { Unit } from './database.ts';

export type Outcome = number[] | 'conflict' | Error;

const UNIQUE = '23505';
/** Deadlock and serialization failure: not the caller's fault, done again. */
const RETRY = ['40P01', '40001'];
/** What the server says about a query; anything else is a connection of no more use. */
const isAnswer = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.severity === 'ERROR';
const isRetry = (error: DatabaseError): boolean => RETRY.includes(error.code ?? '');

const TRIES = 6;

/** The outcome of each unit; throws when the connection is of no more use. */
export async function commitGroup(client: ClientBase, units: readonly Unit[]): Promise<Outcome[]> {
  const optimistic = await together(client, units);
  if (optimistic) return optimistic;
  // One unit has no neighbours to spare; units that met a deadlock go on one by one.
  if (units.length > 1) {
    const careful = await withSavepoints(client, units);
    if (careful) return careful;
  }
  const outcomes: Outcome[] = [];
  for (const unit of units) outcomes.push(await alone(client, unit));
  return outcomes;
}

/** Sends queries without waiting in between; every answer, in order. */
async function pipeline(client: ClientBase, unit: Unit, before: string | null): Promise<Outcome> {
  const opened = before === null ? null : client.query(before);
  const answers = await Promise.allSettled([
    ...(opened ? [opened] : []),
    ...unit.queries.map(({ query }) => client.query({ text: query.sql, values: [...query.parameters] })),
  ]);
  const refused = answers.find((answer) => answer.status === 'rejected')?.reason;
  if (refused !== undefined) {
    if (!isAnswer(refused) || isRetry(refused)) throw refused;
    return refused.code === UNIQUE ? 'conflict' : refused;
  }
  const rows = answers
    .slice(opened ? 1 : 0)
    .map((answer) => (answer.status === 'fulfilled' ? (answer.value.rowCount ?? 0) : 0));
  const isWrong = unit.queries.some(({ expect }, i) => expect !== undefined && rows[i] !== expect);
  return isWrong ? 'conflict' : rows;
}

/** All units as one; null when anything was refused: then nothing was written. */
async function together(client: ClientBase, units: readonly Unit[]): Promise<number[][] | null> {
  const begun = client.query('begin');
  const all = Promise.all(units.map((unit) => pipeline(client, unit, null)));
  try {
    const [, outcomes] = await Promise.all([begun, all]);
    if (outcomes.every(Array.isArray)) {
      await client.query('commit');
      return outcomes as number[][];
    }
  } catch (error) {
    if (!isAnswer(error)) throw error;
  }
  await client.query('rollback');
  return null;
}

/** Null when the transaction itself was given up (a deadlock). */
async function withSavepoints(client: ClientBase, units: readonly Unit[]): Promise<Outcome[] | null> {
  await client.query('begin');
  try {
    const outcomes: Outcome[] = [];
    for (const unit of units) {
      const outcome = await pipeline(client, unit, 'savepoint unit');
      if (!Array.isArray(outcome)) await client.query('rollback to savepoint unit');
      await client.query('release savepoint unit');
      outcomes.push(outcome);
    }
    await client.query('commit');
    return outcomes;
  } catch (error) {
    if (!isAnswer(error)) throw error;
    await client.query('rollback');
    return null;
  }
}

async function alone(client: ClientBase, unit: Unit): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    try {
      const outcome = await pipeline(client, unit, 'begin');
      await client.query(Array.isArray(outcome) ? 'commit' : 'rollback');
      return outcome;
    } catch (error) {
      if (!isAnswer(error)) throw error;
      await client.query('rollback');
      if (!isRetry(error) || tries === TRIES) return error;
    }
  }
}
