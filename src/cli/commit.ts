/** Which commit this program is of, for what it writes down; null outside of a repository. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { text } from '../kernel/shape.ts';

/** A commit that was written down. */
export const readCommit = text(60, /^[\w.+-]+$/);

export async function commitNow(): Promise<string | null> {
  try {
    const { stdout } = await promisify(execFile)('git', ['describe', '--always', '--dirty', '--abbrev=7'], {
      cwd: import.meta.dirname,
    });
    return stdout.trim();
  } catch {
    return null; // no git, or sources that were unpacked from a file
  }
}
