import { expect, it } from 'vitest';
import { PATIENCE, waitAfter } from './backoff.ts';

it('each wait is longer, within half of itself', () => {
  for (let attempts = 1; attempts < 6; attempts++) {
    const [least, most] = [waitAfter(attempts, 0, null, PATIENCE)!, waitAfter(attempts, 1, null, PATIENCE)!];
    expect(most).toBe(least * 2);
    expect(waitAfter(attempts + 1, 0, null, PATIENCE)).toBe(least * 3);
  }
});

it('no wait is longer than the longest, even when the other side asks for it', () => {
  expect(waitAfter(7, 1, null, PATIENCE)).toBe(PATIENCE.longest);
  expect(waitAfter(1, 0, 60_000, PATIENCE)).toBe(60_000);
  expect(waitAfter(1, 0, 1e12, PATIENCE)).toBe(PATIENCE.longest);
});

it('the last try is the last', () => {
  expect(waitAfter(8, 0.5, null, PATIENCE)).toBeNull();
  expect(waitAfter(8, 0.5, 1000, PATIENCE)).toBeNull();
});
