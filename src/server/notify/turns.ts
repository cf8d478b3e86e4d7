/** It has become somebody's turn: what is queued for whom. */
import type { Database } from '../db/database.ts';
import { preparedRead } from '../db/prepared.ts';
import { enqueue, isWaiting, type Payload, type Target, turnId } from './queue.ts';
import { awakeFrom, quietHoursIn } from './quiet.ts';

export interface Began {
  seat: number;
  account: string;
}

const standingOf = preparedRead(['table'], (q, { table }) =>
  q.selectFrom('tables').select(['head', 'acting', 'created_by']).where('id', '=', table),
);

/**
 * Queues a turn once for each target: those of whoever is to play, and the channels of the table. Nothing is sent
 * before `hold` has passed, so that turns which come together are told together, and one that is played at once is
 * not told at all, nor looked after any further. Gives how many were queued.
 */
export async function queueTurns(
  db: Database,
  table: string,
  turns: readonly Began[],
  { now, hold }: { now: number; hold: number },
): Promise<number> {
  if (turns.length === 0) return 0;
  const [row] = await standingOf(db, { table });
  if (!row) return 0;
  const acting = JSON.parse(row.acting) as number[];
  const began = turns.filter(({ seat }) => acting.includes(seat));
  if (began.length === 0) return 0;
  let queued = 0;
  for (const { target, prefs } of await targetsAround(db, table, row.created_by, began)) {
    for (const { seat, account } of began) {
      if (target.table_id === null && target.account_id !== account) continue;
      const payload: Payload = { kind: 'turn', table, seat, account };
      const text = JSON.stringify(payload);
      if (await isWaiting(db, target.id, text)) continue;
      const from = target.table_id === null ? awakeFrom(quietHoursIn(prefs), now + hold) : now + hold;
      const id = turnId(target.id, table, seat, row.head);
      if (await enqueue(db, { id, target_id: target.id, payload: text, next_at: from, created_at: now })) queued++;
    }
  }
  return queued;
}

/** Own targets of those who are to be told, and channels set for this table by people who sit at it or made it. */
export async function targetsAround(db: Database, table: string, maker: string, began: readonly Began[]) {
  const seated = await db.q
    .selectFrom('seats')
    .select('account_id')
    .where('table_id', '=', table)
    .where('account_id', 'is not', null)
    .execute();
  const around = [
    ...new Set([maker, ...seated.map((seat) => seat.account_id!), ...began.map(({ account }) => account)]),
  ];
  const rows = await db.q
    .selectFrom('targets')
    .innerJoin('accounts', 'accounts.id', 'targets.account_id')
    .selectAll('targets')
    .select('accounts.prefs')
    .where('targets.account_id', 'in', around)
    .where('targets.enabled', '=', 1)
    .where('accounts.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('targets.table_id', 'is', null), eb('targets.table_id', '=', table)]))
    .execute();
  return rows.map(({ prefs, ...target }): { target: Target; prefs: string } => ({ target, prefs }));
}

const RECENT = 900_000;

/** After a start: turns that began just before the last process died, and that nobody queued. */
export async function queueMissed(db: Database, { now, hold }: { now: number; hold: number }): Promise<number> {
  const tables = await db.q
    .selectFrom('tables')
    .select(['id', 'acting', 'moved_at'])
    .where('state', '=', 'running')
    .where('frozen', '=', 0)
    .where('moved_at', '>', now - RECENT)
    .execute();
  let queued = 0;
  for (const { id, acting, moved_at } of tables) {
    const seats = JSON.parse(acting) as number[];
    if (seats.length === 0) continue;
    const rows = await db.q
      .selectFrom('seats')
      .select(['seat', 'account_id'])
      .where('table_id', '=', id)
      .where('kind', '=', 'person')
      .where('bot', 'is', null)
      .where('seat', 'in', seats)
      .execute();
    const began = rows.flatMap(({ seat, account_id }) => (account_id === null ? [] : [{ seat, account: account_id }]));
    const told = await Promise.all(began.map((one) => wasQueued(db, id, one, moved_at)));
    queued += await queueTurns(
      db,
      id,
      began.filter((_one, i) => !told[i]),
      { now, hold },
    );
  }
  return queued;
}

async function wasQueued(db: Database, table: string, { seat, account }: Began, since: number): Promise<boolean> {
  const payload: Payload = { kind: 'turn', table, seat, account };
  const found = await db.q
    .selectFrom('deliveries')
    .innerJoin('targets', 'targets.id', 'deliveries.target_id')
    .select('deliveries.id')
    .where('targets.account_id', '=', account)
    .where('deliveries.payload', '=', JSON.stringify(payload))
    .where('deliveries.created_at', '>=', since)
    .executeTakeFirst();
  return found !== undefined;
}
