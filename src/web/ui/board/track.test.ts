import { describe, expect, test } from 'vitest';
import { HALF, SIDE } from './hex.ts';
import { edgeMiddle, exit, section, sectionMiddle } from './track.ts';

/** Angle between a section's end and the edge it meets, from where its curve is centred: 0 = at right angles. */
const ends = (path: string) => path.match(/-?[\d.]+/g)!.map(Number);

describe('track across a hex', () => {
  test('edges are numbered clockwise from the north', () => {
    expect(edgeMiddle(0).y).toBeCloseTo(-HALF);
    expect(edgeMiddle(3).y).toBeCloseTo(HALF);
    expect(edgeMiddle(1).x).toBeGreaterThan(0);
    expect(edgeMiddle(5).x).toBeLessThan(0);
  });

  test('a straight one is a line through the middle, curves are arcs of one and a half sides and of half a side', () => {
    expect(section(0, 3)).toBe('M0 -34.6L0 34.6');
    expect(section(0, 2)).toContain('A60 60');
    expect(section(0, 1)).toContain('A20 20');
    expect(sectionMiddle(1, 4)).toEqual({ x: 0, y: 0 });
  });

  test.each([
    [0, 1],
    [0, 2],
    [1, 3],
    [5, 1],
    [4, 5],
    [2, 0],
    [1, 0],
  ])('the curve from %d to %d bends about the corner between its edges', (a, b) => {
    const middle = sectionMiddle(a, b);
    const [from, to] = [edgeMiddle(a), edgeMiddle(b)];
    // Its middle is as far from both ends, inside the hex, on the side where the two edges meet.
    const far = (p: { x: number; y: number }) => Math.hypot(p.x - middle.x, p.y - middle.y);
    expect(far(from)).toBeCloseTo(far(to));
    expect(Math.hypot(middle.x, middle.y)).toBeLessThan(HALF);
    expect(middle.x * (from.x + to.x) + middle.y * (from.y + to.y)).toBeGreaterThan(0);
    // A line from the middle of the hex to an edge is longer than half a side: the arc does not leave the hex.
    expect(far(from)).toBeLessThan(SIDE);
  });

  test('whichever end is named first, the middle is the same', () => {
    for (const [a, b] of [
      [0, 2],
      [5, 1],
      [3, 4],
    ] as const) {
      expect(sectionMiddle(a, b).x).toBeCloseTo(sectionMiddle(b, a).x);
      expect(sectionMiddle(a, b).y).toBeCloseTo(sectionMiddle(b, a).y);
    }
  });

  test('the exit of a town leads straight to its middle', () => expect(ends(exit(0))).toEqual([0, -34.6, 0, 0]));
});
