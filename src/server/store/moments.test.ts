import { expect, test } from 'vitest';
import { momentOf } from './moments.ts';

test('moments of a clock are all different, in order, and the clock’s own as soon as it has moved on', () => {
  let time = 1000;
  const [clock, other] = [() => time, () => time];
  expect([momentOf(clock), momentOf(clock), momentOf(clock), momentOf(other)]).toEqual([1000, 1001, 1002, 1000]);
  time = 1010;
  expect(momentOf(clock)).toBe(1010);
  time = 990; // set back: what comes later is still later
  expect(momentOf(clock)).toBe(1011);
});
