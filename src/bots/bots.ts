/** The bots by name. */
import { directed } from './directed.ts';
import type { BotMaker } from './player.ts';
import { random } from './random.ts';

export const BOT_NAMES = ['random', 'directed'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<BotName, BotMaker>> = { random, directed };

export const isBotName = (name: string): name is BotName => Object.hasOwn(BOTS, name);
