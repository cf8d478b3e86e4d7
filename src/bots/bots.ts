/** The bots by name. */
import { directed } from './directed.ts';
import { expert, master, newcomer, regular } from './levels.ts';
import type { BotMaker } from './player.ts';
import { random } from './random.ts';

/** What people may choose to play against, the weakest first. */
export const LEVELS = ['newcomer', 'regular', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];
/** Where nobody has chosen, and in the seat of somebody who is away. */
export const USUAL_LEVEL: Level = 'regular';

/** All of them; `directed` serves tests and simulations, which want to see every corner of a game. */
export const BOT_NAMES = [...LEVELS, 'directed', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, BotMaker>> = { newcomer, regular, expert, master, directed, random };

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
