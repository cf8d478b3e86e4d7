import { expect, test } from 'vitest';
import { blankFields } from './order-blanks.tsx';

test('a blank begins inside its limits: a price at ten, a box at the first one', () => {
  const amount = (min: number, max: number) => ({ type: 'amount' as const, min, max });
  expect(
    blankFields({
      bid: amount(1, 99),
      dear: amount(20, 99),
      box: amount(1, 12),
      who: { type: 'choice', values: ['a', 'b'] },
    }),
  ).toEqual({ bid: 10, dear: 20, box: 1, who: 'a' });
});
