/**
 * Which files of the client go together: few files compress better than many, and each costs a request. What is not
 * named here is left to the builder. The worker loads the engine, never the site: that one has a document.
 */
import { resolve } from 'node:path';

const src = resolve(import.meta.dirname, '../src').replaceAll('\\', '/');

interface Modules {
  getModuleInfo(id: string): { importedIds: string[] } | null;
}

const starts = (id: string, folders: readonly string[]): boolean =>
  folders.some((folder) => id.replaceAll('\\', '/').startsWith(`${src}/${folder}`));

/** Fetched when a bot must move on this device, somebody asks for a hint or how a game went, or brings a record. */
const LATE = [
  ...['bots/bots.ts', 'bots/levels.ts', 'bots/directed.ts', 'bots/random.ts', 'bots/search/'],
  'bots/hint.ts',
  'bots/outlook.ts',
  'bots/judge',
  'games/hint-registry.ts',
  'text/hint',
  'text/say-hint.ts',
  'web/table/here/advise.ts',
  'web/table/here/from-record.ts',
  'kernel/read-record.ts',
  'kernel/json-place.ts',
  'kernel/replay.ts',
];
/** The same, for all of these: each name of a file weighs where it is fetched from. */
const THINKER = ['web/table/here/think', 'web/table/here/hints.ts', 'games/bot-registry.ts'];
const ENGINE = ['kernel/', 'table/', 'protocol/', 'bots/', 'games/registry.ts', 'web/table/fresh-id.ts'];
const SITE = [
  'text/',
  'web/styles/base.css',
  'web/settings/',
  'web/store.ts',
  'web/router.ts',
  'web/text/say.ts',
  'web/text/bot-name.ts',
  'web/ui/form/form.',
]
  .concat(
    ['lazy', 'boundary', 'brand', 'first-bar', 'header', 'letters', 'lines', 'not-found'].map(
      (file) => `web/shell/${file}.`,
    ),
  )
  .concat(['api.ts', 'account.ts'].map((file) => `web/online/${file}`));
/** Pages that list or open tables load these, without the play screen; and drawing that boards and cards share. */
const LINES = [
  'web/table/lines.ts',
  'web/games/faces.ts',
  'web/ui/mark.tsx',
  'web/ui/silhouettes.ts',
  'web/download.ts',
].concat(
  [
    'board/hex',
    'board/late',
    'board/overlays',
    'board/seeded',
    'board/terrain',
    'board/water',
    'certificate',
    'cube',
    'guilloche',
  ]
    .concat(['kept', 'ruler'])
    .map((file) => `web/ui/${file}`),
);
const PLAY = ['web/play/', 'web/ui/'];
/** All that a file imports at once, itself among it. */
function closure(modules: Modules, id: string, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const next of modules.getModuleInfo(id)?.importedIds ?? []) closure(modules, next, found);
  return found;
}

let atFirst: Set<string> | null = null;

/** What any table says and the frame of the site, in one language. */
const LANGUAGE = /(?:text[\\/]|(?:common|kernel|table|play)\.)(en|fr)\.ts$/;

/** What bots know of a game: fetched with how they think. */
const BRAIN = /[\\/]src[\\/]games[\\/]([a-z-]+)[\\/](?:bot[\\/]|for-bots\.ts)/;
const GAME =
  /[\\/]src[\\/]games[\\/]([a-z-]+)[\\/](?!bot[\\/]|for-bots\.ts|hints\.ts|text[\\/](?:(?:rules|hints)\.)?(?:en|fr|index)\.ts)/;

export const chunkGroups = [
  {
    debugName: 'language',
    test: (id: string) => LANGUAGE.test(id) && starts(id, ['text/', 'web/text/']),
    name: (id: string) => LANGUAGE.exec(id)?.[1] ?? null,
    priority: 5,
  },
  {
    name: 'engine',
    test: (id: string) => id.includes('@noble') || (starts(id, ENGINE) && !starts(id, LATE)),
    priority: 4,
  },
  {
    name: 'site',
    test: (id: string) => /node_modules[\\/]preact/.test(id) || (starts(id, SITE) && !starts(id, LATE)),
    priority: 3,
  },
  {
    // Rules and boards of a game, and what its words need of them.
    debugName: 'game',
    test: (id: string) => GAME.test(id),
    name: (id: string) => GAME.exec(id)?.[1] ?? null,
    priority: 3,
  },
  {
    debugName: 'brain',
    test: (id: string) => BRAIN.test(id),
    name: (id: string) => `${BRAIN.exec(id)?.[1]}-brain`,
    priority: 2,
  },
  { name: 'lines', test: (id: string) => starts(id, LINES), priority: 2 },
  { name: 'thinker', test: (id: string) => starts(id, THINKER), priority: 1 },
  {
    name: 'tables',
    test: (id: string) =>
      starts(id, ['web/table/here/']) && !/line\.ts$/.test(id) && !starts(id, [...LATE, ...THINKER]),
    priority: 2,
  },
  {
    // The play screen without the parts that come later.
    debugName: 'play',
    test: (id: string) => starts(id, PLAY),
    name(id: string, modules: Modules) {
      atFirst ??= closure(modules, `${src}/web/play/play-page.tsx`);
      return atFirst.has(id) ? 'play' : null;
    },
    priority: 1,
  },
];
