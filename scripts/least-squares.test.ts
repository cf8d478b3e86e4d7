import { expect, test } from 'vitest';
import { leastSquares } from './least-squares.ts';

test('finds the weights that made what is wanted', () => {
  const rows = Array.from({ length: 40 }, (_, n) => [n % 7, (n * n) % 11, n % 3]);
  const wanted = rows.map(([a, b, c]) => 2 * a! - 0.5 * b! + 3 * c!);
  const found = leastSquares(rows, wanted, 1e-9);
  [2, -0.5, 3].forEach((weight, i) => {
    expect(found[i]).toBeCloseTo(weight, 6);
  });
});

test('what says nothing weighs nothing, and a ridge draws weights towards nothing', () => {
  const rows = [1, 2, 3, 4].map((n) => [n, 0]);
  const wanted = [1, 2, 3, 4];
  expect(leastSquares(rows, wanted, 1)[1]).toBe(0);
  expect(leastSquares(rows, wanted, 1)[0]).toBeLessThan(leastSquares(rows, wanted, 0.1)[0]!);
});
