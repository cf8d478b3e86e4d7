/** Age of Steam for bots: the door of those who think about it. */
import type { BotGame } from '../../kernel/contract.ts';
import { brain } from './bot/brain.ts';
import { ageOfSteam } from './index.ts';
import type { AOS } from './state.ts';

export const ageOfSteamForBots: BotGame<AOS> = { ...ageOfSteam, brain };
