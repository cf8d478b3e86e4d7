/**
 * The log of a table: numbered entries, only ever added to. It holds decisions, chance and what happened
 * around the board (undo, seats, freezes), with the time of each; all else is the fold of it (table.ts).
 */
import type { Drawn } from '../kernel/chance.ts';
import type { Seat } from '../kernel/contract.ts';
import { chainHash } from '../kernel/hash.ts';
import type { Calendar } from './calendar.ts';

export type GameAction = { kind: string };

/** Whose hand it was: `timeout` is a bot standing in for somebody whose time ran out. */
export const PLAYED_BY = ['person', 'order', 'draft', 'bot', 'timeout'] as const;
export type PlayedBy = (typeof PLAYED_BY)[number];

/** Who plays a seat. `stand-in`: a bot, until its owner returns. `open`: nobody, another may take it. */
export const SEAT_MODES = ['person', 'bot', 'stand-in', 'open'] as const;
export type SeatMode = (typeof SEAT_MODES)[number];

export const SEAT_REASONS = ['resigned', 'replaced', 'returned', 'taken-over', 'renamed'] as const;
export type SeatReason = (typeof SEAT_REASONS)[number];

/** Somebody at the table: an account or a bot level (`id`), and the name shown. */
export interface Player {
  id: string;
  name: string;
}

export interface SeatNow extends Player {
  mode: SeatMode;
}

/** A bot's seat is written `bot:<name>`. */
export const botOf = ({ id, mode }: SeatNow): string | null =>
  mode === 'bot' && id.startsWith('bot:') ? id.slice(4) : null;

/** What may be asked of the others. */
export type Question = { type: 'undo'; to: number } | { type: 'end' };

/** How an entry was played out: who may see its contents, and whether an undo may cross it. */
interface Played {
  chance?: Drawn[];
  /** Seats that may see the contents; absent = everybody. */
  audience?: Seat[];
  /** Chance was drawn or a secret shown. */
  barrier?: true;
}

export type Body =
  | ({ type: 'open' } & Played)
  | ({ type: 'action'; seat: Seat; action: GameAction; by: PlayedBy; order?: { name: string; why: string } } & Played)
  /** Outcomes of real dice, entered by a seat. */
  | ({ type: 'chance'; seat: Seat } & Played)
  /** Back to the position after entry `to`; seat null = the host. */
  | { type: 'undo'; seat: Seat | null; to: number }
  /** Forward again to entry `to`. */
  | { type: 'redo'; seat: Seat; to: number }
  | { type: 'ask'; seat: Seat; question: Question }
  | { type: 'answer'; seat: Seat; ask: number; yes: boolean }
  | { type: 'seat'; seat: Seat; now: SeatNow; why: SeatReason }
  | { type: 'flag'; seat: Seat }
  | { type: 'calendar'; seat: Seat; calendar: Calendar }
  | { type: 'freeze'; why: string }
  | { type: 'unfreeze' }
  | { type: 'end'; why: 'agreed' };

export interface Stamp {
  seq: number;
  /** Milliseconds, never less than those of the entry before. */
  at: number;
  /** The client's id of the command that wrote it. */
  command?: string;
}
export type Unchained = Stamp & Body;
/** An entry with its link of the host's chain, which covers all contents and so never leaves the host. */
export type Entry = Unchained & { chain: string };

export const NO_CHAIN = '0000000000000000';

/** Names stay out of the chain, so that a deleted account can be made nameless without breaking it. */
const nameless = (entry: Unchained): Unchained =>
  entry.type === 'seat' ? { ...entry, now: { ...entry.now, name: '' } } : entry;

export const chained = (previous: string, entry: Unchained): Entry => ({
  ...entry,
  chain: chainHash(previous, nameless(entry)),
});

/** The number of the first entry, of those `from` on, that does not fit the chain before it; null when all is well. */
export function brokenAt(log: readonly Entry[], from = 0): number | null {
  let previous = log[from - 1]?.chain ?? NO_CHAIN;
  for (let seq = from; seq < log.length; seq++) {
    const { chain, ...entry } = log[seq]!;
    if (entry.seq !== seq || chained(previous, entry as Unchained).chain !== chain) return seq;
    previous = chain;
  }
  return null;
}

/** Entries that make up the game: the others happen around it. */
export const isMove = (entry: Pick<Body, 'type'>): boolean =>
  entry.type === 'open' || entry.type === 'action' || entry.type === 'chance';

// --- The line: the moves in effect ------------------------------------------------------------------

export interface Line {
  /** Numbers of the moves in effect, the oldest first. */
  moves: readonly number[];
  /** Moves taken back, the latest undo last, and who did it: what a redo brings back. */
  undone: readonly { seat: Seat | null; moves: readonly number[] }[];
}

export const NEW_LINE: Line = { moves: [], undone: [] };

/** An entry, whole or as seen: of a move only its number counts. */
type Stepped = { seq: number } & (
  | { type: 'undo'; seat: Seat | null; to: number }
  | { type: 'redo'; to: number }
  | { type: Exclude<Body['type'], 'undo' | 'redo'> }
);

/** The line after one more entry; the same for host and client. */
export function stepLine(line: Line, entry: Stepped): Line {
  if (isMove(entry)) return { moves: [...line.moves, entry.seq], undone: [] };
  if (entry.type === 'undo') {
    const kept = line.moves.filter((seq) => seq <= entry.to);
    const moves = line.moves.slice(kept.length);
    // What the host took back may hold chance: it is not brought back by a redo.
    return { moves: kept, undone: entry.seat === null ? [] : [...line.undone, { seat: entry.seat, moves }] };
  }
  if (entry.type === 'redo') {
    const last = line.undone[line.undone.length - 1];
    if (!last) throw new Error(`bug: nothing to redo at entry ${entry.seq}`);
    return { moves: [...line.moves, ...last.moves], undone: line.undone.slice(0, -1) };
  }
  return line;
}
