/** What a table is created with; it never changes afterwards. */
import { MASTER_MS } from '../bots/time.ts';
import type { AnyGame, BaseState, Sealed, Seat } from '../kernel/contract.ts';
import { brokenStart, readBoard } from '../kernel/given.ts';
import { type OptionValues, readOptions } from '../kernel/options.ts';
import type { Problem } from '../kernel/record.ts';
import { readName } from '../kernel/record-fields.ts';
import {
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  text,
  wrong,
  yesNo,
} from '../kernel/shape.ts';
import { AT_ZERO, type AtZero, type ClockSettings, readClockSettings } from './clock.ts';
import type { SeatNow } from './log.ts';

/**
 * free: one's own moves, until another seat has acted · until-chance: the same, and with the others' consent
 * past another seat's move, until chance or a secret is shown · consent: always with consent · never.
 */
export const UNDO_POLICIES = ['free', 'until-chance', 'consent', 'never'] as const;
export type UndoPolicy = (typeof UNDO_POLICIES)[number];

/** What the screen may do for a player beyond showing the board. A table may forbid either. */
export interface Helps {
  /** Reckonings about what is to come: forecasts in bills and panels, reachable deliveries, running estimates. */
  calculator: boolean;
  /** A bot's advice. */
  hints: boolean;
}

/** What a table agrees on beside the rules. */
export interface Customs extends Helps {
  /** Milliseconds that a Master may think about a move. */
  masterMs: number;
}

/** Where nothing else was chosen, and at tables older than the choice. */
export const USUAL_CUSTOMS: Customs = { calculator: true, hints: true, masterMs: MASTER_MS.usual };

export const readMasterMs = int(MASTER_MS.least, MASTER_MS.most);

export interface Creation extends Customs {
  game: string;
  rules: number;
  options: OptionValues;
  seats: SeatNow[];
  firstSeat?: Seat;
  /** A board of the players' own, whole. */
  board?: object;
  undo: UndoPolicy;
  clock: ClockSettings;
  atZero: AtZero;
  /** The hash of the seed, published before the first draw; null at a table with real dice. */
  commitment: string | null;
  /** A position to start from instead of the setup. */
  start?: object;
}

export const readSeatNow: Reader<SeatNow> = object({
  id: text(60, /^[\w:.-]*$/),
  name: readName,
  mode: oneOf(['person', 'bot', 'open'] as const),
});

const options: Reader<Record<string, unknown>> = (raw, at) =>
  isPlainObject(raw) ? good(raw) : wrong(at, 'expected-object');

const shape = object({
  game: text(60),
  rules: int(1, 10_000),
  options,
  seats: listOf(readSeatNow, 12, 1),
  firstSeat: maybe(int(0, 11)),
  board: maybe(options),
  undo: oneOf(UNDO_POLICIES),
  clock: readClockSettings,
  atZero: oneOf(AT_ZERO),
  calculator: maybe(yesNo),
  hints: maybe(yesNo),
  masterMs: maybe(readMasterMs),
  commitment: orNull(text(64, /^[0-9a-f]{64}$/)),
  start: maybe(options),
});

type ReadCreation = Read<Creation> | ({ ok: false } & Problem);

/** Reads creation data from untrusted JSON and holds it against the game. */
export function readCreation(g: AnyGame, raw: unknown): ReadCreation {
  const read = shape(raw, '');
  if (!read.ok) return read;
  const { start, ...rest } = read.value;
  const given = { ...USUAL_CUSTOMS, ...rest };
  if (given.game !== g.id) return wrong('game', 'not-one-of', { values: g.id });
  if (given.rules > g.rules) return wrong('rules', 'number-too-large', { max: g.rules });
  const chosen = readOptions(g.options, given.options);
  if (!chosen.ok) return chosen;
  const counts = g.seatCounts(chosen.value);
  if (!counts.includes(given.seats.length)) return wrong('seats', 'not-one-of', { values: counts.join(', ') });
  if (given.firstSeat !== undefined && !g.asksFirstSeat) return wrong('firstSeat', 'expected-nothing');
  if (given.firstSeat !== undefined && given.firstSeat >= given.seats.length)
    return wrong('firstSeat', 'number-too-large', { max: given.seats.length - 1 });
  const board = readBoard(g, given.board, chosen.value);
  if (!board.ok) return { ok: false, ...board.problem };
  if (start === undefined) return good({ ...given, options: chosen.value });
  const position = g.readState(start);
  if (!position.ok) return { ...position, at: `start.${position.at}` };
  const table = { seats: given.seats.length, rules: given.rules, options: chosen.value, ...board.value };
  const broken = brokenStart(g, position.value as Sealed<BaseState>, table);
  if (broken) return { ok: false, at: broken.at, code: 'record-start-broken', params: { breach: broken.breach } };
  return good({ ...given, options: chosen.value, start: position.value });
}
