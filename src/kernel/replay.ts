/** Plays a record again from its first line and checks every word of it. */
import { type ChanceSource, type Drawn, seedSource, tapeSource } from './chance.ts';
import type { GameModule, GameTypes, Sealed, Seat, Table } from './contract.ts';
import { advance, newTrace, start, startFrom, type Trace, type Waiting } from './engine.ts';
import { brokenStart, readBoard } from './given.ts';
import { canonical, hashOf } from './hash.ts';
import { readOptions } from './options.ts';
import { type GameRecord, type Outcomes, type Problem, problem } from './record.ts';
import { parseAction } from './words.ts';

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
