/** One JSON file = one game. Format: docs/record-format.md. A record is hostile until it has been read here. */
import { type ChanceSource, type Drawn, isSeed, seedSource, tapeSource } from './chance.ts';
import type { BoardFault, GameModule, GameTypes, Outcome, Params, Sealed, Seat, Table, Violation } from './contract.ts';
import { advance, newTrace, start, startFrom, type Trace, type Waiting } from './engine.ts';
import { canonical, hashOf } from './hash.ts';
import { jsonBreak } from './json-place.ts';
import { type OptionValues, readOptions } from './options.ts';
import { isOver } from './phases.ts';
import {
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  type Read,
  type Reader,
  type ShapeCode,
  text,
  wrong,
} from './shape.ts';
import { parseAction } from './words.ts';

export const RECORD_FORMAT = 'turntable-record';
export const RECORD_VERSION = 1;

export interface RecordedAction {
  seat: Seat;
  action: { kind: string };
  chance?: Drawn[];
}

export interface GameRecord {
  format: typeof RECORD_FORMAT;
  version: typeof RECORD_VERSION;
  game: string;
  rules: number;
  options: OptionValues;
  seats: { name: string }[];
  firstSeat?: Seat;
  /** A board of the players' own, whole. */
  board?: object;
  /** The host's seed, once it may be known; without it the outcomes below are the tape. */
  seed?: string;
  /** A position to start from instead of the setup. */
  start?: object;
  /** Outcomes of the setup. */
  chance?: Drawn[];
  actions: RecordedAction[];
  hash?: string;
  result?: Outcome;
}

export const RECORD_CODES = [
  'record-too-large',
  'record-not-json',
  'record-foreign',
  'record-version',
  'record-rules',
  'record-seats',
  'record-action-malformed',
  'record-action-illegal',
  'record-chance-missing',
  'record-chance-differs',
  'record-chance-impossible',
  'record-hash-differs',
  'record-result-differs',
  'record-board-broken',
  'record-start-broken',
  'record-bug',
] as const;
export type RecordCode = (typeof RECORD_CODES)[number];

/** What is wrong with a record, and where: one sentence for the reader. */
export interface Problem {
  at: string;
  code: RecordCode | ShapeCode;
  params: Params;
  /** The rule broken, when an action is illegal. */
  violation?: Violation;
  /** What is wrong with the board, when it cannot be played. */
  fault?: BoardFault;
}

export type Outcomes<T> = { ok: true; value: T } | { ok: false; problem: Problem };

export const MOST_BYTES = 4_000_000;
const MOST_ACTIONS = 20_000;
const MOST_SEATS = 12;
export const LONGEST_NAME = 40;
export const readName: Reader<string> = text(LONGEST_NAME);

const problem = (at: string, code: Problem['code'], params: Params = {}): { ok: false; problem: Problem } => ({
  ok: false,
  problem: { at, code, params },
});

// --- Reading ---------------------------------------------------------------------------------------

const ID = /^[a-z0-9][a-z0-9-]{0,59}$/;
const HASH = /^[0-9a-f]{16}$/;
const seatReader = int(0, MOST_SEATS - 1);

const chanceValue: Reader<number | string> = (raw, at) =>
  typeof raw === 'string' ? text(60)(raw, at) : int(-1_000_000, 1_000_000)(raw, at);

export const readDrawn: Reader<Drawn> = object({
  point: text(60, ID),
  values: listOf(chanceValue, 1000),
  to: maybe(listOf(seatReader, MOST_SEATS)),
});

const seed: Reader<string> = (raw, at) => (isSeed(raw) ? good(raw) : wrong(at, 'text-malformed'));
const anyObject: Reader<object> = (raw, at) => (isPlainObject(raw) ? good(raw) : wrong(at, 'expected-object'));
const anyAction: Reader<{ kind: string }> = (raw, at) =>
  isPlainObject(raw) ? good(raw as { kind: string }) : wrong(at, 'expected-object');
const optionValue: Reader<string | number | boolean> = (raw, at) =>
  typeof raw === 'boolean'
    ? good(raw)
    : typeof raw === 'number'
      ? int(-1_000_000, 1_000_000)(raw, at)
      : text(60)(raw, at);
const optionValues: Reader<OptionValues> = (raw, at) => {
  if (!isPlainObject(raw)) return wrong(at, 'expected-object');
  const out: OptionValues = {};
  for (const key of Object.keys(raw).slice(0, 200)) {
    if (!/^[a-zA-Z][a-zA-Z0-9]{0,39}$/.test(key)) return wrong(`${at}.${key.slice(0, 40)}`, 'unknown-field');
    const item = optionValue(raw[key], `${at}.${key}`);
    if (!item.ok) return item;
    out[key] = item.value;
  }
  return good(out);
};

const readOutcome: Reader<Outcome> = object({
  ranking: listOf(
    object({
      seat: seatReader,
      place: int(1, MOST_SEATS),
      score: int(-1_000_000_000, 1_000_000_000),
      tie: maybe(int(-1_000_000_000, 1_000_000_000)),
    }),
    MOST_SEATS,
  ),
  reasons: listOf(text(60), 20),
  lost: maybe(listOf(seatReader, MOST_SEATS)),
});

const envelope = object({
  format: oneOf([RECORD_FORMAT]),
  version: oneOf([RECORD_VERSION]),
  game: text(60, ID),
  rules: int(1, 10_000),
  options: optionValues,
  seats: listOf(object({ name: readName }), MOST_SEATS, 1),
  firstSeat: maybe(seatReader),
  board: maybe(anyObject),
  seed: maybe(seed),
  start: maybe(anyObject),
  chance: maybe(listOf(readDrawn, 1000)),
  actions: listOf(object({ seat: seatReader, action: anyAction, chance: maybe(listOf(readDrawn, 100)) }), MOST_ACTIONS),
  hash: maybe(text(16, HASH)),
  result: maybe(readOutcome),
});

/** Reads the shape of a record from text; whether its moves are legal is `replay`'s part. */
export function readRecord(source: string): Outcomes<GameRecord> {
  if (source.length > MOST_BYTES) return problem('', 'record-too-large', { most: MOST_BYTES });
  let raw: unknown;
  try {
    raw = JSON.parse(source);
  } catch {
    return problem('', 'record-not-json', jsonBreak(source));
  }
  return recordFrom(raw);
}

/** The same for JSON already parsed. */
export function recordFrom(raw: unknown): Outcomes<GameRecord> {
  if (!isPlainObject(raw) || raw.format !== RECORD_FORMAT)
    return problem('format', 'record-foreign', { format: RECORD_FORMAT });
  if (raw.version !== RECORD_VERSION) return problem('version', 'record-version', { known: RECORD_VERSION });
  return toOutcomes(envelope(raw, '')) as Outcomes<GameRecord>;
}

const toOutcomes = <T>(read: Read<T>): Outcomes<T> =>
  read.ok ? { ok: true, value: read.value } : problem(read.at, read.code, read.params);

// --- Replaying -------------------------------------------------------------------------------------

export interface ReplayStep<G extends GameTypes> {
  /** How many actions have been played; 0 = just after the setup. */
  n: number;
  seat: Seat | null;
  action: G['action'] | null;
  /** The state itself, not a copy: read it, do not keep it. */
  state: Sealed<G['state']>;
  trace: Trace<G>;
}

export interface Replayed<G extends GameTypes> {
  state: G['state'];
  hash: string;
  /** What the record still waits for: a game from a real table may stop before the dice. */
  waiting: Waiting | null;
}

export interface ReplayOptions<G extends GameTypes> {
  /** Stop after this many actions. */
  until?: number;
  onStep?(step: ReplayStep<G>): void;
}

/** Plays a record again from its first line and checks every word of it. */
export function replay<G extends GameTypes>(
  g: GameModule<G>,
  record: GameRecord,
  options: ReplayOptions<G> = {},
): Outcomes<Replayed<G>> {
  const opened = openSafely(g, record);
  if (!opened.ok) return opened;
  const { state, trace: first } = opened.value;
  options.onStep?.({ n: 0, seat: null, action: null, state: state as Sealed<G['state']>, trace: first });
  let waiting = first.waiting;
  const last = Math.min(options.until ?? Number.POSITIVE_INFINITY, record.actions.length);
  for (let n = 0; n < last; n++) {
    const at = `actions[${n}]`;
    if (waiting)
      return problem(n === 0 ? 'chance' : `actions[${n - 1}].chance`, 'record-chance-missing', {
        point: waiting.point,
      });
    const entry = record.actions[n]!;
    const action = parseAction(g, entry.action);
    if (!action) return problem(`${at}.action`, 'record-action-malformed');
    const trace = newTrace<G>();
    try {
      const violation = advance(g, state, entry.seat, action, sourceFor(record, entry.chance), trace);
      if (violation) return { ok: false, problem: { at, code: 'record-action-illegal', params: {}, violation } };
    } catch (error) {
      return problem(at, 'record-bug', { message: String(error) });
    }
    const wrongChance = checkChance(record, entry.chance, trace, `${at}.chance`);
    if (wrongChance) return wrongChance;
    waiting = trace.waiting;
    options.onStep?.({ n: n + 1, seat: entry.seat, action, state: state as Sealed<G['state']>, trace });
  }
  const hash = hashOf(state);
  if (last === record.actions.length) {
    if (record.hash !== undefined && record.hash !== hash)
      return problem('hash', 'record-hash-differs', { expected: record.hash, found: hash });
    const result = g.outcome(state as Sealed<G['state']>);
    if (record.result !== undefined && canonical(record.result) !== canonical(result))
      return problem('result', 'record-result-differs');
  }
  return { ok: true, value: { state, hash, waiting } };
}

/** A position out of a file may break what no reader looks at: that is the file's fault, not a crash. */
function openSafely<G extends GameTypes>(g: GameModule<G>, record: GameRecord): ReturnType<typeof open<G>> {
  try {
    return open(g, record);
  } catch (error) {
    return problem(record.start === undefined ? '' : 'start', 'record-bug', { message: String(error) });
  }
}

function open<G extends GameTypes>(
  g: GameModule<G>,
  record: GameRecord,
): Outcomes<{ state: G['state']; trace: Trace<G> }> {
  if (record.rules > g.rules) return problem('rules', 'record-rules', { known: g.rules });
  const read = readOptions(g.options, record.options);
  if (!read.ok) return problem(read.at, read.code, read.params);
  const seats = record.seats.length;
  const counts = g.seatCounts(read.value);
  if (!counts.includes(seats)) return problem('seats', 'record-seats', { allowed: counts.join(', ') });
  if (record.firstSeat !== undefined && !g.asksFirstSeat) return problem('firstSeat', 'expected-nothing');
  if (record.firstSeat !== undefined && record.firstSeat >= seats)
    return problem('firstSeat', 'number-too-large', { max: seats - 1 });
  const board = readBoard(g, record.board, read.value);
  if (!board.ok) return board;
  const table: Table<G> = {
    seats,
    options: read.value,
    rules: record.rules,
    ...(record.firstSeat === undefined ? {} : { firstSeat: record.firstSeat }),
    ...board.value,
  };
  const source = sourceFor(record, record.chance);
  if (record.start !== undefined) return openGiven(g, record, table, source);
  const started = start(g, table, source);
  if (!started.ok) return chanceProblem(started.waiting, 'chance');
  const wrongChance = checkChance(record, record.chance, started.trace, 'chance');
  return wrongChance ?? { ok: true, value: started };
}

/** A board of the players' own, as a table wants it: `{ board: id }`, or nothing when there is none. */
export function readBoard<G extends GameTypes>(
  g: GameModule<G>,
  raw: unknown,
  options: G['options'],
): Outcomes<Pick<Table<G>, 'board'>> {
  if (raw === undefined) return { ok: true, value: {} };
  if (!g.ownBoards) return problem('board', 'expected-nothing');
  const read = g.ownBoards.read(raw, options);
  if (read.ok) return { ok: true, value: { board: read.id } };
  const { fault } = read;
  const at = fault.at === '' ? 'board' : `board.${fault.at}`;
  return { ok: false, problem: { at, code: 'record-board-broken', params: {}, fault } };
}

/** A position out of a file: its shape, then the game's own invariants, before anything runs on it. */
function openGiven<G extends GameTypes>(
  g: GameModule<G>,
  record: GameRecord,
  table: Table<G>,
  source: ChanceSource,
): Outcomes<{ state: G['state']; trace: Trace<G> }> {
  const read = g.readState(record.start);
  if (!read.ok) return problem(`start.${read.at}`, read.code, read.params);
  const given = read.value as Sealed<G['state']>;
  const broken = brokenStart(g, given, table);
  if (broken) return problem(broken.at, 'record-start-broken', { breach: broken.breach });
  const begun = startFrom(g, given, source);
  const wrongChance = checkChance(record, record.chance, begun.trace, 'chance');
  return wrongChance ?? { ok: true, value: begun };
}

/** Why a position cannot be what a table of this kind begins from, or null. */
export function brokenStart<G extends GameTypes>(
  g: GameModule<G>,
  given: Sealed<G['state']>,
  { seats, rules, options, board }: Table<G>,
): { at: string; breach: string } | null {
  if (given.seats !== seats) return { at: 'start.seats', breach: 'seats-differ' };
  if (given.rules !== rules) return { at: 'start.rules', breach: 'rules-differ' };
  if (canonical(given.options) !== canonical(options)) return { at: 'start.options', breach: 'options-differ' };
  if ((given.board ?? null) !== (board ?? null)) return { at: 'start.board', breach: 'board-differs' };
  const breach = g.referee(given)[0];
  return breach ? { at: 'start', breach: breach.code } : null;
}

/** The seed answers when the record has one; else the outcomes written down are the tape. */
const sourceFor = (record: GameRecord, chance: Drawn[] | undefined): ChanceSource =>
  record.seed !== undefined ? seedSource(record.seed) : tapeSource(chance ?? []);

function checkChance<G extends GameTypes>(
  record: GameRecord,
  written: Drawn[] | undefined,
  trace: Trace<G>,
  at: string,
): { ok: false; problem: Problem } | null {
  if (trace.waiting && trace.waiting.refused !== null) return chanceProblem(trace.waiting, at);
  // A partly written visit at the very end is a table that waits for its dice.
  const partly = trace.waiting && record.seed === undefined ? written?.slice(trace.chance.length) : undefined;
  const compared = partly ? written?.slice(0, trace.chance.length) : written;
  if (partly && (partly.length > 1 || (partly[0] && partly[0].point !== trace.waiting?.point)))
    return problem(at, 'record-chance-differs');
  if (compared !== undefined && canonical(compared) !== canonical(trace.chance))
    return problem(at, 'record-chance-differs');
  return null;
}

function chanceProblem(waiting: Waiting, at: string): { ok: false; problem: Problem } {
  if (waiting.refused === null) return problem(at, 'record-chance-missing', { point: waiting.point });
  return problem(at, 'record-chance-impossible', { point: waiting.point, value: waiting.refused });
}

// --- Writing ---------------------------------------------------------------------------------------

/** Closes a record with the hash of its last state and, when the game is over, its result. */
export function sealRecord<G extends GameTypes>(
  g: GameModule<G>,
  record: GameRecord,
  state: Sealed<G['state']>,
): GameRecord {
  const result = isOver<G>(state) ? g.outcome(state) : null;
  return { ...record, hash: hashOf(state), ...(result ? { result } : {}) };
}

/** The text of a record: one action a line, so that differences read well. */
export function recordText(record: GameRecord): string {
  const { actions, ...rest } = record;
  const head = JSON.stringify(rest, null, 1).replace(/\n?\}$/, '');
  const lines = actions.map((entry) => `  ${JSON.stringify(entry)}`);
  return `${head},\n "actions": [${lines.length > 0 ? `\n${lines.join(',\n')}\n ` : ''}]\n}\n`;
}
