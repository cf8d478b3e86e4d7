/** `scripts/run.mjs` runs TypeScript on the project's own Node and passes on arguments, exit codes and signals. */
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const LAUNCHER = resolve(import.meta.dirname, '../../scripts/run.mjs');

describe('launcher', () => {
  let folder: string;
  const write = (name: string, source: string): string => {
    const path = join(folder, name);
    writeFileSync(path, source);
    return path;
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'turntable-launcher-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('runs TypeScript on Node 24 or newer with its arguments, and ends with its exit code', () => {
    const entry = write(
      'entry.ts',
      'const args: string[] = process.argv.slice(2); console.log(process.version, args); process.exit(3);',
    );
    const done = spawnSync(process.execPath, [LAUNCHER, entry, 'one', 'two words'], { encoding: 'utf8' });
    expect(done.stdout).toMatch(/^v(2[4-9]|[3-9]\d)\./);
    expect(done.stdout).toContain("[ 'one', 'two words' ]");
    expect(done.status).toBe(3);
  });

  test('flags before the entry are for Node, those after it for the program', () => {
    const entry = write('flags.ts', 'console.log(JSON.stringify([process.execArgv, process.argv.slice(2)]));');
    const flag = '--max-semi-space-size=4';
    const done = spawnSync(process.execPath, [LAUNCHER, flag, entry, '--port', '8080'], { encoding: 'utf8' });
    expect(JSON.parse(done.stdout)).toEqual([[flag], ['--port', '8080']]);
    const nothing = spawnSync(process.execPath, [LAUNCHER, flag], { encoding: 'utf8' });
    expect([nothing.status, nothing.stderr]).toEqual([2, expect.stringContaining('usage:')]);
  });

  test('passes a signal on and ends as its child does', async () => {
    const entry = write(
      'wait.ts',
      `process.on('SIGTERM', () => process.exit(7)); console.log('ready'); setInterval(() => {}, 1000);`,
    );
    const child = spawn(process.execPath, [LAUNCHER, entry], { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.once('data', () => child.kill('SIGTERM'));
    const code = await new Promise((done) => child.once('exit', done));
    expect(code).toBe(7);
  });

  test('says in one line what is missing when there is no Node new enough', () => {
    // A copy of the launcher in a project without node_modules, made to believe that its host is old.
    mkdirSync(join(folder, 'scripts'));
    copyFileSync(LAUNCHER, join(folder, 'scripts/run.mjs'));
    const old = write('old.mjs', "Object.defineProperty(process.versions, 'node', { value: '20.1.0' });");
    const done = spawnSync(process.execPath, ['--import', old, join(folder, 'scripts/run.mjs'), 'x.ts'], {
      encoding: 'utf8',
    });
    expect(done.stderr).toMatch(/^turntable: this needs Node 24.*\n$/);
    expect(done.status).toBe(2);
  });
});
