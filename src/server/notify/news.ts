/** News of a table that is no turn: those it is for are told, each once. */
import type { Database } from '../db/database.ts';
import { enqueue, type News, type Payload, turnId } from './queue.ts';
import { awakeFrom, quietHoursIn } from './quiet.ts';
import { type Began, targetsAround } from './turns.ts';

/** Nothing is sent before `hold` has passed: whoever comes meanwhile sees it at the table. Gives how many were queued. */
export async function queueNews(
  db: Database,
  { table, kind, people }: { table: string; kind: News; people: readonly Began[] },
  { now, hold }: { now: number; hold: number },
): Promise<number> {
  const row = await db.q.selectFrom('tables').select(['head', 'created_by']).where('id', '=', table).executeTakeFirst();
  if (!row) return 0;
  let queued = 0;
  for (const { target, prefs } of await targetsAround(db, table, row.created_by, people)) {
    const isOwn = target.table_id === null;
    if (!isOwn && kind !== 'resumed') continue; // a question, or an open seat, is a matter of its owner
    const one = isOwn ? people.find(({ account }) => account === target.account_id) : people[0];
    if (!one) continue;
    const { seat, account } = one;
    const payload: Payload = { kind, table, seat, account };
    const id = turnId(`${target.id} ${kind}`, table, seat, row.head);
    const from = isOwn ? awakeFrom(quietHoursIn(prefs), now + hold) : now + hold;
    const delivery = { id, target_id: target.id, payload: JSON.stringify(payload), next_at: from, created_at: now };
    if (await enqueue(db, delivery)) queued++;
  }
  return queued;
}

/** A table that had been stopped goes on. */
export async function queueResumed(db: Database, table: string, now: number): Promise<number> {
  const seats = await db.q
    .selectFrom('seats')
    .select(['seat', 'account_id'])
    .where('table_id', '=', table)
    .where('kind', '=', 'person')
    .where('bot', 'is', null)
    .orderBy('seat')
    .execute();
  const people = seats.flatMap(({ seat, account_id: account }): Began[] =>
    account === null ? [] : [{ seat, account }],
  );
  return queueNews(db, { table, kind: 'resumed', people }, { now, hold: 0 });
}
