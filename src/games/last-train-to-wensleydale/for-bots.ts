/** Last Train to Wensleydale and First Train to Nuremberg for bots: the door of those who think about it. */
import type { BotGame } from '../../kernel/contract.ts';
import { brain } from './bot/brain.ts';
import { lastTrain } from './index.ts';
import type { LTW } from './state.ts';

export const lastTrainForBots: BotGame<LTW> = { ...lastTrain, brain };
