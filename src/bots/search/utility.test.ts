/** What scores are worth to whoever wants to win, and to whoever minds every place. */
import { expect, test } from 'vitest';
import type { Outcome, Scale } from '../../kernel/contract.ts';
import { endUtilities, utilities } from './utility.ts';

const first: Scale = { s: 10, winWeight: 0.5, odds: 10 };
const places: Scale = { s: 10, winWeight: 0, odds: 10, everyRival: true };

const ended = (scores: readonly number[]): Outcome => ({
  reasons: ['end'],
  ranking: scores.map((score, seat) => ({ seat, score, place: 1 + scores.filter((other) => other > score).length })),
});

test('to be third instead of fourth is worth more to whoever minds every place than to whoever wants to win', () => {
  const gain = (scale: Scale) => utilities([90, 60, 41, 40], scale)[2]! - utilities([90, 60, 39, 40], scale)[2]!;
  expect(gain(places)).toBeGreaterThan(4 * gain(first));
});

test('to win is worth more to whoever wants to win', () => {
  const gain = (scale: Scale) => utilities([61, 60, 20, 20], scale)[0]! - utilities([59, 60, 20, 20], scale)[0]!;
  expect(gain(first)).toBeGreaterThan(4 * gain(places));
});

test('each rival counts alike, so that all utilities together are half of the seats', () => {
  for (const scores of [
    [0, 0, 0],
    [12, 40, 3, 25, 25, 7],
  ]) {
    const all = utilities(scores, places);
    expect(all.reduce((sum, one) => sum + one, 0)).toBeCloseTo(scores.length / 2);
    const atEnd = endUtilities(ended(scores), places);
    expect(atEnd.reduce((sum, one) => sum + one, 0)).toBeCloseTo(scores.length / 2);
  }
});

test('at the end of a game a tie-break counts for whoever minds every place, as it does for whoever wants to win', () => {
  const outcome: Outcome = {
    reasons: ['end'],
    ranking: [30, 40, 40, 30].map((score, seat) => ({ seat, score, place: [4, 1, 2, 3][seat]! })),
  };
  for (const scale of [first, places]) {
    const all = endUtilities(outcome, scale);
    expect(all[1]).toBeGreaterThan(all[2]! + 0.1);
  }
  const all = endUtilities(outcome, places);
  expect(all[3]).toBeGreaterThan(all[0]! + 0.1);
});

test('alone there are no places to mind', () => {
  expect(utilities([3], places)).toEqual(utilities([3], { ...first, winWeight: 0 }));
  expect(endUtilities(ended([3]), places)[0]).toBeGreaterThan(0.5);
});

test('at the end of a game the winner has at least half of what there is, places minded or not', () => {
  for (const scale of [first, places]) {
    const all = endUtilities(ended([5, 9, 7]), scale);
    expect(all[1]).toBeGreaterThan(0.5);
    expect(all[1]).toBeGreaterThan(Math.max(all[0]!, all[2]!));
  }
});
