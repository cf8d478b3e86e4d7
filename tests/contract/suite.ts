/** The contract suite: the same for every game, every option value alone and in pairs, every player count. */
import fc from 'fast-check';
import { describe, test } from 'vitest';
import type { BotGame, GameTypes, Sealed, Seat } from '../../src/kernel/contract.ts';
import { optionMatrix } from '../../src/kernel/options.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { byNumbers, type Choose, type Played, playout, type Seating, type Step } from '../support/playout.ts';
import { chanceClauses } from './chance.ts';
import { mindClauses } from './minds.ts';
import { moveClauses } from './moves.ts';
import { secretClauses } from './secrets.ts';
import { stateClauses } from './states.ts';

/** What the suite must be told about a game. */
export interface Universe<G extends GameTypes> {
  /** Everything that a hand might try, legal or not: what `legal` is measured against. */
  every(s: Sealed<G['state']>): Iterable<G['action']>;
  /** How many games of each player count and option choice. */
  games: number;
  /** Look at one position in so many; 1 where games are short. */
  stride: number;
  /** Fields of the state that may be null. */
  nullable?: readonly string[];
  /** With many options: every number of players on every map; every pair of options once, with players in turn. */
  fewSeatings?: true;
}

export interface StepContext<G extends GameTypes> {
  g: BotGame<G>;
  universe: Universe<G>;
  step: Step<G>;
  s: Sealed<G['state']>;
  /** Seats to act, then all seats. */
  acting: readonly Seat[];
  seats: readonly Seat[];
  turn: number;
}
export interface GameContext<G extends GameTypes> {
  g: BotGame<G>;
  steps: Step<G>[];
  played: Played<G>;
  /** Plays the same game once more, or what else is to be the same. */
  again(other?: BotGame<G>): Played<G>;
}

export interface Clause<G extends GameTypes> {
  title: string;
  /** After the setup and after every action, on frozen states. */
  step?(c: StepContext<G>): void;
  /** Once for each game. */
  game?(c: GameContext<G>): void;
  /** Only on every n-th of the turns looked at, where it is slow. */
  each?: number;
}

/** Half the games by lot, half by the game's own policy: players by lot seldom come far. */
const directed =
  <G extends GameTypes>(g: BotGame<G>, numbers: readonly number[]): Choose<G> =>
  (moves, turn, s) => {
    const { seat } = byNumbers<G>(numbers)(moves, turn, s)!;
    const rng = rngOf(`${numbers.join()}/${turn}`);
    return { seat, action: g.brain.policy(g.view(s, seat) as Sealed<G['state']>, seat, rng) };
  };

/** Every way to sit down that the suite tries. */
export function seatings<G extends GameTypes>(g: BotGame<G>, { fewSeatings }: Universe<G>): Seating<G>[] {
  const isPlain = (options: G['options']) =>
    Object.keys(g.options).every((key) => key === 'map' || options[key] === g.options[key]!.default);
  const changed = (options: G['options']) =>
    Object.keys(g.options).filter((key) => options[key] !== g.options[key]!.default).length;
  return optionMatrix(g.options).flatMap((options, i) => {
    const counts = g.seatCounts(options);
    if (!fewSeatings || isPlain(options)) return counts.map((seats) => ({ seats, options }));
    // A value alone is also one of a pair with the defaults of the others.
    return changed(options) < 2 ? [] : [{ seats: counts[i % counts.length]!, options }];
  });
}

export const allClauses = <G extends GameTypes>(): Clause<G>[] => [
  ...moveClauses<G>(),
  ...stateClauses<G>(),
  ...chanceClauses<G>(),
  ...secretClauses<G>(),
  ...mindClauses<G>(),
];

export function contractSuite<G extends GameTypes>(g: BotGame<G>, universe: Universe<G>): void {
  describe(`contract: ${g.id}`, () => {
    for (const clause of allClauses<G>()) {
      test(clause.title, { timeout: 60_000 }, () => {
        for (const seating of seatings(g, universe)) assertClause(g, universe, clause, seating);
      });
    }
  });
}

/** What decides a game; fast-check makes it smaller until the failure is plain. */
interface How {
  seed: string;
  numbers: number[];
  policy: boolean;
  firstSeat: Seat | undefined;
}
interface Game<G extends GameTypes> {
  steps: Step<G>[];
  played: Played<G>;
}

function playGame<G extends GameTypes>(g: BotGame<G>, seating: Seating<G>, how: How): Game<G> {
  const { seed, numbers, policy, firstSeat } = how;
  const steps: Step<G>[] = [];
  const choose = policy ? directed(g, numbers) : byNumbers<G>(numbers);
  const table = { ...seating, ...(firstSeat === undefined ? {} : { firstSeat }) };
  const played = playout(g, table, seed, choose, (step) => steps.push(step));
  return { steps, played };
}

/** All clauses look at the same games: each is played once. */
const games = new WeakMap<object, Map<string, unknown>>();
function gameOf<G extends GameTypes>(g: BotGame<G>, seating: Seating<G>, how: How): Game<G> {
  const known = games.get(g) ?? new Map<string, unknown>();
  games.set(g, known);
  const key = JSON.stringify([seating, how]);
  const game = (known.get(key) as Game<G> | undefined) ?? playGame(g, seating, how);
  known.set(key, game);
  return game;
}

/** Throws, with the smallest game found, when the game breaks the clause. */
export function assertClause<G extends GameTypes>(
  g: BotGame<G>,
  universe: Universe<G>,
  clause: Clause<G>,
  seating: Seating<G>,
): void {
  const game: fc.Arbitrary<How> = fc.record({
    seed: fc.string(),
    numbers: fc.array(fc.nat(), { maxLength: 60, size: 'max' }),
    policy: fc.boolean(),
    firstSeat: g.asksFirstSeat ? fc.option(fc.nat(seating.seats - 1), { nil: undefined }) : fc.constant(undefined),
  });
  const seats = Array.from({ length: seating.seats }, (_, i) => i);
  const property = fc.property(game, (how) => {
    const { steps, played } = gameOf(g, seating, how);
    if (clause.step) {
      for (let turn = 0; turn < steps.length; turn += (clause.each ?? 1) * universe.stride) {
        const step = steps[turn]!;
        clause.step({ g, universe, step, s: step.state, acting: toAct(g, step.state), seats, turn });
      }
    }
    clause.game?.({ g, steps, played, again: (other = g) => playGame(other, seating, how).played });
  });
  // The same games in every run; TURNTABLE_FUZZ_SEED tries others.
  const seed = Number(process.env.TURNTABLE_FUZZ_SEED ?? 1);
  // A machine too slow to play them all fails: it must not pass on the first.
  const limit = { interruptAfterTimeLimit: 20_000, markInterruptAsFailure: true };
  fc.assert(property, { numRuns: universe.games, seed, ...limit });
}
