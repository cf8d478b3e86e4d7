/**
 * Which files an address of the client needs, known before any of its code is there: they are asked for together instead
 * of one after the other. The build makes the lists; the server names in a page what it can tell from the address, and a
 * small script ahead of the page's own adds what only the device knows. Names are those under /assets.
 */
export interface TableFiles {
  /** The play screen. */
  readonly play: readonly string[];
  /** The worker that hosts tables of this device. */
  readonly here: readonly string[];
  /** By language. */
  readonly text: Readonly<Record<string, readonly string[]>>;
  /** By game: its rules, its drawing, and under `game language` what it says. */
  readonly game: Readonly<Record<string, readonly string[]>>;
}

export interface PageFiles extends TableFiles {
  /** By the first word of a path, with a stroke where more follows: `learn`, `learn/`. What `/` shows stands under ''. */
  readonly page: Readonly<Record<string, readonly string[]>>;
  /** By language: what is said on pages that are no table. */
  readonly pageText: Readonly<Record<string, readonly string[]>>;
}

export interface Visit {
  readonly path: string;
  /** As the reader wishes them, the best first. */
  readonly languages: readonly (string | undefined)[];
  /** The game of a table whose address does not say it. */
  readonly game?: string | undefined;
}

const each = (...lists: (readonly string[] | undefined)[]): string[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

const languageOf = ({ text }: TableFiles, languages: Visit['languages']): string =>
  [...languages.map((tag) => tag?.slice(0, 2).toLowerCase()), 'en'].find((one) => one && Object.hasOwn(text, one)) ??
  '';

const partsOf = (path: string): string[] => path.split('/').slice(1);

/** Tables of a device are called after their game: `chicago-express-3f…`. */
export const gameIn = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('-')));

/** For the page of a table; nothing for any other. */
export function tableFiles(files: TableFiles, { path, languages, game = '' }: Visit): string[] {
  const [page, id = ''] = partsOf(path);
  if (page !== 'here' && page !== 'table') return [];
  const language = languageOf(files, languages);
  const named = page === 'here' ? gameIn(id) : '';
  const played = Object.hasOwn(files.game, named) ? named : game;
  const own = Object.hasOwn(files.game, played) ? [files.game[played], files.game[`${played} ${language}`]] : [];
  return each(files.play, page === 'here' ? files.here : [], files.text[language], ...own);
}

/** For any page. */
export function pageFiles(files: PageFiles, visit: Visit): string[] {
  const [first = '', ...more] = partsOf(visit.path).filter((part, n) => n === 0 || part !== '');
  const page = more.length > 0 ? `${first}/` : first;
  if (!Object.hasOwn(files.page, page)) return tableFiles(files, visit);
  const language = languageOf(files, visit.languages);
  return each(files.page[page], files.text[language], files.pageText[language]);
}
