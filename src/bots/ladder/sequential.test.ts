import { describe, expect, test } from 'vitest';
import { below, rngOf } from '../../kernel/rng.ts';
import { verdictOf } from './sequential.ts';
import type { Count } from './statistics.ts';

/** Blocks of six pairs, each won with this chance in a thousand. */
function blocks(name: string, perMille: number, n: number): Count[] {
  const rng = rngOf(name);
  return Array.from({ length: n }, () => ({
    better: Array.from({ length: 6 }, () => (below(rng, 1000) < perMille ? 1 : 0)).reduce<number>((a, b) => a + b, 0),
    pairs: 6,
  }));
}

const runs = (perMille: number, bar: number) =>
  Array.from({ length: 100 }, (_, n) => verdictOf(blocks(`run ${n}`, perMille, 1000), bar));

describe('a sequential test', () => {
  test.each([
    [770, 0.7],
    [830, 0.8],
    [980, 0.95],
    [630, 0.6],
  ])('a share of %i in a thousand is found above %f, hardly ever below, and sooner than by all the games', (p, bar) => {
    const all = runs(p, bar);
    expect(all.filter((one) => one?.above !== true).length).toBeLessThan(0.07 * all.length);
    const mean = all.reduce((sum, one) => sum + (one?.blocks ?? 1000), 0) / all.length;
    expect(mean).toBeLessThan(300);
  });

  test.each([
    [670, 0.7],
    [760, 0.8],
    [910, 0.95],
  ])('a share of %i in a thousand is found below %f, hardly ever above', (p, bar) => {
    const all = runs(p, bar);
    expect(all.filter((one) => one?.above !== false).length).toBeLessThan(0.07 * all.length);
  });

  test('what was played beyond the block that decided changes nothing', () => {
    const some = blocks('long', 900, 400);
    const { blocks: needed } = verdictOf(some, 0.7)!;
    expect(needed).toBeLessThan(40);
    expect(verdictOf(some.slice(0, needed), 0.7)).toEqual({ above: true, blocks: needed });
    expect(verdictOf(some.slice(0, needed - 1), 0.7)).toBeNull();
    expect(verdictOf([...some.slice(0, needed), ...blocks('bad', 0, 300)], 0.7)).toEqual({
      above: true,
      blocks: needed,
    });
  });

  test('blocks that are all alike decide too, but not the first few of them', () => {
    const sure = Array.from({ length: 100 }, () => ({ better: 2, pairs: 2 }));
    expect(verdictOf(sure, 0.95)).toEqual({ above: true, blocks: 24 });
    expect(verdictOf(sure.slice(0, 4), 0.6)).toBeNull();
    expect(verdictOf([], 0.6)).toBeNull();
  });
});
