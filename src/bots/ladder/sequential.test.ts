import { describe, expect, test } from 'vitest';
import { below, type Rng, rngOf } from '../../kernel/rng.ts';
import { verdictOf } from './sequential.ts';
import type { Count } from './statistics.ts';

/** How long somebody takes to the goal who is so quick: of two, the quicker is first as often as their speeds say. */
const time = (rng: Rng, speed: number): number => -Math.log((1 + below(rng, 2 ** 24)) / 2 ** 24) / speed;

/** Blocks of whole games: everybody has a good or bad day, so that pairs with a seat in common are alike. */
function blocks(name: string, share: number, seats: number, n: number): Count[] {
  const rng = rngOf(name);
  const quick = share / (1 - share);
  const games = seats === 2 ? 2 : 2 * seats;
  return Array.from({ length: n }, () => {
    let better = 0;
    for (let game = 0; game < games; game++) {
      const isStronger = game % 2 === 0; // one stronger among weaker ones, or the other way round
      const own = time(rng, isStronger ? quick : 1);
      for (let i = 1; i < seats; i++) better += own < time(rng, isStronger ? 1 : quick) === isStronger ? 1 : 0;
    }
    return { better, pairs: games * (seats - 1), games };
  });
}

const RUNS = 200;
const runs = (share: number, bar: number, seats: number) =>
  Array.from({ length: RUNS }, (_, n) => verdictOf(blocks(`run ${n}`, share, seats, seats === 2 ? 400 : 150), bar));

describe('a sequential test', () => {
  test.each([
    [0.73, 0.7, 4],
    [0.83, 0.8, 3],
    [0.83, 0.8, 6],
    [0.98, 0.95, 2],
    [0.63, 0.6, 6],
    [0.67, 0.7, 4],
    [0.77, 0.8, 3],
    [0.77, 0.8, 6],
    [0.92, 0.95, 4],
    [0.57, 0.6, 6],
  ])(
    'three points off: a share of %f is on the wrong side of %f with %i seats in at most 5 of 100 ladders',
    (share, bar, seats) => {
      const all = runs(share, bar, seats);
      expect(all.filter((one) => one?.above === share < bar).length).toBeLessThanOrEqual(0.05 * RUNS);
      expect(all.filter((one) => one?.above === share > bar).length).toBeGreaterThan(0.85 * RUNS);
    },
  );

  test('pairs of one game are no more than they are: alike blocks of six seats decide later than as many pairs by lot', () => {
    const alike = (games: number) => Array.from({ length: 100 }, () => ({ better: 60, pairs: 60, games }));
    expect(verdictOf(alike(12), 0.6)!.blocks).toBeLessThanOrEqual(6);
    const close = (games: number) => Array.from({ length: 100 }, () => ({ better: 45, pairs: 60, games }));
    expect(verdictOf(close(12), 0.7)!.blocks).toBe(2 * verdictOf(close(60), 0.7)!.blocks);
  });

  test('what was played beyond the block that decided changes nothing', () => {
    const some = blocks('long', 0.9, 3, 400);
    const { blocks: needed } = verdictOf(some, 0.7)!;
    expect(needed).toBeLessThan(40);
    expect(verdictOf(some.slice(0, needed), 0.7)).toEqual({ above: true, blocks: needed });
    expect(verdictOf(some.slice(0, needed - 1), 0.7)).toBeNull();
    expect(verdictOf([...some.slice(0, needed), ...blocks('bad', 0.1, 3, 300)], 0.7)).toEqual({
      above: true,
      blocks: needed,
    });
  });

  test('blocks that are all alike decide too, but not the first few of them', () => {
    const sure = Array.from({ length: 100 }, () => ({ better: 2, pairs: 2, games: 2 }));
    expect(verdictOf(sure, 0.95)).toEqual({ above: true, blocks: 28 });
    expect(verdictOf(sure.slice(0, 4), 0.6)).toBeNull();
    expect(verdictOf([], 0.6)).toBeNull();
  });
});
