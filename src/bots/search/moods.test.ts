/** Moods of bidders: each seat comes to the one that serves it best, whatever the others do. */
import { expect, test } from 'vitest';
import { learn, newMoods, nextMoods } from './moods.ts';

const PARTS = [0.6, 1, 1.5];

test('each seat tries every mood, each beginning with another, and then mostly the one that serves it best', () => {
  const moods = newMoods(PARTS, 2);
  const first: number[][] = [];
  const reward = ([mine, other]: readonly number[]) => [mine === 1.5 ? 0.8 : 0.3, other === 0.6 ? 0.9 : 0.2];
  for (let n = 0; n < 200; n++) {
    const chosen = nextMoods(moods);
    if (n < PARTS.length) first.push(chosen);
    learn(moods, chosen, reward(chosen));
  }
  expect(first[0]).toEqual([0.6, 1]);
  for (const seat of [0, 1]) expect(new Set(first.map((chosen) => chosen[seat]))).toEqual(new Set(PARTS));
  expect(moods.visits[0]![2]).toBeGreaterThan(150);
  expect(moods.visits[1]![0]).toBeGreaterThan(150);
  expect(moods.visits.map((often) => often.reduce((sum, n) => sum + n, 0))).toEqual([200, 200]);
});

test('one that did badly once is tried again', () => {
  const moods = newMoods(PARTS, 1);
  let times = 0;
  for (let n = 0; n < 300; n++) {
    const chosen = nextMoods(moods);
    if (chosen[0] === 1) times += 1;
    // The first time it fails; after that it is the best of all.
    learn(moods, chosen, [chosen[0] === 1 ? (times === 1 ? 0.3 : 0.9) : 0.5]);
  }
  expect(times).toBeGreaterThan(150);
});
