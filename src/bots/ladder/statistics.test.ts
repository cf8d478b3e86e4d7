import { describe, expect, test } from 'vitest';
import { below, rngOf } from '../../kernel/rng.ts';
import { bootstrap, type Count } from './statistics.ts';

const ofTwo = (better: number): Count => ({ better, pairs: 2, games: 2 });

describe('the interval of a share', () => {
  test('one block, or none, says nothing of how far blocks scatter: the share may be any', () => {
    expect(bootstrap([])).toEqual({ mean: 0, low: 0, high: 1 });
    expect(bootstrap([ofTwo(1)])).toEqual({ mean: 0.5, low: 0, high: 1 });
  });

  test('it is drawn over blocks: those that end alike within count once each', () => {
    const wide = ({ low, high }: { low: number; high: number }) => high - low;
    const words = Array.from({ length: 200 }, (_, n) => below(rngOf(`block ${n}`), 2));
    const alike = bootstrap(words.map((word) => ofTwo(2 * word)));
    const even = bootstrap(words.map(() => ofTwo(1)));
    expect(wide(alike)).toBeGreaterThan(0.11); // 4 x 0.5 / sqrt(200) is 0.14
    expect(wide(alike)).toBeLessThan(0.17);
    expect(alike.low).toBeLessThan(alike.mean);
    expect(wide(even)).toBe(0);
  });
});
