/** The names of the bots, without how they think: that is fetched where it is wanted. */

/** What people may choose to play against, the weakest first. */
export const LEVELS = ['newcomer', 'regular', 'expert', 'master'] as const;
export type Level = (typeof LEVELS)[number];
/** Where nobody has chosen, and in the seat of somebody who is away. */
export const USUAL_LEVEL: Level = 'regular';

/** All of them; `directed` serves tests and simulations, which want to see every corner of a game. */
export const BOT_NAMES = [...LEVELS, 'directed', 'random'] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((known) => known === name);
