/** What is tried at the root: whole turns, or in an auction the prices at which to stop. */
import type { BotGame, GameTypes, Plan, Sealed, Seat } from '../../kernel/contract.ts';
import { check, kindOf } from '../../kernel/legal.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Stop } from './playout.ts';

export interface Root<G extends GameTypes> {
  plan: Plan<G>;
  stop: Stop | null;
}

export function rootsOf<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  most: number,
  rng: Rng,
  doubtful: boolean,
): Root<G>[] {
  const key = g.brain.auction?.running(view) ?? null;
  if (key !== null) return stopsOf(g, view, seat, key);
  const { brain } = g;
  const plans = doubtful && brain.doubtful ? brain.doubtful(view, seat, most, rng) : brain.plans(view, seat, most, rng);
  return plans.map((plan) => ({ plan, stop: null }));
}

/** Prices worth trying, as parts of the reservation price and dollars more or less. */
const PARTS = [0, 0.4, 0.6, 0.8, 1, 1.25, 1.5];
const MORE = [-1, 1, 2];

export function limitsAround(worth: number): number[] {
  const all = [worth, ...PARTS.map((part) => Math.round(part * worth)), ...MORE.map((more) => worth + more)];
  return [...new Set(all)].filter((limit) => limit >= 0);
}

/** The next word of each price that is worth trying; the price itself comes first, as the likeliest. */
function stopsOf<G extends GameTypes>(g: BotGame<G>, view: Sealed<G['state']>, seat: Seat, key: string): Root<G>[] {
  const { brain } = g;
  const worth = brain.price(view, seat);
  const roots: Root<G>[] = [];
  let passed = false;
  for (const limit of limitsAround(worth)) {
    const action = brain.auction!.answer(view, seat, limit);
    if (check(g, view, seat, action) !== null) continue;
    // Whoever passes now is out, wherever he meant to stop: once is enough.
    const passes = kindOf(g, action.kind).nothing === true;
    if (passes && passed) continue;
    passed ||= passes;
    const prior = 1 / (1 + Math.abs(limit - worth));
    roots.push({ plan: { actions: [action], prior, why: [] }, stop: { seat, limit, key } });
  }
  return roots;
}
