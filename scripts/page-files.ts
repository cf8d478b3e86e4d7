/** The files of every page by what needs them, from the list that the build keeps: see src/protocol/page-files.ts. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS } from '../src/games/registry.ts';
import type { PageFiles } from '../src/protocol/page-files.ts';
import { LOCALES } from '../src/text/locale.ts';
import { chunksBehind, chunksOf } from './built-chunks.ts';

/** Where each page that is no table begins, by its address as PageFiles has it. */
export const PAGE_ENTRIES: Readonly<Record<string, string>> = {
  '': 'pages/home/home.tsx',
  play: 'pages/play-now.tsx',
  games: 'pages/saved/saved.tsx',
  learn: 'pages/learn.tsx',
  'learn/': 'learn/lesson-page.tsx',
  settings: 'pages/settings.tsx',
  'rules/': 'pages/rules.tsx',
  lobby: 'pages/lobby.tsx',
  open: 'pages/open/open.tsx',
  account: 'pages/account/account.tsx',
  'people/': 'pages/person.tsx',
  'ranks/': 'pages/ranks.tsx',
  notifications: 'pages/notifications.tsx',
};

export function filesOfPages(built: string): PageFiles {
  const chunks = chunksOf(built);
  /** Scripts and styles of these entries, and of all they import, without those that are there already. */
  const filesOf = (entries: readonly string[], known: ReadonlySet<string> = new Set()): string[] => {
    const found = new Set(chunksBehind(chunks, entries).flatMap(({ file, css = [] }) => [file, ...css]));
    // The largest first: the small ones fit in beside them.
    const sizeOf = (file: string) => statSync(join(built, file)).size;
    const sorted = [...found].toSorted((a, b) => sizeOf(b) - sizeOf(a));
    return sorted.map((file) => file.replace('assets/', '')).filter((file) => !known.has(file));
  };
  const frame = new Set(filesOf(['index.html']));
  const play = filesOf(['play/play-page.tsx'], frame);
  const known = new Set([...frame, ...play]);
  const inEach = (entries: (locale: string) => string[]) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, filesOf(entries(locale), frame)]));
  const game = GAME_IDS.flatMap((id): [string, string[]][] => {
    const own = filesOf([`../games/${id}/index.ts`, `../games/${id}/text/words.ts`, `games/${id}/face.ts`], known);
    const said = (locale: string) => filesOf([`../games/${id}/text/${locale}.ts`], known);
    return [[id, own], ...LOCALES.map((locale): [string, string[]] => [`${id} ${locale}`, said(locale)])];
  });
  const worker = filesOf(['table/here/worker.ts'], known);
  const begins = chunks['table/here/worker.ts']!.file.replace('assets/', '');
  return {
    play,
    // The file the worker begins with comes first, however large the others are: the early script starts it.
    here: [begins, ...worker.filter((file) => file !== begins)],
    text: inEach((locale) => [`text/${locale}.ts`, `../text/common.${locale}.ts`]),
    game: Object.fromEntries(game),
    page: Object.fromEntries(Object.entries(PAGE_ENTRIES).map(([page, entry]) => [page, filesOf([entry], frame)])),
    pageText: inEach((locale) => [`text/pages.${locale}.ts`]),
  };
}
