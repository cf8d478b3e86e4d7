import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../games/last-train-to-wensleydale/index.ts';
import { scenario } from '../../../games/last-train-to-wensleydale/testing/scenario.ts';
import { layoutOf } from './geometry.ts';
import { nameDrop } from './name-drop.ts';

const layout = layoutOf(boardOf(scenario('3p | bidding:1 | cubes 9 9 9')));
const { sectors, borders } = layout.board;

/** The borders of a sector that lie straight above (-1) or straight below (1) its middle. */
const straight = (at: number, side: 1 | -1): number[] =>
  borders.flatMap(({ a, b, index }) => {
    const { x, y } = layout.borders[index]!.middle;
    const [cx, cy] = sectors[at]!.center;
    return (a === at || b === at) && Math.abs(x - cx) < (y - cy) * side * 0.8 ? [index] : [];
  });
const both = sectors.filter(
  ({ index, mark }) => mark !== 'south' && straight(index, 1).length > 0 && straight(index, -1).length > 0,
);

describe('the name of a sector', () => {
  test('stands below while no line leaves that way', () => {
    expect(both.length).toBeGreaterThan(10);
    for (const sector of both) {
      expect(nameDrop(layout, sector, [])).toBeGreaterThan(0);
      expect(nameDrop(layout, sector, straight(sector.index, -1))).toBeGreaterThan(0);
    }
  });
  test('goes above a line that leaves downwards, and stays where lines leave both ways', () => {
    for (const sector of both) {
      const [down, up] = [straight(sector.index, 1), straight(sector.index, -1)];
      expect(nameDrop(layout, sector, down)).toBeLessThan(0);
      expect(nameDrop(layout, sector, [...down, ...up])).toBeGreaterThan(0);
    }
  });
});
