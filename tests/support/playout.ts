/** Plays one whole game through the kernel, the referee watching every step. */
import { type ChanceSource, seedFromText, seedSource } from '../../src/kernel/chance.ts';
import type { GameModule, GameTypes, Sealed, Seat, Table } from '../../src/kernel/contract.ts';
import { deepFreeze } from '../../src/kernel/copy.ts';
import { apply, start, type Trace } from '../../src/kernel/engine.ts';
import { legal } from '../../src/kernel/legal.ts';
import { isOver, toAct } from '../../src/kernel/phases.ts';
import { type GameRecord, RECORD_FORMAT, RECORD_VERSION, sealRecord } from '../../src/kernel/record.ts';

/** One thing that one of the seats to act may do now. */
export interface Move<G extends GameTypes> {
  seat: Seat;
  action: G['action'];
}
export type Choose<G extends GameTypes> = (
  moves: Move<G>[],
  turn: number,
  s: Sealed<G['state']>,
) => Move<G> | undefined;

export interface Step<G extends GameTypes> {
  /** Null at the setup. */
  move: Move<G> | null;
  before: Sealed<G['state']> | null;
  state: Sealed<G['state']>;
  trace: Trace<G>;
}
export type Watch<G extends GameTypes> = (step: Step<G>, turn: number) => void;

export interface Played<G extends GameTypes> {
  /** With its seed, its outcomes and its hash. */
  record: GameRecord;
  state: Sealed<G['state']>;
  over: boolean;
}

export type Seating<G extends GameTypes> = Pick<Table<G>, 'seats' | 'options' | 'firstSeat' | 'board'>;

/** Longer than any real game: an endless one is a failure. */
export const LONGEST_GAME = 3000;

/**
 * Plays until the game is over or `choose` gives nothing. Every state passes the game's referee; a position
 * without a move is a failure, and so is a game that does not end.
 */
export function playout<G extends GameTypes>(
  g: GameModule<G>,
  seating: Seating<G>,
  seed: string,
  choose: Choose<G>,
  watch: Watch<G> = () => {},
): Played<G> {
  const hostSeed = seedFromText(seed);
  const source: ChanceSource = seedSource(hostSeed);
  const started = start(g, { ...seating, rules: g.rules }, source);
  if (!started.ok) throw new Error('the setup waits for chance although there is a seed');
  const record: GameRecord = {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    game: g.id,
    rules: g.rules,
    options: { ...seating.options },
    seats: Array.from({ length: seating.seats }, (_, i) => ({ name: `Seat ${i + 1}` })),
    ...(seating.firstSeat === undefined ? {} : { firstSeat: seating.firstSeat }),
    seed: hostSeed,
    ...(started.trace.chance.length > 0 ? { chance: started.trace.chance } : {}),
    actions: [],
  };
  // Frozen: whoever writes to a state that is not his own is caught here.
  let state = deepFreeze(started.state) as Sealed<G['state']>;
  assertSound(g, state);
  watch({ move: null, before: null, state, trace: started.trace }, 0);
  for (let turn = 0; !isOver<G>(state); turn++) {
    if (turn === LONGEST_GAME) throw new Error(`endless: ${LONGEST_GAME} actions`);
    const moves = movesOf(g, state);
    if (moves.length === 0) throw new Error(`dead end after ${turn} actions: ${JSON.stringify(state.phases)}`);
    const move = choose(moves, turn, state);
    if (!move) break;
    const applied = apply(g, state, move.seat, move.action, source);
    if (!applied.ok) throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(applied.violation)}`);
    const before = state;
    state = deepFreeze(applied.state) as Sealed<G['state']>;
    assertSound(g, state);
    const { chance } = applied.trace;
    record.actions.push({ ...move, ...(chance.length > 0 ? { chance } : {}) });
    watch({ move, before, state, trace: applied.trace }, turn + 1);
  }
  return { record: sealRecord(g, record, state), state, over: isOver<G>(state) };
}

/** Everything that all the seats to act may do. */
export const movesOf = <G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): Move<G>[] =>
  toAct(g, s).flatMap((seat) => legal(g, s, seat).map((action) => ({ seat, action })));

/** The referee: throws at the first invariant that does not hold. */
export function assertSound<G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>): void {
  const [breach] = g.referee(s);
  if (breach) throw new Error(`referee: ${breach.code} ${JSON.stringify(breach.params ?? {})} in ${JSON.stringify(s)}`);
}

/** Chooses by a list of numbers, which fast-check can shrink; 0 = the first legal action. */
export const byNumbers =
  <G extends GameTypes>(numbers: readonly number[]): Choose<G> =>
  (moves, turn) =>
    moves[(numbers[turn % Math.max(1, numbers.length)] ?? 0) % moves.length];
