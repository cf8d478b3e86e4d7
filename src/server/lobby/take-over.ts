/** Seats that change hands in a running game: given up and open, or offered by their owner to somebody by invitation. */
import type { Database } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { Refused, type RefusedCode } from '../http/refused.ts';
import { tellCalendars } from '../people/calendars.ts';
import type { Account } from '../people/sessions.ts';
import { uninvite } from '../store/seats.ts';
import { accessTo, factsOf } from './access.ts';
import { alone } from './claim.ts';
import type { Room } from './seating.ts';

const REFUSALS: Readonly<Record<string, RefusedCode>> = { frozen: 'frozen', stale: 'seat-not-open' };

/** One taker at a time: the second finds the seat taken. */
export const takeOver = (room: Room, account: Account, id: string, seat: number, key: string | null): Promise<void> =>
  alone(room.db, `seat:${id}:${seat}`, room.now(), () => sitDown(room, account, id, seat, key));

async function sitDown(room: Room, account: Account, id: string, seat: number, key: string | null) {
  const { db, door, now } = room;
  const facts = await factsOf(db, id, account);
  const access = facts && accessTo(facts, account, key, now());
  if (!facts || !access?.watch) throw new Refused('not-found');
  if (facts.table.state !== 'running') throw new Refused('not-started');
  if (access.seat !== null) throw new Refused('already-seated');
  if (!access.sit) throw new Refused('not-allowed');
  const held = facts.seats.find((one) => one.seat === seat);
  const isOpen = held?.kind === 'open' || (await isLeftToBot(db, id, held));
  // An offer is good while its giver holds the seat: whoever sits there since has offered nothing.
  const isOffered = facts.invitation?.seat === seat && held?.account_id === facts.invitation.invited_by;
  if (!held || (!isOpen && !isOffered)) throw new Refused('seat-not-open');
  const sitting = { id: account.id, name: account.name, mode: 'person' as const };
  const from = {
    id: held.account_id ?? '',
    ...(isOpen ? { mode: held.kind === 'open' ? ('open' as const) : ('stand-in' as const) } : {}),
  };
  const answer = await door.changeSeat(id, seat, from, sitting, isOpen ? 'taken-over' : 'replaced');
  if (!answer.ok) throw new Refused(REFUSALS[answer.code] ?? 'busy');
  await db.write(uninvite(db, id, account.id));
  await tellCalendars(room, { table: id, seat });
}

/** A bot plays on for somebody who has given the seat up for good: it makes room for a person. */
export async function isLeftToBot(
  db: Database,
  table: string,
  held: Pick<Row<'seats'>, 'seat' | 'kind' | 'account_id'> | undefined,
): Promise<boolean> {
  if (held?.kind !== 'bot' || held.account_id !== null) return false;
  const before = db.q.selectFrom('tenures').select('seat').where('table_id', '=', table).where('seat', '=', held.seat);
  return (await before.where('account_id', 'is not', null).executeTakeFirst()) !== undefined;
}
