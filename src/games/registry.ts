/** The only file that names all games: a small static catalogue, and `load` for the module itself. */
import type { AnyGame, GameTypes } from '../kernel/contract.ts';
import type { Hints } from '../kernel/remarks.ts';

export const GAME_IDS = ['chicago-express', 'age-of-steam', 'steel-driver', 'last-train-to-wensleydale'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What can be said of a game before its module is loaded; maps and options are found in the module. */
export interface GameEntry {
  readonly id: string;
  /** Every number of players that some map allows. */
  readonly seats: readonly number[];
  load(): Promise<AnyGame>;
  /** What is needed to explain a move: fetched when somebody asks for a hint. */
  hints(): Promise<Hints<GameTypes>>;
}

export const GAMES: readonly (GameEntry & { readonly id: GameId })[] = [
  {
    id: 'chicago-express',
    seats: [2, 3, 4, 5, 6],
    load: () => import('./chicago-express/index.ts').then((m) => m.chicagoExpress),
    hints: () => import('./chicago-express/hints.ts').then((m) => m.hints),
  },
  {
    id: 'age-of-steam',
    seats: [1, 3, 4, 5, 6],
    load: () => import('./age-of-steam/index.ts').then((m) => m.ageOfSteam),
    hints: () => import('./age-of-steam/hints.ts').then((m) => m.hints),
  },
  {
    id: 'steel-driver',
    seats: [3, 4, 5, 6],
    load: () => import('./steel-driver/index.ts').then((m) => m.steelDriver),
    hints: () => import('./steel-driver/hints.ts').then((m) => m.hints),
  },
  {
    id: 'last-train-to-wensleydale',
    seats: [2, 3, 4],
    load: () => import('./last-train-to-wensleydale/index.ts').then((m) => m.lastTrain),
    hints: () => import('./last-train-to-wensleydale/hints.ts').then((m) => m.hints),
  },
];

export const isGameId = (id: string): id is GameId => GAMES.some((entry) => entry.id === id);

/** The module of a game; an unknown id is the caller's mistake, so ask `isGameId` first. */
export function load(id: GameId): Promise<AnyGame> {
  const entry = GAMES.find((game) => game.id === id);
  return entry ? entry.load() : Promise.reject(new Error(`bug: no game ${id}`));
}

export function loadHints(id: GameId): Promise<Hints<GameTypes>> {
  const entry = GAMES.find((game) => game.id === id);
  return entry ? entry.hints() : Promise.reject(new Error(`bug: no game ${id}`));
}
