/** The bots by name. */
import { directed } from './directed.ts';
import { expert, master, newcomer, regular } from './levels.ts';
import type { BotMaker } from './player.ts';
import { random } from './random.ts';

export const BOT_NAMES = ['newcomer', 'regular', 'expert', 'master', 'directed', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, BotMaker>> = { newcomer, regular, expert, master, directed, random };

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
