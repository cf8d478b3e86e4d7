/**
 * Which files a table needs, known before any of its code is here: they are asked for together instead of one after the
 * other. Names are those under /assets; the build puts the list in.
 */
export interface EarlyFiles {
  /** The play screen. */
  readonly play: readonly string[];
  /** The worker that hosts tables of this device. */
  readonly here: readonly string[];
  /** By language. */
  readonly text: Readonly<Record<string, readonly string[]>>;
  /** By game: its rules, its drawing, and under `game language` what it says. */
  readonly game: Readonly<Record<string, readonly string[]>>;
}

export interface Visit {
  readonly path: string;
  readonly languages: readonly string[];
  /** What this device has kept under a key. */
  kept(key: string): string | null;
}

/** Kept by settings/keep.ts. */
const SETTINGS = 'turntable.settings';
/** The table last looked at here and its game, so that the next visit knows it at once. */
export const LAST_TABLE = 'turntable.last-table';

export function earlyFiles({ play, here, text, game }: EarlyFiles, { path, languages, kept }: Visit): string[] {
  const [, page, id = ''] = path.split('/');
  if (page !== 'here' && page !== 'table') return [];
  const chosen = /"language":"(\w+)"/.exec(kept(SETTINGS) ?? '')?.[1];
  const language = [chosen, ...languages.map((tag) => tag.slice(0, 2)), 'en'].find((one) => one && text[one]) ?? '';
  const [last, played = ''] = (kept(LAST_TABLE) ?? '').split(' ');
  const files = [play, page === 'here' ? here : [], text[language]];
  if (last === id) files.push(game[played], game[`${played} ${language}`]);
  return [...new Set(files.flatMap((some = []) => some))];
}
