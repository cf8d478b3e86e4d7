import { describe, expect, test } from 'vitest';
import type { GameTypes } from '../../kernel/contract.ts';
import { creditOf, isAhead, type Option, ordered, untried } from './option.ts';

/** An option that fared so in each round. */
function faring(rewards: number[], credit = 0, prior = 0.5): Option<GameTypes> {
  const option: Option<GameTypes> = {
    ...{ plan: { actions: [], prior, why: [] }, stop: null, credit },
    ...untried<GameTypes>(),
    rewards,
  };
  for (const reward of rewards.filter((one) => !Number.isNaN(one))) {
    option.node.visits += 1;
    option.node.sums = [(option.node.sums[0] ?? 0) + reward];
  }
  return option;
}
const rounds = (n: number, of: (round: number) => number) => Array.from({ length: n }, (_, round) => of(round));
/** Swings far more than any lead below. */
const dice = (round: number) => 0.5 + 0.3 * Math.sin(7 * round);

describe('one option is ahead of the others', () => {
  const leader = faring(rounds(40, (n) => dice(n) + 0.02 + 0.01 * (n % 3)));
  const other = faring(rounds(40, dice));

  test('where it is so under the same dice, however far these scatter', () => {
    expect(isAhead([other, leader], 0, 3)).toBe(true);
    expect(isAhead([faring(rounds(40, (n) => dice(n + 20))), leader], 0, 3)).toBe(false);
  });

  test('after many rounds only, and never for whoever is never sure', () => {
    const short = [faring(leader.rewards.slice(0, 31)), faring(other.rewards.slice(0, 31))];
    expect(isAhead(short, 0, 3)).toBe(false);
    expect(isAhead([other, leader], 0, 0)).toBe(false);
  });

  test('where nothing is to be had by another, which fares the same', () => {
    expect(isAhead([faring(rounds(40, dice)), other], 0, 3)).toBe(true);
    expect(isAhead([faring(rounds(40, (n) => dice(n) + 0.001)), other], 0, 3)).toBe(true);
  });

  test('with what its plan has ahead counted, and that of the others', () => {
    const unsure = faring(rounds(40, (n) => dice(n) + (n % 2 === 0 ? 0.06 : -0.04)));
    expect(isAhead([unsure, other], 0, 3)).toBe(false);
    expect(isAhead([{ ...unsure, credit: 0.05 }, other], 0, 3)).toBe(true);
    expect(isAhead([leader, { ...other, credit: 0.029 }], 0, 3)).toBe(false);
  });

  test('rounds in which one of them could not be done say nothing', () => {
    const gaps = (rewards: readonly number[]) => rewards.map((one, n) => (n % 5 === 0 ? Number.NaN : one));
    expect(isAhead([faring(gaps(leader.rewards)), other], 0, 3)).toBe(true);
    expect(isAhead([faring(rounds(40, () => Number.NaN)), faring(rounds(40, () => Number.NaN))], 0, 3)).toBe(false);
  });
});

describe('credit', () => {
  test('is more for the likelier plan, in the order and for whoever has faith; there is a bottom to doubt', () => {
    expect(creditOf(0.5, 0.1) - creditOf(0.05, 0.1)).toBeCloseTo(0.1 * Math.log(10));
    expect(creditOf(0, 0.1)).toBe(creditOf(1e-5, 0.1));
    expect(creditOf(0, 0)).toBeCloseTo(0);
    const better = faring([0.6, 0.6], creditOf(0.01, 0.05), 0.01);
    const likelier = faring([0.5, 0.5], creditOf(0.9, 0.05), 0.9);
    expect(ordered([better, likelier], 0)[0]).toBe(likelier);
    expect(
      ordered(
        [
          { ...better, credit: 0 },
          { ...likelier, credit: 0 },
        ],
        0,
      )[0]!.plan.prior,
    ).toBe(0.01);
  });
});
