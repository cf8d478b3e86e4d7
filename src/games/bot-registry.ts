/** The games with what bots know of them: apart from the registry, so that only those load it whose bots think. */
import type { AnyBotGame } from '../kernel/contract.ts';
import { GAMES, type GameEntry, type GameId } from './registry.ts';

const FOR_BOTS: Readonly<Record<GameId, () => Promise<AnyBotGame>>> = {
  'chicago-express': () => import('./chicago-express/for-bots.ts').then((m) => m.chicagoExpressForBots),
  'age-of-steam': () => import('./age-of-steam/for-bots.ts').then((m) => m.ageOfSteamForBots),
  'steel-driver': () => import('./steel-driver/for-bots.ts').then((m) => m.steelDriverForBots),
  'last-train-to-wensleydale': () => import('./last-train-to-wensleydale/for-bots.ts').then((m) => m.lastTrainForBots),
};

export interface BotGameEntry extends GameEntry {
  load(): Promise<AnyBotGame>;
}

export const BOT_GAMES: readonly (BotGameEntry & { readonly id: GameId })[] = GAMES.map((entry) => ({
  ...entry,
  load: FOR_BOTS[entry.id],
}));

export const loadForBots = (id: GameId): Promise<AnyBotGame> => FOR_BOTS[id]();
