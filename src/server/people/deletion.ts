/**
 * Deletion: the person goes, the tables stay. Seats before the start are given up; in running games a bot stands in;
 * the name disappears from every table they ever sat at. Names are outside the chain of the log (table/log.ts), so
 * that taking one out breaks nothing.
 */
import { type Database, part, type Unit, type UnitQuery, unit } from '../db/database.ts';
import { Refused } from '../http/refused.ts';
import type { TableDoor } from '../lobby/door.ts';
import { cancel, leave } from '../lobby/seating.ts';
import { anonymise } from '../store/accounts.ts';
import { runningSeats } from './renaming.ts';
import type { Account } from './sessions.ts';

interface Room {
  db: Database;
  door: TableDoor;
  now(): number;
}

const NOBODY = { id: '', name: '', mode: 'stand-in' as const };
/** `stale`: somebody else has taken the seat meanwhile. */
const LEFT_AS_IT_IS: readonly string[] = ['frozen', 'out-of-order', 'stale'];

export async function deleteAccount(room: Room, account: Account): Promise<void> {
  const { db, door, now } = room;
  await leaveWaitingTables(room, account);
  for (const { id, seat } of await runningSeats(db, account.id)) {
    const answer = await door.changeSeat(id, seat, { id: account.id }, NOBODY, 'replaced');
    // A table out of order cannot change hands, but its seat loses the name below all the same.
    if (!answer.ok && !LEFT_AS_IT_IS.includes(answer.code)) throw new Refused('busy');
  }
  const played = await tablesPlayed(db, account.id);
  const written = await db.write(anonymise(db, account.id, now()));
  if (!written.ok) throw new Refused('not-logged-in');
  for (const id of played) {
    await db.write(await namelessAt(db, id, account));
    await door.forget(id);
    // What was held in memory until then may have been stored once more, with the name.
    await db.write(unit(withoutSnapshots(db, id)));
  }
}

async function leaveWaitingTables(room: Room, account: Account): Promise<void> {
  const waiting = await room.db.q
    .selectFrom('tables')
    .leftJoin('seats', (on) => on.onRef('seats.table_id', '=', 'tables.id').on('seats.account_id', '=', account.id))
    .select(['tables.id', 'tables.created_by', 'seats.seat'])
    .where('tables.state', '=', 'waiting')
    .where((is) => is.or([is('tables.created_by', '=', account.id), is('seats.seat', 'is not', null)]))
    .execute();
  for (const { id, created_by } of waiting) {
    if (created_by === account.id) await cancel(room, account, id);
    else await leave(room, account, id);
  }
}

async function tablesPlayed(db: Database, accountId: string): Promise<Set<string>> {
  const tenures = await db.q.selectFrom('tenures').select('table_id').where('account_id', '=', accountId).execute();
  const seats = await db.q.selectFrom('seats').select('table_id').where('account_id', '=', accountId).execute();
  return new Set([...tenures, ...seats].map(({ table_id }) => table_id));
}

interface Named {
  id: string;
  name: string;
}

/** Rewrites the names, and only the names, in what a table has stored. */
async function namelessAt(db: Database, tableId: string, account: Account): Promise<Unit> {
  const table = await db.q.selectFrom('tables').select('creation').where('id', '=', tableId).executeTakeFirst();
  const creation = JSON.parse(table?.creation ?? '{}') as { seats?: Named[] };
  const entries = await db.q
    .selectFrom('entries')
    .select(['seq', 'body'])
    .where('table_id', '=', tableId)
    .where('body', 'like', '%"type":"seat"%')
    .execute();
  const parsed = entries.map(({ seq, body }) => ({ seq, body: JSON.parse(body) as { now?: Named } }));
  // Whoever resigned left the name without the id: it is known by the names that stood with the id.
  const known = new Set([account.name]);
  for (const named of [...(creation.seats ?? []), ...parsed.flatMap(({ body }) => body.now ?? [])])
    if (named.id === account.id) known.add(named.name);
  const isTheirs = ({ id, name }: Named) => id === account.id || (id === '' && known.has(name));
  const without = (named: Named): Named => (isTheirs(named) ? { ...named, name: '' } : named);
  const seats = creation.seats?.map(without);
  return unit(
    seats &&
      part(
        db.q
          .updateTable('tables')
          .set({ creation: JSON.stringify({ ...creation, seats }) })
          .where('id', '=', tableId),
      ),
    ...parsed.flatMap(({ seq, body }) =>
      body.now && isTheirs(body.now)
        ? part(
            db.q
              .updateTable('entries')
              .set({ body: JSON.stringify({ ...body, now: without(body.now) }) })
              .where('table_id', '=', tableId)
              .where('seq', '=', seq),
          )
        : [],
    ),
    // A snapshot holds names too; the log makes a new one.
    withoutSnapshots(db, tableId),
  );
}

const withoutSnapshots = (db: Database, tableId: string): UnitQuery =>
  part(db.q.deleteFrom('snapshots').where('table_id', '=', tableId));
