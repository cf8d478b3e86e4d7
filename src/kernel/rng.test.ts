import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, oneIn, pick, type Rng, rngFrom, rngOf } from './rng.ts';

describe('rng', () => {
  test('the same text gives the same words, for ever', () => {
    const rng = rngOf('turntable');
    expect([rng.next(), rng.next(), rng.next(), rng.next()]).toEqual([398828078, 1138906437, 4246110719, 3432649366]);
    expect(rngOf('turntable2').next()).not.toBe(rngOf('turntable').next());
  });

  test('below is in range and uniform', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const value = below(rngOf(seed), n);
        return Number.isInteger(value) && value >= 0 && value < n;
      }),
    );
    const rng = rngOf('uniform');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i++) counts[below(rng, 6)]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500); // five deviations
  });

  test('below rejects the tail, which a bare remainder would favour', () => {
    const words = [2 ** 32 - 1, 2 ** 32 - 2, 7];
    const rng = { next: () => words.shift()! };
    expect(below(rng, 2 ** 31 + 1)).toBe(7); // the two largest words are beyond the last whole multiple
  });

  test('a choice out of nothing is a bug, not an endless loop', () => {
    expect(() => below(rngOf('x'), 0)).toThrow('bug:');
    expect(() => below(rngOf('x'), Number.NaN)).toThrow('bug:');
    expect(() => pick(rngOf('x'), [])).toThrow('bug:');
  });

  test('oneIn keeps its odds', () => {
    const rng = rngOf('odds');
    let yes = 0;
    for (let i = 0; i < 10_000; i++) if (oneIn(rng, 1, 4)) yes += 1;
    expect(Math.abs(yes - 2500)).toBeLessThan(220);
    expect(oneIn(rng, 0, 4)).toBe(false);
    expect(oneIn(rng, 4, 4)).toBe(true);
  });
});

test('a copy of a stream goes on with the same words, and neither moves the other', () => {
  const stream = rngFrom(0xdeadbeef, 7, 0x9e3779b9, 1);
  const words = (rng: Rng) => Array.from({ length: 20 }, () => rng.next());
  expect(words(stream.copy())).toEqual(words(stream.copy()));
  const copy = stream.copy();
  const first = words(stream);
  expect(words(copy)).toEqual(first);
  expect(words(stream)).not.toEqual(first);
});
