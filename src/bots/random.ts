/** Uniform: a kind of action by lot, then an action of that kind. */
import { sample } from '../kernel/legal.ts';
import type { BotMaker } from './player.ts';

export const random: BotMaker = (g, rng) => ({ act: (view, seat) => sample(g, view, seat, rng) });
