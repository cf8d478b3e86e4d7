/** `npm start` as it is run: the site that was built, an address on standard output, a graceful end. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');

test('npm start serves the site and says where', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-start-'));
  const child = spawn(process.execPath, ['scripts/run.mjs', 'scripts/start.ts', '--port=0', `--data-dir=${dataDir}`], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  try {
    let said = '';
    const address = await new Promise<string>((done, fail) => {
      child.stdout.on('data', (chunk) => {
        said += chunk;
        const [, found] = /listens on (http:\S+)/.exec(said) ?? [];
        if (found) done(found);
      });
      child.once('exit', (code) => fail(new Error(`it ended with ${code}: ${said}`)));
    });
    const page = await fetch(address);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const [, script] = /<script[^>]* src="([^"]+)"/.exec(await page.text()) ?? [];
    expect((await fetch(new URL(script!, address))).headers.get('content-type')).toContain('javascript');
    child.kill('SIGTERM');
    expect(await gone).toEqual([0, null]);
  } finally {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});
