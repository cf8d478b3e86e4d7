/** What was already played, in a file of JSON lines: long work that was stopped goes on where it was. */
import { appendFile, readFile } from 'node:fs/promises';

export interface Kept<T> {
  key: string;
  played: T;
}

/** A last line that was cut off by a crash is left out. */
export async function readKept<T>(path: string): Promise<Map<string, T>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const kept = new Map<string, T>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      const { key, played } = JSON.parse(line) as Kept<T>;
      kept.set(key, played);
    } catch {
      break;
    }
  }
  return kept;
}

export const keep = <T>(path: string, kept: Kept<T>): Promise<void> => appendFile(path, `${JSON.stringify(kept)}\n`);
