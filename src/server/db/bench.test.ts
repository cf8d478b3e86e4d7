import { expect, test } from 'vitest';
import { benchWrites } from './bench.ts';

test('the bench measures all four rates, and units of many writers share commits', async () => {
  const { rawCommits, oneByOne, oneCommitEach, shared, unitsPerCommit } = await benchWrites({
    milliseconds: 500,
    lanes: 16,
  });
  for (const rate of [rawCommits, oneByOne, oneCommitEach, shared]) expect(rate).toBeGreaterThan(0);
  expect(unitsPerCommit).toBeGreaterThan(4);
  expect(shared).toBeGreaterThan(oneByOne);
});
