/**
 * Writes groups of units into PostgreSQL. The whole group is sent at once and commits in two round trips; only when
 * something in it is refused is it done again with a savepoint for each unit, to find which one it was.
 */
import { type ClientBase, DatabaseError } from 'pg';
import type { Statement, Unit, UnitQuery } from './database.ts';

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

const send = (client: ClientBase, { name, sql: text, parameters }: Statement) =>
  client.query({ ...(name === undefined ? {} : { name }), text, values: [...parameters] });

/** Sends queries without waiting in between; every answer, in order. */
async function pipeline(client: ClientBase, queries: readonly UnitQuery[], before: string | null): Promise<Outcome> {
  const opened = before === null ? null : client.query(before);
  const answers = await Promise.allSettled([
    ...(opened ? [opened] : []),
    ...queries.map(({ query }) => send(client, query)),
  ]);
  const refused = answers.find((answer) => answer.status === 'rejected')?.reason;
  if (refused !== undefined) {
    if (!isAnswer(refused) || isRetry(refused)) throw refused;
    return refused.code === UNIQUE ? 'conflict' : refused;
  }
  const rows = answers
    .slice(opened ? 1 : 0)
    .map((answer) => (answer.status === 'fulfilled' ? (answer.value.rowCount ?? 0) : 0));
  const isWrong = queries.some(({ expect }, i) => expect !== undefined && rows[i] !== expect);
  return isWrong ? 'conflict' : rows;
}

/** All that a group tells, in one query. */
function tellAll(client: ClientBase, units: readonly Unit[]): Promise<unknown> {
  const notices = units.flatMap(({ queries }) => queries.flatMap(({ notice }) => notice ?? []));
  if (notices.length === 0) return Promise.resolve();
  const sql = 'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as told (channel, payload)';
  const parameters = [notices.map(({ channel }) => channel), notices.map(({ payload }) => payload)];
  return send(client, { name: 'turntable-tell', sql, parameters });
}

/** All units as one; null when anything was refused: then nothing was written. */
async function together(client: ClientBase, units: readonly Unit[]): Promise<number[][] | null> {
  const begun = client.query('begin');
  const written = units.map(({ queries }) => queries.filter(({ notice }) => !notice));
  const all = Promise.all(written.map((queries) => pipeline(client, queries, null)));
  try {
    const [, outcomes] = await Promise.all([begun, all, tellAll(client, units)]);
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
      const outcome = await pipeline(client, unit.queries, 'savepoint unit');
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
      const outcome = await pipeline(client, unit.queries, 'begin');
      await client.query(Array.isArray(outcome) ? 'commit' : 'rollback');
      return outcome;
    } catch (error) {
      if (!isAnswer(error)) throw error;
      await client.query('rollback');
      if (!isRetry(error) || tries === TRIES) return error;
    }
  }
}
