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

export function keptWorth(colour: Colour, points: number): number {
  let worth = 0;
  for (let i = 0; i < points; i++) worth += KEPT[colour][i] ?? 0;
  return worth;
}
