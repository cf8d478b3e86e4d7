/** Chicago Express for bots: the door of those who think about it. */
import type { BotGame } from '../../kernel/contract.ts';
import { brain } from './bot/brain.ts';
import { chicagoExpress } from './index.ts';
import type { CE } from './state.ts';

export const chicagoExpressForBots: BotGame<CE> = { ...chicagoExpress, brain };
