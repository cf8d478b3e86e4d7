/** Whoever can be seated in a simulation or on a ladder: the bots, and the scripted players that put them to the test. */
import { BOT_NAMES, BOTS, type BotName } from './bots.ts';
import type { BotMaker } from './player.ts';
import { SCRIPT_NAMES, SCRIPTS, type ScriptName } from './scripted/scripts.ts';

export type PlayerName = BotName | ScriptName;
export const PLAYER_NAMES = [...BOT_NAMES, ...SCRIPT_NAMES] as const;
export const PLAYERS: Readonly<Record<PlayerName, BotMaker>> = { ...BOTS, ...SCRIPTS };

export const isPlayerName = (name: string): name is PlayerName => Object.hasOwn(PLAYERS, name);
