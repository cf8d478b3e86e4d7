/** The file that names all games: a small static catalogue, and `load` for the module itself. */
import type { AnyGame } from '../kernel/contract.ts';

export const GAME_IDS = ['chicago-express', 'age-of-steam', 'steel-driver', 'last-train-to-wensleydale'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** What can be said of a game before its module is loaded; maps and options are found in the module. */
export interface GameEntry {
  readonly id: string;
  /** Every number of players that some map allows. */
  readonly seats: readonly number[];
  load(): Promise<AnyGame>;
}

export const GAMES: readonly (GameEntry & { readonly id: GameId })[] = [
  {
    id: 'chicago-express',
    seats: [2, 3, 4, 5, 6],
    load: () => import('./chicago-express/index.ts').then((m) => m.chicagoExpress),
  },
  {
    id: 'age-of-steam',
    seats: [1, 3, 4, 5, 6],
    load: () => import('./age-of-steam/index.ts').then((m) => m.ageOfSteam),
  },
  {
    id: 'steel-driver',
    seats: [3, 4, 5, 6],
    load: () => import('./steel-driver/index.ts').then((m) => m.steelDriver),
  },
  {
    id: 'last-train-to-wensleydale',
    seats: [2, 3, 4],
    load: () => import('./last-train-to-wensleydale/index.ts').then((m) => m.lastTrain),
  },
];

export const isGameId = (id: string): id is GameId => GAMES.some((entry) => entry.id === id);

/** The module of a game; an unknown id is the caller's mistake, so ask `isGameId` first. */
export function load(id: GameId): Promise<AnyGame> {
  const entry = GAMES.find((game) => game.id === id);
  return entry ? entry.load() : Promise.reject(new Error(`bug: no game ${id}`));
}
