/** The fold: a table and one more entry give the next table. Live play and reopening both go through it. */
import { tapeSource } from '../kernel/chance.ts';
import type { AnyGame, BaseState, Sealed, Seat } from '../kernel/contract.ts';
import { startFrom, type Waiting } from '../kernel/engine.ts';
import { isOver, toAct } from '../kernel/phases.ts';
import type { Calendar } from './calendar.ts';
import { punch, recounted, type SeatClock, sittingDown } from './clock.ts';
import type { Creation } from './creation.ts';
import { type Desk, NEW_DESK } from './desk.ts';
import { type Entry, isMove, stepLine } from './log.ts';
import { marksAfter, stateAt } from './marks.ts';
import { type Played, playAgain } from './replay.ts';
import { nextChains, type Seen } from './seen.ts';
import { type Answered, actingAt, type News, type Table } from './table.ts';

/** The table after one more entry. `played` is the outcome of a move when the caller has it already. */
export function fold(g: AnyGame, t: Table, entry: Entry, played: Played | null): { table: Table; news: News } {
  const moved = isMove(entry) ? (played ?? playAgain(g, t.creation, t.state, entry)) : null;
  const onBoard = foldBoard(g, { ...t, log: [...t.log, entry] }, entry, moved);
  const around = foldAround(onBoard, entry);
  const table: Table = {
    ...around,
    desks: desksAfter(around.desks, entry),
    chains: nextChains(t.chains, entry),
    answered: answeredAfter(t.answered, entry),
    clocks: clocksAfter(g, around, entry),
  };
  return { table, news: { entry, events: moved?.trace.events ?? [], state: table.state } };
}

/** What stands around the board: the same for the host and for whoever follows the table from outside. */
export type Around = Pick<Table, 'seats' | 'calendars' | 'clocks' | 'ask' | 'frozen' | 'ended'> & {
  readonly creation: Pick<Creation, 'clock' | 'atZero'>;
};

export function clocksAfter(g: AnyGame, t: Around & Pick<Table, 'state'>, entry: Seen): SeatClock[] {
  const { clock } = t.creation;
  // A new name is no move: neither time nor flag nor absence begins anew with it.
  const sits = entry.type === 'seat' && entry.why !== 'renamed' ? entry.seat : null;
  const clocks = punch(clock, t.calendars, t.clocks, {
    at: entry.at,
    acting: actingAt(g, t),
    mover: entry.type === 'action' ? (entry.seat ?? null) : sits,
    earns: entry.type === 'action' || entry.type === 'chance' || entry.type === 'redo',
    returns: entry.type === 'undo',
  });
  return sits === null ? clocks : clocks.map((c, seat) => (seat === sits ? sittingDown(clock, c) : c));
}

/** What an entry changes on the board: `t` already holds it in its log. */
function foldBoard(g: AnyGame, t: Table, entry: Entry, moved: Played | null): Table {
  const line = stepLine(t.line, entry);
  if (line === t.line) return t;
  const state = moved ? moved.state : stateAt(g, t, t.log, line);
  const barrier = entry.type === 'open' || ('barrier' in entry && entry.barrier === true);
  return {
    ...t,
    line,
    state,
    marks: marksAfter(t.marks, line, state, barrier),
    waiting: moved ? moved.trace.waiting : waitingAt(g, state),
    desks: t.desks.map((desk) => lapsed(desk, state, moved?.trace.left ?? null)),
  };
}

/** Orders given for one phase lapse when it has come to its end, or is no longer where it was. */
function lapsed(desk: Desk, { phases }: Sealed<BaseState>, left: number | null): Desk {
  if (desk.orders.length === 0) return desk;
  const orders = desk.orders.filter(({ until, given }) => {
    if (until === 'off') return true;
    return (left === null || left > given.depth) && phases[given.depth - 1]?.id === given.phase;
  });
  return orders.length === desk.orders.length ? desk : { ...desk, orders };
}

/** What a position waits for, found again after an undo. */
export const waitingAt = (g: AnyGame, state: Sealed<BaseState>): Waiting | null =>
  isOver(state) || toAct(g, state).length > 0 ? null : startFrom(g, state, tapeSource([])).trace.waiting;

/** What an entry changes around the board. */
export function foldAround<T extends Around>(t: T, entry: Seen): T {
  switch (entry.type) {
    case 'open':
      return t;
    case 'action':
    case 'chance':
    case 'undo':
    case 'redo':
      return t.ask?.question.type === 'undo' ? { ...t, ask: null } : t; // it was about another position
    case 'ask':
      return { ...t, ask: { seq: entry.seq, seat: entry.seat, question: entry.question, yes: [] } };
    case 'answer':
      return { ...t, ask: t.ask && entry.yes ? { ...t.ask, yes: [...t.ask.yes, entry.seat] } : null };
    case 'seat':
      return { ...t, seats: replaced(t.seats, entry.seat, entry.now) };
    case 'flag':
      return flagged(t, entry.seat);
    case 'calendar':
      return rescheduled(t, entry.seat, entry.calendar, entry.at);
    case 'freeze':
      return { ...t, frozen: entry.why };
    case 'unfreeze':
      return { ...t, frozen: null };
    case 'end':
      return { ...t, ended: true, ask: null };
  }
}

const replaced = <T>(list: readonly T[], seat: Seat, value: T): T[] => list.map((v, i) => (i === seat ? value : v));

/** A new owner finds the desk empty. */
function desksAfter(desks: readonly Desk[], entry: Entry): readonly Desk[] {
  if (entry.type !== 'seat' || entry.why === 'returned' || entry.why === 'renamed') return desks;
  return replaced(desks, entry.seat, NEW_DESK);
}

/** A calendar counts from when it was told. */
function rescheduled<T extends Around>(t: T, seat: Seat, calendar: Calendar, at: number): T {
  const clock = recounted(t.creation.clock, t.calendars[seat]!, t.clocks[seat]!, at);
  return { ...t, calendars: replaced(t.calendars, seat, calendar), clocks: replaced(t.clocks, seat, clock) };
}

/**
 * The time of a seat is up: the table's setting says what follows. A flag that falls where there is no clock, or on a seat
 * that had no time any more, opens it whatever the setting: nobody has come for long (absence.ts).
 */
function flagged<T extends Around>(t: T, seat: Seat): T {
  const { atZero, clock } = t.creation;
  const hadTime = clock.type !== 'none' && !t.clocks[seat]!.flagged;
  const clocks = replaced(t.clocks, seat, { ...t.clocks[seat]!, flagged: true });
  if (atZero === 'nothing' && hadTime) return { ...t, clocks };
  const mode = atZero === 'bot' && hadTime ? 'stand-in' : 'open';
  return { ...t, clocks, seats: replaced(t.seats, seat, { ...t.seats[seat]!, mode }) };
}

const REMEMBERED = 16;
export const remember = (list: readonly Answered[], one: Answered): Answered[] => [...list, one].slice(-REMEMBERED);

/** Commands written into the log are known again after a restart. */
function answeredAfter(answered: Table['answered'], entry: Entry): Table['answered'] {
  const { command } = entry;
  if (command === undefined || !('seat' in entry) || entry.seat === null) return answered;
  const list = answered[entry.seat]!;
  if (list.some(({ id }) => id === command)) return answered;
  return replaced(answered, entry.seat, remember(list, { id: command, seq: entry.seq }));
}
