import { describe, expect, test } from 'vitest';
import { below, rngOf } from '../../kernel/rng.ts';
import { type Count, intervalOf } from './statistics.ts';

const ofTwo = (better: number): Count => ({ better, pairs: 2, games: 2 });
const OF = 2 ** 24;

/** Blocks of two games by lot; of one in four, both end alike. */
function blocks(seed: string, share: number, n: number): Count[] {
  const rng = rngOf(seed);
  const wins = () => (below(rng, OF) < share * OF ? 1 : 0);
  return Array.from({ length: n }, () => {
    const first = wins();
    return ofTwo(first + (below(rng, 4) === 0 ? first : wins()));
  });
}

describe('the interval of a share', () => {
  test.each([
    [0.6, 5],
    [0.8, 5],
    [0.98, 5],
    [0.6, 20],
    [0.8, 20],
    [0.98, 20],
  ])('a true share of %f is in that of %i blocks in about 95 of 100 ladders', (share, n) => {
    const all = Array.from({ length: 400 }, (_, run) => intervalOf(blocks(`run ${run}`, share, n)));
    const held = all.filter(({ low, high }) => low <= share && share <= high).length;
    expect(held / all.length).toBeGreaterThan(0.92);
  });

  test('it is no wider than it must be: a hundred blocks leave some 14 points, four hundred half of that', () => {
    const wide = (n: number) => {
      const { low, high } = intervalOf(blocks('width', 0.6, n));
      return high - low;
    };
    expect(wide(100)).toBeGreaterThan(0.12);
    expect(wide(100)).toBeLessThan(0.17);
    expect(wide(400) / wide(100)).toBeGreaterThan(0.45);
    expect(wide(400) / wide(100)).toBeLessThan(0.55);
  });

  test('who won every pair so far may lose one: Wilson says 0.839 for twenty', () => {
    const { mean, low, high } = intervalOf(Array.from({ length: 10 }, () => ofTwo(2)));
    expect([mean, high]).toEqual([1, 1]);
    expect(low).toBeCloseTo(0.839, 3);
    expect(intervalOf(Array.from({ length: 10 }, () => ofTwo(0)))).toMatchObject({ mean: 0, low: 0 });
  });

  test('one block, or none, says nothing of how far blocks scatter: the share may be any', () => {
    expect(intervalOf([])).toEqual({ mean: 0, low: 0, high: 1 });
    expect(intervalOf([ofTwo(1)])).toEqual({ mean: 0.5, low: 0, high: 1 });
  });
});
