/** A table that had been stopped goes on: those who sit there are told, each once. */
import type { Database } from '../db/database.ts';
import { enqueue, type Payload, turnId } from './queue.ts';
import { awakeFrom, quietHoursIn } from './quiet.ts';
import { type Began, targetsAround } from './turns.ts';

/** Gives how many were queued. */
export async function queueResumed(db: Database, table: string, now: number): Promise<number> {
  const row = await db.q.selectFrom('tables').select(['head', 'created_by']).where('id', '=', table).executeTakeFirst();
  if (!row) return 0;
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
  let queued = 0;
  for (const { target, prefs } of await targetsAround(db, table, row.created_by, people)) {
    const isOwn = target.table_id === null;
    const one = isOwn ? people.find(({ account }) => account === target.account_id) : people[0];
    if (!one) continue;
    const payload: Payload = { kind: 'resumed', table, ...one };
    const id = turnId(`${target.id} resumed`, table, one.seat, row.head);
    const from = isOwn ? awakeFrom(quietHoursIn(prefs), now) : now;
    const delivery = { id, target_id: target.id, payload: JSON.stringify(payload), next_at: from, created_at: now };
    if (await enqueue(db, delivery)) queued++;
  }
  return queued;
}
