/** Messages to people (push, mail, webhook): where they go and how they went; the queue itself is notify/queue.ts. */
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { Row } from '../db/schema.ts';

export type Target = Row<'targets'>;
export type Delivery = Row<'deliveries'>;

/** Its deliveries go with it. */
export const removeTarget = (db: Database, account: string, id: string): Unit =>
  unit(part(db.q.deleteFrom('targets').where('id', '=', id).where('account_id', '=', account), 1));

export const targetsOf = (db: Database, account: string): Promise<Target[]> =>
  db.q.selectFrom('targets').selectAll().where('account_id', '=', account).orderBy('created_at').execute();

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

/** How many tests of its addresses an account has asked for since then. */
export async function testsSince(db: Database, account: string, since: number): Promise<number> {
  const { count } = await db.q
    .selectFrom('deliveries')
    .innerJoin('targets', 'targets.id', 'deliveries.target_id')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('targets.account_id', '=', account)
    .where('deliveries.created_at', '>', since)
    .where('deliveries.payload', '=', '{"kind":"test"}')
    .executeTakeFirstOrThrow();
  return Number(count);
}
