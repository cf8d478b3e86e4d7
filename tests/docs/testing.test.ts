/** docs/testing.md names tests that are there. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/testing.md'), 'utf8');
const named = [...page.matchAll(/^\| .* \| `([^`]+\.test\.ts)` \| (.+) \|$/gm)].map(([, file, title]) => [
  file!,
  title!,
]);

test('every line of the page is read', () => {
  const lines = page.split('\n').filter((line) => line.includes('.test.ts` |'));
  expect(named).toHaveLength(lines.length);
  expect(lines.length).toBeGreaterThan(60);
});

test.each(named)('%s has a test “%s”', (file, title) => {
  expect(readFileSync(join(root, file), 'utf8')).toContain(title);
});
