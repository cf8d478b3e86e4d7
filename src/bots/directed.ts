/**
 * Random play with a purpose: the game's own cheap policy. Uniform players hardly ever get to the late
 * rules of a game (in Chicago Express they never reach Chicago), so tests need this one too.
 */
import type { BotMaker } from './player.ts';

export const directed: BotMaker = (g, rng) => ({
  act: (view, seat) => g.brain.stray?.(view, seat, rng) ?? g.brain.policy(view, seat, rng),
});
