/** Blocks already played, in a file of JSON lines: a ladder that was stopped goes on where it was. */
import { appendFile, readFile } from 'node:fs/promises';
import type { Played } from '../../bots/ladder/block.ts';

export interface KeptBlock {
  key: string;
  played: Played[];
}

/** A last line that was cut off by a crash is left out. */
export async function readKept(path: string): Promise<Map<string, Played[]>> {
  const text = await readFile(path, 'utf8').catch(() => '');
  const kept = new Map<string, Played[]>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    try {
      const { key, played } = JSON.parse(line) as KeptBlock;
      kept.set(key, played);
    } catch {
      break;
    }
  }
  return kept;
}

export const keep = (path: string, block: KeptBlock): Promise<void> => appendFile(path, `${JSON.stringify(block)}\n`);
