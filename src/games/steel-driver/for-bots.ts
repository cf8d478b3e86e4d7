/** Steel Driver for bots: the door of those who think about it. */
import type { BotGame } from '../../kernel/contract.ts';
import { brain } from './bot/brain.ts';
import { steelDriver } from './index.ts';
import type { SD } from './state.ts';

export const steelDriverForBots: BotGame<SD> = { ...steelDriver, brain };
