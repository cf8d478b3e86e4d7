/** No game without its contract suite. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_IDS } from '../../src/games/registry.ts';

test.each(GAME_IDS)('%s runs the contract suite', (id) => {
  const file = `tests/contract/${id}.test.ts`;
  expect(existsSync(file), `${file} is missing`).toBe(true);
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(/^contractSuite\(/m);
  expect(text).toContain(`/games/${id}/for-bots.ts`);
});
