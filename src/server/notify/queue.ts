/**
 * The queue in the database. What waits for one target is taken together, in one unit that fails when another process
 * has touched any of it: one message tells all, and no two processes send it. A process that dies while sending lets
 * go after the lease.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Database, part, type UnitQuery, unit } from '../db/database.ts';
import type { NewRow } from '../db/schema.ts';
import type { Delivery, Target } from '../store/deliveries.ts';

export type { Delivery, Target };

/** A stopped table goes on, an end of the game is asked for, a seat is open to others. */
export type News = 'resumed' | 'asked' | 'freed';
/** What a delivery is about: `account` is to play on `seat`, or there is news for it. The text is compared whole, so the order matters. */
export type Payload = { kind: 'turn' | News; table: string; seat: number; account: string } | { kind: 'test' };
export const payloadOf = (delivery: Delivery): Payload => JSON.parse(delivery.payload) as Payload;

/** Longer than any try to send takes. */
export const LEASE = 120_000;

/** The same turn has the same id in every process: it is queued once. */
export const turnId = (target: string, table: string, seat: number, head: number): string =>
  createHash('sha256').update(`${target} ${table} ${seat} ${head}`).digest('hex').slice(0, 32);

/** False when it is there already. */
export async function enqueue(db: Database, delivery: NewRow<'deliveries'>): Promise<boolean> {
  return (await db.write(unit(part(db.q.insertInto('deliveries').values(delivery), 1)))).ok;
}

/** The same news that has not been told yet. */
export const isWaiting = async (db: Database, target: string, payload: string): Promise<boolean> =>
  (await db.q
    .selectFrom('deliveries')
    .select('id')
    .where('target_id', '=', target)
    .where('state', '=', 'waiting')
    .where('payload', '=', payload)
    .executeTakeFirst()) !== undefined;

export interface Batch {
  target: Target;
  /** As they are since they were taken. */
  deliveries: Delivery[];
}

/** Written out, not bound: so the planner sees that the index of open deliveries holds them. */
const isOpen = sql<boolean>`state in ('waiting', 'sending')`;

/** Takes what is due. A target whose rows another process changed meanwhile is left to it. */
export async function claim(db: Database, now: number, limit: number): Promise<Batch[]> {
  const due = await db.q
    .selectFrom('deliveries')
    .selectAll()
    .where(isOpen)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();
  const byTarget = Map.groupBy(due, (delivery) => delivery.target_id);
  const batches = await Promise.all(
    [...byTarget].map(([target, deliveries]) => claimTarget(db, target, deliveries, now)),
  );
  return batches.flatMap((batch) => batch ?? []);
}

async function claimTarget(db: Database, id: string, due: readonly Delivery[], now: number): Promise<Batch | null> {
  const target = await db.q.selectFrom('targets').selectAll().where('id', '=', id).executeTakeFirst();
  if (!target) return null; // taken away by its owner; its deliveries went with it
  const deliveries = due.map((row) => ({
    ...row,
    state: 'sending' as const,
    attempts: row.attempts + 1,
    next_at: now + LEASE,
  }));
  const queries = due.map((row, i) => {
    const { state, attempts, next_at } = deliveries[i]!;
    return part(changeIfSame(db, row).set({ state, attempts, next_at }), 1);
  });
  return (await db.write(unit(...queries))).ok ? { target, deliveries } : null;
}

const changeIfSame = (db: Database, row: Delivery) =>
  db.q
    .updateTable('deliveries')
    .where('id', '=', row.id)
    .where('state', '=', row.state)
    .where('attempts', '=', row.attempts)
    .where('next_at', '=', row.next_at);

/** Tried and put back, to be tried again at `at`. */
export const retryAt = (db: Database, row: Delivery, at: number, error: string): UnitQuery =>
  part(changeIfSame(db, row).set({ state: 'waiting', next_at: at, last_error: error }), 1);

/** Put back without having been tried. */
export const postponeTo = (db: Database, row: Delivery, at: number): UnitQuery =>
  part(changeIfSame(db, row).set({ state: 'waiting', next_at: at, attempts: row.attempts - 1 }), 1);

export const finish = (
  db: Database,
  row: Delivery,
  state: 'done' | 'failed' | 'dropped',
  now: number,
  error: string | null,
): UnitQuery => part(changeIfSame(db, row).set({ state, done_at: now, last_error: error }), 1);

/** What still waits for a target that is switched off. */
export const dropWaiting = (db: Database, target: string, now: number): UnitQuery =>
  part(
    db.q
      .updateTable('deliveries')
      .set({ state: 'dropped', done_at: now, last_error: 'switched-off' })
      .where('target_id', '=', target)
      .where('state', '=', 'waiting'),
  );
