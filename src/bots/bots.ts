/** The bots by name. */
import { directed } from './directed.ts';
import { expert, master, newcomer, regular } from './levels.ts';
import type { BotName } from './names.ts';
import type { BotMaker } from './player.ts';
import { random } from './random.ts';

export * from './names.ts';

export const BOTS: Readonly<Record<BotName, BotMaker>> = { newcomer, regular, expert, master, directed, random };
