/** Messages to people (push, mail, webhook): where they go, and the queue in which they wait. */
import { sql } from 'kysely';
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row, RowChange } from '../db/schema.ts';

export type Target = Row<'targets'>;
export type Delivery = Row<'deliveries'>;

export const createTarget = (db: Database, target: NewRow<'targets'>): Unit =>
  unit(part(db.q.insertInto('targets').values(target)));

export const changeTarget = (db: Database, id: string, change: RowChange<'targets'>): Unit =>
  unit(part(db.q.updateTable('targets').set(change).where('id', '=', id), 1));

/** Its deliveries go with it. */
export const removeTarget = (db: Database, account: string, id: string): Unit =>
  unit(part(db.q.deleteFrom('targets').where('id', '=', id).where('account_id', '=', account), 1));

export const targetsOf = (db: Database, account: string): Promise<Target[]> =>
  db.q.selectFrom('targets').selectAll().where('account_id', '=', account).orderBy('created_at').execute();

/** Where to tell these people about this table: what they set for all tables, and for this one. */
export const targetsFor = async (db: Database, accounts: readonly string[], table: string): Promise<Target[]> =>
  accounts.length === 0
    ? []
    : db.q
        .selectFrom('targets')
        .selectAll()
        .where('account_id', 'in', accounts)
        .where('enabled', '=', 1)
        .where(({ or, eb }) => or([eb('table_id', 'is', null), eb('table_id', '=', table)]))
        .execute();

/** Written out, not bound: so the planner sees that the index of open deliveries holds them. */
const isOpen = sql<boolean>`state in ('waiting', 'sending')`;

export const enqueue = (db: Database, deliveries: readonly NewRow<'deliveries'>[]): Unit =>
  unit(...deliveries.map((delivery) => part(db.q.insertInto('deliveries').values(delivery))));

/**
 * Takes deliveries that are due, each for one process alone: it is another's when the row has changed since it was
 * read. One that is not settled within `lease` milliseconds (its process died) is due again.
 */
export async function claimDue(
  db: Database,
  { now, lease, limit }: { now: number; lease: number; limit: number },
): Promise<(Delivery & { target: Target })[]> {
  const due = await db.q
    .selectFrom('deliveries')
    .selectAll()
    .where(isOpen)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute();
  if (due.length === 0) return [];
  const ids = [...new Set(due.map((delivery) => delivery.target_id))];
  const found = await db.q.selectFrom('targets').selectAll().where('id', 'in', ids).execute();
  const targets = new Map(found.map((target) => [target.id, target]));
  const claims = await Promise.all(
    due.map(async (delivery) => {
      const target = targets.get(delivery.target_id);
      const claimed = { state: 'sending' as const, attempts: delivery.attempts + 1, next_at: now + lease };
      const query = db.q
        .updateTable('deliveries')
        .set(claimed)
        .where('id', '=', delivery.id)
        .where('state', '=', delivery.state)
        .where('attempts', '=', delivery.attempts)
        .where('next_at', '=', delivery.next_at);
      return target && (await db.write(unit(part(query, 1)))).ok ? [{ ...delivery, ...claimed, target }] : [];
    }),
  );
  return claims.flat();
}

/** Ends or postpones a claimed delivery; a conflict when its lease ran out and another process has it. */
export const settle = (
  db: Database,
  delivery: Delivery,
  change: { last_error?: string | null } & (
    | { state: 'done' | 'failed' | 'dropped'; done_at: number }
    | { state: 'waiting'; next_at: number }
  ),
): Unit =>
  unit(
    part(
      db.q
        .updateTable('deliveries')
        .set(change)
        .where('id', '=', delivery.id)
        .where('state', '=', 'sending')
        .where('attempts', '=', delivery.attempts),
      1,
    ),
  );

/** When the next one is due. */
export const nextDelivery = async (db: Database): Promise<number | null> =>
  (await db.q.selectFrom('deliveries').select('next_at').where(isOpen).orderBy('next_at').limit(1).executeTakeFirst())
    ?.next_at ?? null;

/** The latest of a target, for its owner to see how they went. */
export const deliveriesOf = (db: Database, target: string, limit: number): Promise<Delivery[]> =>
  db.q
    .selectFrom('deliveries')
    .selectAll()
    .where('target_id', '=', target)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export const purgeDeliveries = (db: Database, before: number) =>
  db.write(unit(part(db.q.deleteFrom('deliveries').where('done_at', 'is not', null).where('done_at', '<', before))));
