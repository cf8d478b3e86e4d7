/** The linter keeps chance, clocks, locales, input and output, and waiting out of the engine. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const BIOME = join(root, 'node_modules/@biomejs/biome/bin/biome');

const FORBIDDEN = {
  random: 'export const a = () => Math.random();',
  'locale-compare': 'export const a = (x: string, y: string) => x.localeCompare(y);',
  'async-function': 'export async function a() {}',
  'async-arrow': 'export const a = async () => 1;',
  'async-method': 'export const a = { async b() {} };',
  'late-import': "export const a = () => import('./b.ts');",
  promise: 'export const a = () => Promise.resolve();',
  date: 'export const a = () => new Date();',
  intl: 'export const a = new Intl.NumberFormat();',
  process: 'export const a = process.pid;',
  fetch: "export const a = () => fetch('b');",
  console: "export const a = () => console.log('b');",
  timer: 'export const a = (b: () => void) => setTimeout(b, 1);',
  'global-this': 'export const a = globalThis.console;',
} as const;
const ALLOWED = 'export const a = (process: number, list: readonly number[]) => Math.max(process, ...list);';

describe('lint of the engine', () => {
  let folder: string;
  let refused: Set<string>;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'turntable-lint-'));
    cpSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    cpSync(join(root, 'scripts/engine.grit'), join(folder, 'scripts/engine.grit'), { recursive: true });
    const write = (path: string, source: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), `${source}\n`);
    };
    for (const [name, source] of Object.entries(FORBIDDEN))
      for (const path of [
        `src/kernel/${name}.ts`,
        `src/games/g/rules/${name}.ts`,
        `src/kernel/${name}.test.ts`,
        `src/cli/${name}.ts`,
      ])
        write(path, source);
    write('src/kernel/allowed.ts', ALLOWED);
    const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none'];
    const done = spawnSync(process.execPath, [BIOME, ...args], { cwd: folder, encoding: 'utf8' });
    const report = JSON.parse(done.stdout) as { diagnostics: { severity: string; location: { path: string } }[] };
    refused = new Set(
      report.diagnostics.filter((found) => found.severity === 'error').map((found) => found.location.path),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(Object.keys(FORBIDDEN))('%s is refused in kernel and games, and nowhere else', (name) => {
    expect(refused).toContain(`src/kernel/${name}.ts`);
    expect(refused).toContain(`src/games/g/rules/${name}.ts`);
    expect(refused).not.toContain(`src/kernel/${name}.test.ts`);
    expect(refused).not.toContain(`src/cli/${name}.ts`);
  });

  test('a parameter may be called process', () => {
    expect(refused).not.toContain('src/kernel/allowed.ts');
  });
});
