/** The bag of cubes: counts only, the order of draws is chance. */
import type { ChanceDraw } from '../../../kernel/chance.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Good } from '../board/box.ts';
import type { AosState } from '../state.ts';
import { isGood } from './ids.ts';

export function bagSize({ bag }: Pick<Sealed<AosState>, 'bag'>): number {
  let size = 0;
  for (const good in bag) size += bag[good as Good] ?? 0;
  return size;
}

export function toBag({ bag }: Pick<AosState, 'bag'>, goods: readonly Good[]): void {
  for (const good of goods) bag[good] = (bag[good] ?? 0) + 1;
}

/** One cube out of the bag, which has some. */
export function drawCube({ bag }: Pick<AosState, 'bag'>, draw: ChanceDraw): Good {
  const good = draw.token(bag as Record<string, number>);
  if (!isGood(good)) throw new Error(`bug: ${good} in the bag`);
  bag[good]! -= 1;
  return good;
}

/** So many cubes, or as many as there are (AOS-65). */
export function drawCubes(draft: Pick<AosState, 'bag'>, count: number, draw: ChanceDraw): Good[] {
  const drawn: Good[] = [];
  while (drawn.length < count && bagSize(draft) > 0) drawn.push(drawCube(draft, draw));
  return drawn;
}
