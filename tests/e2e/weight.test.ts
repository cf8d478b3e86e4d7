/** The weight of the play page, read from the build: every chunk it needs to play, the worker's too, each counted once. */
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { PLAY_PAGE, scriptsOf } from '../../scripts/page-weight.ts';

const MOST = 120 * 1024;

test('the play page needs at most 120 KB of script, gzipped', () => {
  const scripts = scriptsOf(resolve(import.meta.dirname, '../../dist/web'), PLAY_PAGE);
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes, scripts.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')).toBeLessThanOrEqual(MOST);
});
