import { expect, test } from 'vitest';
import { together } from './together.ts';

test('a number stays with what it counts, and only that is kept together', () => {
  expect(together('Issue up to 13 shares at $5 each.')).toBe('Issue up to 13\u00a0shares at $5\u00a0each.');
  expect(together('Encore 2 cases, caisse 14 $.')).toBe('Encore 2\u00a0cases, caisse 14 $.');
  expect(together('PRR 1 and NYC 2')).toBe('PRR\u00a01\u00a0and NYC\u00a02');
  expect(together('A 1 B 2 3 C')).toBe('A\u00a01\u00a0B\u00a02 3\u00a0C');
  expect(together('Round 3: 4 – 5')).toBe('Round 3: 4 – 5');
});
