/**
 * What a page of the built client weighs: the scripts that its entries import, each counted once. Entries are files of
 * src/web, named as in the build's own list; what is imported late counts only when it is named.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksBehind, chunksOf } from './built-chunks.ts';

/**
 * Playing Chicago Express in English at a table of this device: the page and the worker that hosts it. What bots know and
 * how they think is fetched when the first of them must move.
 */
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
  const files = new Set(globSync('assets/early-*.js', { cwd: built })); // on every page
  for (const { file } of chunksBehind(chunksOf(built), entries)) files.add(file);
  return [...files]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(join(built, file)), { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes);
}
