/** The name of a town goes to the first side without track: below, above, right, left. */
import { type AosState, lieOf } from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';

export interface NameSide {
  readonly x: number;
  readonly y: number;
  readonly side: 'middle' | 'right' | 'left';
}

export function nameSide(s: Sealed<AosState>, hex: number): NameSide {
  const code = s.track.tiles[hex]!;
  const edges = code > 0 ? lieOf(code).edges : 0;
  const free = (...which: readonly number[]) => which.every((edge) => (edges & (1 << edge)) === 0);
  const far = code > 0 ? 15 : 12;
  if (free(3)) return { x: 0, y: far + 9, side: 'middle' };
  if (free(0)) return { x: 0, y: -far - 3, side: 'middle' };
  if (free(1, 2)) return { x: far + 2, y: 3, side: 'right' };
  return { x: -far - 2, y: 3, side: 'left' };
}
