/** The weight of the play page, read from the build: every chunk it needs to play, the worker's too, each counted once. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PLAY_PAGE, scriptsOf } from '../../scripts/page-weight.ts';

const MOST = 120 * 1024;
const BUILT = resolve(import.meta.dirname, '../../dist/web');

test('the play page needs at most 120 KB of script, gzipped', () => {
  const scripts = scriptsOf(BUILT, PLAY_PAGE);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(MOST);
});

test('no script stands in the page itself: the policy would refuse it', () => {
  const scripts = readFileSync(join(BUILT, 'index.html'), 'utf8').match(/<script[^>]*>[^<]*/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((one) => !/ src="[^"]+"[^>]*>\s*$/.test(one))).toEqual([]);
});
