/** What influence and cubes are worth to whoever keeps them for a later round, in points. */
import type { Colour } from '../state.ts';

/** The first, second … point of each colour. */
const KEPT: Readonly<Record<Colour, readonly number[]>> = {
  white: [0.7, 0.5, 0.3, 0.2, 0.1, 0.1, 0.05, 0.05],
  brown: [1.5, 1.3, 1.1, 0.9, 0.7, 0.5, 0.3, 0.1],
  green: [0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.05],
  red: [0.9, 0.7, 0.5, 0.3, 0.2, 0.1, 0.05, 0.05],
};
/** Any one point or cube given in exchange. */
export const POINT_KEPT = 0.3;

/** All of none, one, two … points together. */
const sumsOf = (worths: readonly number[]): number[] => {
  const sums = [0];
  for (const worth of worths) sums.push(sums[sums.length - 1]! + worth);
  return sums;
};
const TOGETHER: Readonly<Record<Colour, readonly number[]>> = {
  white: sumsOf(KEPT.white),
  brown: sumsOf(KEPT.brown),
  green: sumsOf(KEPT.green),
  red: sumsOf(KEPT.red),
};

export function keptWorth(colour: Colour, points: number): number {
  const sums = TOGETHER[colour];
  return sums[Math.max(0, Math.min(points, sums.length - 1))]!;
}
