/**
 * The moves of bots on this device, with a limit: however slow the device, the best so far is then played. How they think
 * is fetched when the first of them must move.
 */
import { isBotName } from '../../../bots/names.ts';
import { timeIsUp } from '../../../bots/time.ts';
import { rngOf } from '../../../kernel/rng.ts';
import type { HereOptions } from './places.ts';

/** Levels are told apart by playouts, and most devices need far less for those of an Expert. */
export const LONGEST_MS = 5000;
export const thinkHere: HereOptions['think'] = async (game, view, seat, bot, luck, masterMs) => {
  const name = bot !== null && isBotName(bot) ? bot : 'random';
  const { BOTS } = await import('../../../bots/bots.ts');
  const over = timeIsUp(name === 'master' ? masterMs : LONGEST_MS);
  return BOTS[name](game, rngOf(luck), over).act(view, seat);
};
