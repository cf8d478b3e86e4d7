/** Before all: the client is built from the sources as they stand, by a process of its own as `npm start` would. */
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const BUILD = "import { ensureClient } from './scripts/client.ts'; await ensureClient((line) => console.log(line));";

export function setup(): void {
  const { NODE_ENV: _test, ...env } = process.env;
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: root, env, stdio: 'inherit' });
}
