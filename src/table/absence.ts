/**
 * People who do not come. Whoever is merely slow loses nothing: only a seat that everybody waits for counts, and only long
 * after its time was up, or after its turn began where there is no clock. First an agreed end that was asked for as long ago
 * no longer needs its yes; later it is open to others, and still its owner's until somebody takes it.
 */
import type { Seat } from '../kernel/contract.ts';
import { overdueAt, passedAt } from './clock.ts';
import type { SeatNow } from './log.ts';
import type { OpenAsk, Table } from './table.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** So long the question of an end waits for a seat that is itself waited for, or stands open. */
const PATIENCE = { none: 7 * DAY, live: 10 * MINUTE, daily: 3 * DAY } as const;
/** After so long the seat is open, at tables whose clock does not see to that. */
export const ABANDONED_AFTER = 14 * DAY;

/** Whom the question of an end is for: people, and owners of open seats, who may come back. */
const isAsked = ({ id, mode }: SeatNow): boolean => mode === 'person' || (mode === 'open' && id !== '');

/** When the question of an end, as it stands, no longer waits for a seat; null = it waits. */
function missingFrom(t: Table, ask: OpenAsk, seat: Seat): number | null {
  const { log, calendars } = t;
  // Whoever has done anything since has been there and has not agreed.
  const came = log.slice(ask.seq + 1).some((e) => e.command !== undefined && 'seat' in e && e.seat === seat);
  if (came) return null;
  const { clock } = t.creation;
  const patience = PATIENCE[clock.type];
  // Never before it could have been answered, however long the seat had been waited for when it was asked.
  const asked = passedAt(clock, calendars[seat]!, log[ask.seq]!.at, patience);
  if (t.seats[seat]!.mode === 'open') return asked;
  const waited = overdueAt(clock, calendars[seat]!, t.clocks[seat]!, patience);
  return waited === null || asked === null ? null : Math.max(waited, asked);
}

/** When an open question of an end is granted if nobody does anything more; null = never. */
export function endsAt(t: Table): number | null {
  const { ask } = t;
  if (ask?.question.type !== 'end') return null;
  let last = t.log[ask.seq]!.at;
  for (const [seat, held] of t.seats.entries()) {
    if (seat === ask.seat || !isAsked(held) || ask.yes.includes(seat)) continue;
    const moment = missingFrom(t, ask, seat);
    if (moment === null) return null;
    last = Math.max(last, moment);
  }
  return last;
}

const isBy = (moment: number | null, now: number): boolean => moment !== null && moment <= now;

/** Whether those who were asked for an end have agreed, or are not waited for any more. */
export const mayEnd = (t: Table, now: number): boolean => isBy(endsAt(t), now);

export const isAbandoned = ({ creation, calendars, clocks, seats }: Table, seat: Seat, now: number): boolean =>
  seats[seat]!.mode === 'person' &&
  isBy(overdueAt(creation.clock, calendars[seat]!, clocks[seat]!, ABANDONED_AFTER), now);
