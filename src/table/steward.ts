/** What the host does and no seat decides: bots' moves, seats changing hands, freezes, repairs. */
import type { Seat } from '../kernel/contract.ts';
import { sameJson } from '../kernel/hash.ts';
import { sample } from '../kernel/legal.ts';
import { rngOf } from '../kernel/rng.ts';
import { actForDesks } from './auto.ts';
import type { Calendar } from './calendar.ts';
import { grantIfAllAgree } from './consent.ts';
import type { GameAction, SeatNow, SeatReason } from './log.ts';
import { play } from './play.ts';
import { type Refusal, refuse } from './refusal.ts';
import { granted } from './rest.ts';
import { viewOf } from './sight.ts';
import { type Host, headOf, isRunning, type Table } from './table.ts';
import { undo } from './undo.ts';
import { type Done, doneWith, type Work, workOn, write } from './work.ts';

/** Who is replaced, and how they hold the seat where that matters. */
export type SeatFrom = Pick<SeatNow, 'id'> & Partial<Pick<SeatNow, 'mode'>>;

export type StewardDeed =
  /** A bot's move; `at` is the entry after which it was thought out. */
  | { type: 'bot'; seat: Seat; at: number; actions: GameAction[] }
  /** Refused as stale unless the seat is still held as `from` says: it was looked at a moment ago. */
  | { type: 'seat'; seat: Seat; from: SeatFrom; now: SeatNow; why: Exclude<SeatReason, 'resigned' | 'returned'> }
  | { type: 'calendar'; seat: Seat; calendar: Calendar }
  | { type: 'freeze'; why: string }
  | { type: 'unfreeze' }
  /** Repairs a table: back to the position after entry `to`, chance or not. The seed draws the same again. */
  | { type: 'rewind'; to: number };

export function steward(host: Host, table: Table, deed: StewardDeed, now: number): Done | Refusal {
  const work = workOn(host, table, now);
  return stewardDeed(work, deed) ?? doneWith(work);
}

function stewardDeed(work: Work, deed: StewardDeed): Refusal | null {
  const { table } = work;
  if ('seat' in deed && !table.seats[deed.seat]) return refuse('no-such-seat');
  switch (deed.type) {
    case 'bot':
      return playBot(work, deed.seat, deed.at, deed.actions);
    case 'seat': {
      const { id, mode } = table.seats[deed.seat]!;
      if (id !== deed.from.id || mode !== (deed.from.mode ?? mode)) return refuse('stale');
      write(work, { type: 'seat', seat: deed.seat, now: deed.now, why: deed.why });
      grantIfAllAgree(work);
      return null;
    }
    case 'calendar': {
      const calendar = granted(table.log, deed.seat, deed.calendar, work.now);
      if (sameJson(calendar, table.calendars[deed.seat]!)) return refuse('seat-unchanged');
      write(work, { type: 'calendar', seat: deed.seat, calendar });
      return null;
    }
    case 'freeze':
      // That another program plays it otherwise counts for more than why it stood still before.
      if (table.frozen !== null && (deed.why !== 'differs' || table.frozen === 'differs'))
        return refuse('frozen', { params: { why: table.frozen } });
      write(work, { type: 'freeze', why: deed.why });
      return null;
    case 'unfreeze':
      if (table.frozen === null) return refuse('not-frozen');
      write(work, { type: 'unfreeze' });
      return null;
    case 'rewind': {
      const { moves } = table.line;
      if (!moves.includes(deed.to) || moves[moves.length - 1] === deed.to) return refuse('undo-nothing');
      undo(work, null, deed.to);
      return null;
    }
  }
}

/** What a bot brought after entry `at`, or any legal move when it brought nothing that can be played. */
export function botMove(
  host: Host,
  table: Table,
  { seat, at, action, luck }: { seat: Seat; at: number; action: GameAction | null; luck: string },
  now: number,
): Done | Refusal {
  const play = (one: GameAction) => steward(host, table, { type: 'bot', seat, at, actions: [one] }, now);
  const done = action && play(action);
  if (done && (done.ok || done.code !== 'illegal')) return done;
  const any = sample(host.game, viewOf(host.game, table, seat), seat, rngOf(luck));
  if (!any) throw new Error(`bug: seat ${seat} is to act and has no legal move`);
  return play(any);
}

/** Bots think elsewhere and for a while: what they bring is refused when the table has moved on. */
function playBot(work: Work, seat: Seat, at: number, actions: readonly GameAction[]): Refusal | null {
  const { table } = work;
  const { mode } = table.seats[seat]!;
  if (mode !== 'bot' && mode !== 'stand-in') return refuse('seat-is-played');
  if (!isRunning(table)) return refuse('table-ended');
  if (table.frozen !== null) return refuse('frozen', { params: { why: table.frozen } });
  if (at !== headOf(table)) return refuse('stale');
  const refused = play(work, seat, actions, { by: mode === 'bot' ? 'bot' : 'timeout' });
  if (!refused) actForDesks(work);
  return refused;
}
