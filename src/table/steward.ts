/** What the host does and no seat decides: bots' moves, seats changing hands, freezes, repairs. */
import type { Seat } from '../kernel/contract.ts';
import { playBot } from './bot-move.ts';
import type { Calendar } from './calendar.ts';
import { grantIfAllAgree } from './consent.ts';
import { freeze } from './freeze.ts';
import type { GameAction, SeatNow, SeatReason } from './log.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Host, Table } from './table.ts';
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
      const { id, mode, name } = table.seats[deed.seat]!;
      if (id !== deed.from.id || mode !== (deed.from.mode ?? mode)) return refuse('stale');
      if (deed.why === 'renamed' && name === deed.now.name) return refuse('seat-unchanged');
      write(work, { type: 'seat', seat: deed.seat, now: deed.now, why: deed.why });
      grantIfAllAgree(work);
      return null;
    }
    case 'calendar':
      write(work, { type: 'calendar', seat: deed.seat, calendar: deed.calendar });
      return null;
    case 'freeze':
      return freeze(work, deed.why);
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
