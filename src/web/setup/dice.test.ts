import { expect, test } from 'vitest';
import type { Waiting } from '../../kernel/engine.ts';
import { answersTo, withOutcome, withoutLast } from './dice.ts';

const dice = (index: number): Waiting => ({
  point: 'growth',
  ask: { type: 'number', from: 1, to: 6 },
  index,
  refused: null,
});

test('outcomes of one visit stand together, a new visit begins with its first', () => {
  const two = withOutcome(withOutcome([], dice(0), 4), dice(1), 6);
  expect(two).toEqual([{ point: 'growth', values: [4, 6] }]);
  expect(withOutcome(two, dice(0), 1)).toEqual([...two, { point: 'growth', values: [1] }]);
});

test('the last outcome can be taken back, with its visit when it was the only one', () => {
  const given = [
    { point: 'bag', values: ['red'] },
    { point: 'growth', values: [4, 6] },
  ];
  expect(withoutLast(given)).toEqual([given[0], { point: 'growth', values: [4] }]);
  expect(withoutLast([given[0]!])).toEqual([]);
  expect(withoutLast([])).toEqual([]);
});

test('answers are listed: faces of a die, tokens still in the bag, nothing at a reveal', () => {
  expect(answersTo(dice(0))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(answersTo({ ...dice(0), ask: { type: 'token', bag: { red: 2, blue: 0, green: 1 } } })).toEqual([
    'red',
    'green',
  ]);
  expect(answersTo({ ...dice(0), ask: null })).toEqual([]);
});
