/** What each game has to say about a turn that is advised: apart from the registry, so that only those load it who ask. */
import type { GameTypes } from '../kernel/contract.ts';
import type { Hints } from '../kernel/remarks.ts';
import type { GameId } from './registry.ts';

const HINTS: Readonly<Record<GameId, () => Promise<Hints<GameTypes>>>> = {
  'chicago-express': () => import('./chicago-express/hints.ts').then((m) => m.hints),
  'age-of-steam': () => import('./age-of-steam/hints.ts').then((m) => m.hints),
  'steel-driver': () => import('./steel-driver/hints.ts').then((m) => m.hints),
  'last-train-to-wensleydale': () => import('./last-train-to-wensleydale/hints.ts').then((m) => m.hints),
};

export const loadHints = (id: GameId): Promise<Hints<GameTypes>> => HINTS[id]();
