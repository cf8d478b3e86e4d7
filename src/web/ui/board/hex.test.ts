import { describe, expect, test } from 'vitest';
import { areaPath, centreOf, HALF, hexPath, SIDE } from './hex.ts';

const edges = (path: string) => path.split(/[ML]/).length - 1;

describe('hexes', () => {
  test('neighbours touch: their middles are two half heights apart', () => {
    const [a, b] = [centreOf({ q: 3, r: 1 }), centreOf({ q: 4, r: 1 })];
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(2 * HALF);
  });

  test('a hex has six corners at its side', () => {
    expect(hexPath({ x: 0, y: 0 })).toBe('M40 0L20 34.6L-20 34.6L-40 0L-20 -34.6L20 -34.6Z');
    expect(SIDE).toBe(40);
  });
});

describe('the line round a lit area', () => {
  test('goes round one hex', () => {
    const path = areaPath([{ q: 0, r: 0 }]);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(edges(path)).toBe(6);
  });

  test('goes round two neighbours as one, without the edge between them', () => {
    const path = areaPath([
      { q: 0, r: 0 },
      { q: 1, r: 0 },
    ]);
    expect(path.match(/M/g)).toHaveLength(1);
    expect(edges(path)).toBe(10);
  });

  test('goes round two areas apart, and round a hole', () => {
    const apart = areaPath([
      { q: 0, r: 0 },
      { q: 5, r: 0 },
    ]);
    expect(apart.match(/M/g)).toHaveLength(2);
    const ring = [
      { q: 1, r: 0 },
      { q: 1, r: -1 },
      { q: 0, r: -1 },
      { q: -1, r: 0 },
      { q: -1, r: 1 },
      { q: 0, r: 1 },
    ];
    expect(areaPath(ring).match(/M/g)).toHaveLength(2);
  });

  test('is nothing where nothing is lit', () => expect(areaPath([])).toBe(''));
});
