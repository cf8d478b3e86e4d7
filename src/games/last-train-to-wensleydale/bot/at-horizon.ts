/**
 * What seats may expect in the end where a round has just begun, which is where playouts are judged: signs that can be seen then, each
 * weighed by what it turned out to be worth in finished games (`scripts/fit-horizon.ts`, docs/bots.md). Only differences between seats count.
 */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { roundsOf } from '../rules/sides.ts';
import type { LTWState } from '../state.ts';
import { partsOf } from './value.ts';
import { keptWorth } from './worth.ts';

type State = Sealed<LTWState>;

export const SIGNS = [
  ...(['points', 'sets', 'profit', 'dearProfit', 'tracks', 'loads', 'sales'] as const),
  ...(['white', 'brown', 'company', 'cubes'] as const),
];
type Sign = (typeof SIGNS)[number];

/** Profit above this is likely to be cut off by the end of its scale. */
const NEAR_THE_TOP = 2;

/** In points as the estimate of a position counts them; cubes one by one. */
export function signsOf(s: State, seat: Seat): Record<Sign, number> {
  const { points, sets, profit, tracks, loads, sales } = partsOf(s, seat);
  const { white, brown, green, red } = s.scales;
  return {
    points,
    sets,
    profit,
    dearProfit: Math.max(0, profit - NEAR_THE_TOP),
    tracks,
    loads,
    sales,
    white: keptWorth('white', white.at[seat]!),
    brown: keptWorth('brown', brown.at[seat]!),
    company: keptWorth('green', green.at[seat]!) + keptWorth('red', red.at[seat]!),
    cubes: s.players[seat]!.cubes,
  };
}

export const roundsAfter = (s: State): number => roundsOf(s) - s.round;

/** By rounds that follow the one that begins, in the order of the signs. */
const WEIGHTS: readonly (readonly number[])[] = [
  [1, 0.72, 1.17, -0.64, 1.35, 0.47, 0.1, 1.23, 0.54, 0.28, 0.24],
  [1, 0.61, 0.85, -0.66, 1.27, 0.58, 0.18, 1.46, 0.8, 0.71, 0.29],
  [1, 0.38, 0.47, -0.25, 1, 0.32, 0.22, 1.3, 0.75, 0.68, 0.37],
  [1, 0.15, 0.3, 0, 0.6, 0.24, 0.16, 1.5, 0.84, 0.6, 0.3],
];

export function atHorizon(s: State): number[] {
  const weights = WEIGHTS[Math.min(roundsAfter(s), WEIGHTS.length - 1)]!;
  return s.players.map((_, seat) => {
    const signs = signsOf(s, seat);
    let sum = 0;
    for (let i = 0; i < SIGNS.length; i++) sum += weights[i]! * signs[SIGNS[i]!];
    return sum;
  });
}
