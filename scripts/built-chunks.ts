/** The list of chunks that the build keeps, and what an entry brings along. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
/** By the source each chunk begins with, as seen from src/web. */
export type Chunks = Readonly<Record<string, Chunk>>;

export const chunksOf = (built: string): Chunks =>
  JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Chunks;

/** The chunks of these entries and of all they import, each once; what is imported late is not among them. */
export function chunksBehind(chunks: Chunks, entries: readonly string[]): Chunk[] {
  const followed = new Map<string, Chunk>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    if (followed.has(name)) return;
    followed.set(name, chunk);
    chunk.imports?.forEach(follow);
  };
  entries.forEach(follow);
  return [...followed.values()];
}
