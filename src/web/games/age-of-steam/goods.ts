/** The cubes of a place, those of one colour together: one of them is as good as another. */
import { type AosState, GOODS, type Good, mapOf } from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Point } from '../../ui/board/hex.ts';
import { cubeSpots, townSpots } from './geometry.ts';

type State = Sealed<AosState>;

export interface Group {
  readonly good: Good;
  /** From the middle of the hex. */
  readonly spots: readonly Point[];
}

export function groupsAt(s: State, place: number): Group[] {
  const cubes = s.cubes[place]!;
  const { hex } = mapOf(s).places[place]!;
  const isTown = mapOf(s).townAt[hex] && s.track.tiles[hex]! >= 0;
  const spots = isTown ? townSpots(cubes.length) : cubeSpots(cubes.length);
  let at = 0;
  return GOODS.flatMap((good) => {
    const n = cubes.filter((cube) => cube === good).length;
    at += n;
    return n > 0 ? [{ good, spots: spots.slice(at - n, at) }] : [];
  });
}

/** The touch of a group, as the engine calls it. */
export const goodTouch = (hex: string, good: Good) => ({ on: 'good', id: `${hex}-${good}` });
