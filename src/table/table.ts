/**
 * One table as a value. A table is what it was created with (creation.ts) and a log that is only ever added
 * to (log.ts); everything else here is the fold of the log (fold.ts), kept so that nobody has to fold it
 * again: the state of the game, the line of moves in effect, who sits where, clocks, an open question, a
 * freeze. Beside it lie the desks (desk.ts): standing orders and drafts, private to their owners, in no log.
 *
 * Whoever hosts a table (server, terminal, browser off line) holds one value and calls pure functions that
 * give the next: `openTable`, `command`, `tick`, and `steward` for what no seat decides. Time and the seed
 * are passed in. What leaves the host goes through sight.ts. After a restart, `reopen` folds the log, or a
 * snapshot and the tail of the log, to the same value.
 */
import { type ChanceSource, tapeSource } from '../kernel/chance.ts';
import type { AnyGame, BaseState, EventOf, GameTypes, Sealed, Seat } from '../kernel/contract.ts';
import type { Waiting } from '../kernel/engine.ts';
import { hashOf } from '../kernel/hash.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import { type Calendar, NO_CALENDAR } from './calendar.ts';
import { newClock, type SeatClock } from './clock.ts';
import type { Creation } from './creation.ts';
import { type Desk, NEW_DESK } from './desk.ts';
import { fold } from './fold.ts';
import { brokenAt, chained, type Entry, type Line, NEW_LINE, NO_CHAIN, type Question, type SeatNow } from './log.ts';
import { type Mark, marksAfter } from './marks.ts';
import { begin, boardOf, playedOut } from './replay.ts';

export interface Table {
  readonly creation: Creation;
  /** Entry n is `log[n]`. */
  readonly log: readonly Entry[];
  readonly state: Sealed<BaseState>;
  readonly line: Line;
  /** A few earlier states, so that an undo replays little. */
  readonly marks: readonly Mark[];
  /** What a table with real dice waits for. */
  readonly waiting: Waiting | null;
  readonly seats: readonly SeatNow[];
  readonly calendars: readonly Calendar[];
  readonly clocks: readonly SeatClock[];
  readonly ask: OpenAsk | null;
  /** Why nobody can move; null = play goes on. */
  readonly frozen: string | null;
  /** Ended by agreement before the game was over. */
  readonly ended: boolean;
  /** The last link of each viewer's chain: the seats in order, then the watchers. */
  readonly chains: readonly string[];
  readonly desks: readonly Desk[];
  /** The latest commands of each seat that were carried out, so that a repeated one is not played twice. */
  readonly answered: readonly (readonly Answered[])[];
}

export interface OpenAsk {
  seq: number;
  seat: Seat;
  question: Question;
  yes: readonly Seat[];
}

/** A command carried out; `seq` is its first entry, null when it wrote none. */
export interface Answered {
  id: string;
  seq: number | null;
}

/** What only the host has: the game's code, and the seed's source (null = real dice). */
export interface Host {
  game: AnyGame;
  source: ChanceSource | null;
  /** Whether the end that is asked for may come (absence.ts); not given: when everybody has agreed. */
  mayEnd?: (t: Table, now: number) => boolean;
}

/** One new entry and what it brought about. */
export interface News {
  entry: Entry;
  events: readonly EventOf<GameTypes>[];
  /** The state after it. */
  state: Sealed<BaseState>;
}

/** The number of the last entry: what a client gives as `at`. */
export const headOf = (t: Table): number => t.log.length - 1;

/** True while there is something to play: neither over nor ended by agreement. */
export const isRunning = (t: Pick<Table, 'ended' | 'state'>): boolean => !t.ended && !isOver(t.state);

/** Whose move it is; nobody while the table is frozen or over. */
export const actingAt = (g: AnyGame, t: Pick<Table, 'ended' | 'state' | 'frozen'>): readonly Seat[] =>
  t.frozen === null && isRunning(t) ? toAct(g, t.state) : [];

/** Seats whose next move a bot must bring. */
export const botsDue = (g: AnyGame, t: Table): Seat[] =>
  actingAt(g, t).filter((seat) => t.seats[seat]!.mode === 'bot' || t.seats[seat]!.mode === 'stand-in');

export type Opened = { ok: true; table: Table; news: News[] } | { ok: false; waiting: Waiting };

/** Opens a table. With real dice the outcomes of the setup are given here, as a tape. */
export function openTable(host: Host, creation: Creation, now: number): Opened {
  const begun = begin(host.game, creation, host.source ?? tapeSource([]));
  if (!begun.ok) return begun;
  const entry = chained(NO_CHAIN, { seq: 0, at: now, type: 'open', ...playedOut(begun.trace) });
  const { table, news } = fold(host.game, blank(creation), entry, begun);
  return { ok: true, table, news: [news] };
}

function blank(creation: Creation): Table {
  const { seats, rules, options, clock } = creation;
  return {
    creation,
    log: [],
    state: { rules, seats: seats.length, options, phases: [], chance: {} },
    line: NEW_LINE,
    marks: [],
    waiting: null,
    seats,
    calendars: seats.map(() => NO_CALENDAR),
    clocks: seats.map(() => newClock(clock)),
    ask: null,
    frozen: null,
    ended: false,
    chains: [...seats.map(() => NO_CHAIN), NO_CHAIN],
    desks: seats.map(() => NEW_DESK),
    answered: seats.map(() => []),
  };
}

/** A snapshot: the fold so far without the log, as JSON. Its desks hold what no log does. */
export type Snapshot = Omit<Table, 'creation' | 'log' | 'marks'> & {
  seq: number;
  /** Of the state: another build that folds the log must come to the same. */
  hash: string;
};

export function snapshotOf({ creation: _creation, log, marks: _marks, ...rest }: Table): Snapshot {
  return { ...rest, seq: log.length - 1, hash: hashOf(rest.state) };
}

/** The table that a stored log makes, from its first entry or from a snapshot on. Throws on a broken log. */
export function reopen(g: AnyGame, creation: Creation, log: readonly Entry[], snapshot: Snapshot | null): Table {
  boardOf(g, creation); // a snapshot names its board by hash only
  let table = snapshot ? fromSnapshot(creation, log, snapshot) : blank(creation);
  const from = table.log.length;
  const broken = brokenAt(log, from);
  if (broken !== null) throw new Error(`bug: the log is broken at entry ${broken}`);
  for (const entry of log.slice(from)) table = fold(g, table, entry, null).table;
  return table;
}

function fromSnapshot(creation: Creation, log: readonly Entry[], { seq, hash, ...rest }: Snapshot): Table {
  if (hashOf(rest.state) !== hash) throw new Error(`bug: the snapshot at entry ${seq} is broken`);
  if (log.length <= seq) throw new Error(`bug: the log ends before the snapshot at entry ${seq}`);
  return { ...rest, creation, log: log.slice(0, seq + 1), marks: marksAfter([], rest.line, rest.state, true) };
}
