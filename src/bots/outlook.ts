/** Where a turn leads by itself: an auction that runs or that it opens is played to its end as the bidders' prices say. */
import type { BotGame, GameTypes, Sealed, Seat } from '../kernel/contract.ts';
import { copy } from '../kernel/copy.ts';
import { advance } from '../kernel/engine.ts';
import { toAct } from '../kernel/phases.ts';

/** More words than any auction has. */
const MOST_WORDS = 400;

/** Null when a rule forbids the turn. What chance or a secret decides is waited for. */
export function outlook<G extends GameTypes>(
  g: BotGame<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  actions: readonly G['action'][],
  stop: number | null,
): Sealed<G['state']> | null {
  const draft = copy(s) as G['state'];
  for (const action of actions) if (advance(g, draft, seat, action, null) !== null) return null;
  const now = draft as Sealed<G['state']>;
  const { auction, price } = g.brain;
  const key = auction?.running(now) ?? null;
  for (let word = 0; auction && key !== null && word < MOST_WORDS && auction.running(now) === key; word++) {
    const who = toAct(g, now)[0];
    if (who === undefined) break;
    const limit = who === seat && stop !== null ? stop : price.call(g.brain, now, who);
    if (advance(g, draft, who, auction.answer(now, who, limit), null) !== null) break;
  }
  return now;
}
