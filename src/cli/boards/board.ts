/** What the terminal knows of one game beyond the contract: how to draw it, and the words people type. */
import type { AnyGame, GameTypes, Sealed, Touch } from '../../kernel/contract.ts';
import { sayFact } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Lang, Say } from '../text/say.ts';

export interface Pen {
  speaker: Speaker;
  say: Say;
  colours: boolean;
}

export interface Verb {
  /** Fields of the action, in the order in which they are typed. */
  fields: readonly string[];
  /** Other words for it; the kind itself always works. */
  words: Readonly<Record<Lang, readonly string[]>>;
  /** Figures whose change the menu tells. */
  bill?: readonly string[];
  /** Figures of what it touches that the menu tells as they stand. */
  quotes?: readonly string[];
}

export interface Board {
  /** Everything that lies on the table, for one who may see this view; each part is shown again only when it changed. */
  draw(g: AnyGame, view: Sealed<GameTypes['state']>, pen: Pen): string[];
  verbs: Readonly<Record<string, Verb>>;
  /** The value that a typed word stands for, in a field; null = the word as it is. */
  value(field: string, word: string): string | number | null;
  /** The thing on the board that a word names. */
  touch(word: string): Touch | null;
  /** Events worth counting over many games, with a name. */
  milestones: Readonly<Record<string, Readonly<Record<Lang, string>>>>;
}

/** A game without a drawing of its own: its figures, one a line. */
export const plainBoard: Board = {
  draw: (g, view, { speaker }) => [
    g
      .facts(view)
      .map((fact) => sayFact(speaker, fact))
      .join('\n'),
  ],
  verbs: {},
  value: (_field, word) => (/^-?\d{1,15}$/.test(word) ? Number(word) : null),
  touch: () => null,
  milestones: {},
};

const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  'age-of-steam': () => import('./age-of-steam.ts').then((m) => m.ageOfSteamBoard),
  'chicago-express': () => import('./chicago-express.ts').then((m) => m.chicagoExpressBoard),
  'last-train-to-wensleydale': () => import('./last-train.ts').then((m) => m.lastTrainBoard),
  'steel-driver': () => import('./steel-driver.ts').then((m) => m.steelDriverBoard),
};

export const boardFor = (game: string): Promise<Board> =>
  Object.hasOwn(BOARDS, game) ? BOARDS[game]!() : Promise.resolve(plainBoard);
