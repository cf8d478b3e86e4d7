/**
 * What a page of the built client weighs: the scripts that its entries import, each counted once. Entries are files of
 * src/web, named as in the build's own list; what is imported late counts only when it is named.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

interface Chunk {
  file: string;
  imports?: string[];
}

/** Playing Chicago Express in English at a table of this device: the page, the worker that hosts it, and its bots. */
export const PLAY_PAGE = [
  'index.html',
  'text/en.ts',
  '../text/common.en.ts',
  'play/play-page.tsx',
  'table/here/worker.ts',
  '../games/chicago-express/index.ts',
  '../games/chicago-express/text/words.ts',
  '../games/chicago-express/text/en.ts',
  'games/chicago-express/face.ts',
];

/** Script files with their gzipped size, the largest first. */
export function scriptsOf(built: string, entries: readonly string[]): { file: string; bytes: number }[] {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  const files = new Set(globSync('assets/early-*.js', { cwd: built })); // on every page
  const followed = new Set<string>();
  const follow = (name: string): void => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`the build has no chunk ${name}`);
    if (followed.has(name)) return;
    followed.add(name);
    files.add(chunk.file);
    chunk.imports?.forEach(follow);
  };
  entries.forEach(follow);
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(built, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
}
