/**
 * Seats before the start. Each change raises `moved_at` of a table that must still wait, in the same unit: whoever
 * starts the game from an older picture of the seats meets a conflict and looks again.
 */
import { sql } from 'kysely';
import { type Database, part, type Unit, type UnitQuery, unit } from '../db/database.ts';
import { Refused } from '../http/refused.ts';
import { tellCalendars } from '../people/calendars.ts';
import type { Account } from '../people/sessions.ts';
import { changeSeat, leaveSeat, seatsOf, takeSeat, uninvite } from '../store/seats.ts';
import { tableById } from '../store/tables.ts';
import { accessTo, factsOf, type TableFacts } from './access.ts';
import type { TableDoor } from './door.ts';

export interface Room {
  db: Database;
  door: TableDoor;
  now(): number;
}

const MOST_TRIES = 5;

/** A conflict unless the table still waits. */
const whileWaiting = (
  { db, now }: Room,
  id: string,
  change: { state?: 'cancelled'; ended_at?: number } = {},
): UnitQuery =>
  part(
    db.q
      .updateTable('tables')
      .set({ ...change, moved_at: sql<number>`case when moved_at >= ${now()} then moved_at + 1 else ${now()} end` })
      .where('id', '=', id)
      .where('state', '=', 'waiting'),
    1,
  );

/** Starts the game when no seat is open; true when it runs. */
export async function startIfFull(room: Room, id: string): Promise<boolean> {
  const { db, door } = room;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const seats = await seatsOf(db, [id]);
    if (seats.some(({ kind }) => kind === 'open')) break;
    const answer = await door.start(id);
    if (answer.ok) {
      await tellCalendars(room, { table: id });
      return true;
    }
    if (answer.code !== 'busy' && answer.code !== 'seats-open') throw new Refused('unavailable', { why: answer.code });
  }
  await door.announce(id, { type: 'seats' });
  return false;
}

async function waitingTable({ db, now }: Room, account: Account, id: string, key: string | null) {
  const facts = await factsOf(db, id, account);
  const access = facts && accessTo(facts, account, key, now());
  if (!facts || !access?.watch) throw new Refused('not-found');
  if (facts.table.state !== 'waiting') throw new Refused('already-started');
  return { facts, access };
}

export async function join(room: Room, account: Account, id: string, how: { seat?: number; key?: string }) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { facts, access } = await waitingTable(room, account, id, how.key ?? null);
    if (access.seat !== null) throw new Refused('already-seated');
    if (!access.sit) throw new Refused('not-allowed');
    const seat = freeSeat(facts, how.seat);
    const now = room.now();
    const sit = unit(
      takeSeat(room.db, id, seat, account.id, now),
      uninvite(room.db, id, account.id),
      whileWaiting(room, id),
      nobodyTwice(room.db, id, account.id),
    );
    if ((await room.db.write(sit)).ok) return { seat, started: await startIfFull(room, id) };
    // Somebody was quicker: the next free seat, unless this very one was asked for.
  }
  throw new Refused('busy');
}

function freeSeat({ seats }: TableFacts, wanted: number | undefined): number {
  if (wanted !== undefined) {
    const seat = seats.find((one) => one.seat === wanted);
    if (seat?.kind !== 'open') throw new Refused('seat-taken');
    return wanted;
  }
  const free = seats.find(({ kind }) => kind === 'open');
  if (!free) throw new Refused('table-full');
  return free.seat;
}

/** A conflict when the same person has sat down twice by two requests at once: exactly one row bears the name. */
const nobodyTwice = (db: Database, id: string, accountId: string): UnitQuery =>
  part(
    db.q
      .updateTable('seats')
      .set({ account_id: accountId })
      .where('table_id', '=', id)
      .where('account_id', '=', accountId),
    1,
  );

export async function leave(room: Room, account: Account, id: string): Promise<void> {
  const { access } = await waitingTable(room, account, id, null);
  if (access.seat === null) throw new Refused('not-seated');
  await settle(room, id, unit(leaveSeat(room.db, id, access.seat, account.id), whileWaiting(room, id)));
}

/** By its creator. The rows stay: a table is never deleted. */
export async function cancel(room: Room, account: Account, id: string): Promise<void> {
  const { facts } = await waitingTable(room, account, id, null);
  if (facts.table.created_by !== account.id) throw new Refused('not-yours');
  const { db, door, now } = room;
  const written = await db.write(unit(whileWaiting(room, id, { state: 'cancelled', ended_at: now() })));
  if (!written.ok) throw new Refused('already-started');
  await door.announce(id, { type: 'cancelled' });
}

/** A bot on an open seat, or off it again; the creator's choice. */
export async function seatBot(room: Room, account: Account, id: string, seat: number, bot: string | null) {
  const { facts } = await waitingTable(room, account, id, null);
  if (facts.table.created_by !== account.id) throw new Refused('not-yours');
  const now = facts.seats.find((one) => one.seat === seat);
  if (!now || now.kind === 'person') throw new Refused('seat-taken');
  const kind = bot === null ? ('open' as const) : ('bot' as const);
  const change = changeSeat(room.db, id, seat, { kind, bot, account_id: null, joined_at: bot ? room.now() : null });
  const still = part(
    room.db.q
      .updateTable('seats')
      .set({ seat })
      .where('table_id', '=', id)
      .where('seat', '=', seat)
      .where('kind', '=', now.kind),
    1,
  );
  await settle(room, id, unit(still, change, whileWaiting(room, id)));
  return { started: (await tableById(room.db, id))?.state === 'running' };
}

async function settle(room: Room, id: string, change: Unit): Promise<void> {
  if (!(await room.db.write(change)).ok) throw new Refused('conflict');
  await startIfFull(room, id);
}
