/** Scripts asked for the impossible answer in one sentence and a bad exit code. */
import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const run = (args: string[], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), ...args], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test('a CHROMIUM_PATH that is no program is named, and nothing is installed', () => {
  const done = run(['scripts/chromium.ts'], { CHROMIUM_PATH: '/nowhere/chromium' });
  expect(done.stdout).toBe('CHROMIUM_PATH is /nowhere/chromium, and that is not a program.\n');
  expect(done.status).toBe(1);
});

test('a CHROMIUM_PATH that is one goes before all else', () => {
  const done = run(['scripts/chromium.ts'], { CHROMIUM_PATH: process.execPath });
  expect(done.stdout).toBe(`${process.execPath}\n`);
  expect(done.status).toBe(0);
});

test('an unknown part of the tests is refused, and the parts are named', () => {
  const done = run(['scripts/test.ts', 'everything']);
  expect(done.stderr).toBe(
    'turntable: no part "everything"; there are format, types, tests, rules, processes, server, browser, e2e, maps.\n',
  );
  expect(done.status).toBe(2);
});

test('a part of the tests ends with the sum on a line of its own', () => {
  const done = run(['scripts/test.ts', 'format']);
  expect(done.stdout).toMatch(/\n[1-9]\d* passed, 0 failed\n$/);
  expect(done.status).toBe(0);
}, 120_000);
