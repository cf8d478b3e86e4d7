import { expect, test } from 'vitest';
import type { Waiting } from '../../kernel/engine.ts';
import { withOutcome, withoutLast } from './dice.ts';

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
