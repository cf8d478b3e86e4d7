/** Which program this is: its version, and a hash of its sources. Snapshots of another build are replayed first. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
/** What decides how a stored game is read and what is said over the wire. */
const FOLDERS = 'src/{kernel,games,bots,table,protocol,server}/**/*.ts';

export function buildId(): string {
  const { version } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as { version: string };
  const hash = createHash('sha256');
  const files = globSync(FOLDERS, { cwd: root }).filter((file) => !file.endsWith('.test.ts'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(resolve(root, file)));
  return `${version}-${hash.digest('hex').slice(0, 12)}`;
}
