import { describe, expect, test } from 'vitest';
import { below, rngOf } from '../../kernel/rng.ts';
import type { PlayerName } from '../everybody.ts';
import { type Meeting, ratingsOf } from './ratings.ts';
import type { Count } from './statistics.ts';

const TRUE_ELO = { master: 1750, expert: 1620, regular: 1480, newcomer: 1150 } as const;
type Known = keyof typeof TRUE_ELO;
const NAMES = ['master', 'expert', 'regular', 'newcomer'] as const satisfies readonly Known[];
const OF = 2 ** 24;

/** Blocks of two games, one pair each, drawn by lot; with `mood` one word decides a whole block. */
function blocks(seed: string, share: number, n: number, mood = false): Count[] {
  const rng = rngOf(seed);
  return Array.from({ length: n }, () => {
    const wins = () => (below(rng, OF) < share * OF ? 1 : 0);
    const first = wins();
    return { better: first + (mood ? first : wins()), pairs: 2, games: 2 };
  });
}

const shareOf = (a: Known, b: Known): number => 1 / (1 + 10 ** ((TRUE_ELO[b] - TRUE_ELO[a]) / 400));

const roundRobin = (seed: string, n: number, mood = false): Meeting[] =>
  NAMES.flatMap((stronger, i) =>
    NAMES.slice(i + 1).map((weaker) => ({
      stronger,
      weaker,
      blocks: blocks(`${seed}/${stronger}/${weaker}`, shareOf(stronger, weaker), n, mood),
    })),
  );

const against = (stronger: PlayerName, weaker: PlayerName, count: Count, n: number): Meeting => ({
  ...{ stronger, weaker },
  blocks: Array.from({ length: n }, () => count),
});

describe('ratings', () => {
  test('three wins of four are 191 points, ten of eleven are 400; their mean is 1500', () => {
    for (const [better, pairs, points] of [
      [3, 4, 191],
      [10, 11, 400],
    ] as const) {
      const [first, second] = ratingsOf([against('expert', 'regular', { better, pairs, games: pairs }, 500)]);
      expect(first!.name).toBe('expert');
      expect(Math.abs(first!.elo.mean - second!.elo.mean - points)).toBeLessThan(1);
      expect((first!.elo.mean + second!.elo.mean) / 2).toBeCloseTo(1500, 6);
    }
  });

  test('those who met all others are where they are, the strongest first, in whatever order they met', () => {
    const meetings = roundRobin('where', 2000);
    const ratings = ratingsOf(meetings);
    expect(ratings.map(({ name }) => name)).toEqual(NAMES);
    for (const { name, elo } of ratings) expect(Math.abs(elo.mean - TRUE_ELO[name as Known])).toBeLessThan(25);
    const turned = ratingsOf(meetings.toReversed());
    for (const [i, { elo }] of turned.entries()) expect(elo.mean).toBeCloseTo(ratings[i]!.elo.mean, 6);
  });

  test.each([
    ['games by lot', false],
    ['games of a block that end alike', true],
  ])('the interval holds the true rating in about 95 of 100 ladders: %s', (_what, mood) => {
    let held = 0;
    let all = 0;
    for (let n = 0; n < 150; n++) {
      for (const { name, elo } of ratingsOf(roundRobin(`run ${n}`, 60, mood))) {
        all += 1;
        held += elo.low <= TRUE_ELO[name as Known] && TRUE_ELO[name as Known] <= elo.high ? 1 : 0;
      }
    }
    expect(held / all).toBeGreaterThan(0.92);
    expect(held / all).toBeLessThan(0.98);
  });

  test('four times the games make the interval half as wide', () => {
    const wide = ({ elo }: { elo: { low: number; high: number } }) => elo.high - elo.low;
    const [few, many] = [roundRobin('width', 100), roundRobin('width', 400)].map((all) => wide(ratingsOf(all)[1]!));
    expect(many! / few!).toBeGreaterThan(0.45);
    expect(many! / few!).toBeLessThan(0.55);
  });

  test('who wins every game is far ahead, nobody knows how far; who has not met anybody could be anywhere', () => {
    const [first, second] = ratingsOf([against('newcomer', 'random', { better: 2, pairs: 2, games: 2 }, 30)]);
    expect(first!.elo.mean - second!.elo.mean).toBeGreaterThan(600);
    expect(first!.elo.mean - second!.elo.mean).toBeLessThan(1500);
    expect(first!.elo.high - first!.elo.low).toBeGreaterThan(200);
    const ratings = ratingsOf([...roundRobin('idle', 100), { stronger: 'newcomer', weaker: 'random', blocks: [] }]);
    const idle = ratings.find(({ name }) => name === 'random')!;
    expect(idle.elo.high - idle.elo.low).toBeGreaterThan(800);
    for (const { elo } of ratings) expect(Number.isFinite(elo.mean + elo.low + elo.high)).toBe(true);
  });
});
