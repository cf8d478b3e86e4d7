/** The name of a sector stands below its mark, or above it where a line leaves downwards and none upwards. */
import type { Sector } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Layout } from './geometry.ts';

const BELOW = { town: 31, village: 26, 'hill-good': 26, 'field-good': 24, south: 6 } as const;
const ABOVE = { town: -18, village: -15, 'hill-good': -15, 'field-good': -15, south: 6 } as const;
/** Names are wide: a line within so much of straight down runs through one. */
const WIDE = 1.2;

export function nameDrop(
  layout: Pick<Layout, 'board' | 'borders'>,
  sector: Sector,
  crossed: readonly number[],
): number {
  const ways = crossed.flatMap((border) => {
    const { a, b } = layout.board.borders[border]!;
    if (a !== sector.index && b !== sector.index) return [];
    const { x, y } = layout.borders[border]!.middle;
    return { dx: Math.abs(x - sector.center[0]), dy: y - sector.center[1] };
  });
  const isBelow = ways.some(({ dx, dy }) => dx < dy * WIDE);
  const isAbove = ways.some(({ dx, dy }) => dx < -dy * WIDE);
  return (isBelow && !isAbove ? ABOVE : BELOW)[sector.mark];
}
