/** What bots know of Last Train; the search itself is the same for all games. */
import type { Brain } from '../../../kernel/contract.ts';
import type { LTW } from '../state.ts';
import { price } from './bids.ts';
import { wholeLine } from './builds.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

export const brain: Brain<LTW> = {
  value,
  policy,
  // A line is thought of as a whole.
  turn: (s, seat, rng) => (s.phases[s.phases.length - 1]?.id === 'building' ? wholeLine(s, seat, rng) : null),
  plans,
  price,
  // What the round brought has just been booked, or the next one has just begun: the estimate is at its best.
  horizon(s) {
    const phase = s.phases[0];
    return phase?.id === 'sales'
      ? phase.at === 0
      : phase?.id === 'bidding' && s.boxes.every((box) => box.holder === null);
  },
  scale: { s: 4, winWeight: 0.2, odds: 7.6 },
};
