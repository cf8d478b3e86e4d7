/** The files of a table by what needs them, from the list that the build keeps: see src/web/early/files.ts. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '../src/games/registry.ts';
import { LOCALES } from '../src/text/locale.ts';
import type { EarlyFiles } from '../src/web/early/files.ts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

export function earlyOf(built: string): EarlyFiles {
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
  /** Scripts and styles of these entries, and of all they import, without those that are there already. */
  const filesOf = (entries: readonly string[], known: ReadonlySet<string> = new Set()): string[] => {
    const found = new Set<string>();
    const follow = (name: string): void => {
      const chunk = chunks[name];
      if (!chunk) throw new Error(`the build has no chunk ${name}`);
      if (found.has(chunk.file)) return;
      for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
      chunk.imports?.forEach(follow);
    };
    entries.forEach(follow);
    // The largest first: the small ones fit in beside them.
    const sizeOf = (file: string) => statSync(join(built, file)).size;
    const sorted = [...found].toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return sorted.map((file) => file.replace('assets/', '')).filter((file) => !known.has(file));
  };
  const page = new Set(filesOf(['index.html']));
  const play = filesOf(['play/play-page.tsx'], page);
  const known = new Set([...page, ...play]);
  const game = GAME_IDS.flatMap((id): [string, string[]][] => {
    const own = filesOf([`../games/${id}/index.ts`, `../games/${id}/text/words.ts`, `games/${id}/face.ts`], known);
    const said = (locale: string) => filesOf([`../games/${id}/text/${locale}.ts`], known);
    return [[id, own], ...LOCALES.map((locale): [string, string[]] => [`${id} ${locale}`, said(locale)])];
  });
  return {
    play,
    here: filesOf(['table/here/worker.ts'], known),
    text: Object.fromEntries(
      LOCALES.map((locale) => [locale, filesOf([`text/${locale}.ts`, `../text/common.${locale}.ts`], known)]),
    ),
    game: Object.fromEntries(game),
  };
}
