/** What bots know of Last Train; the search itself is the same for all games. */
import type { Brain } from '../../../kernel/contract.ts';
import type { LTW } from '../state.ts';
import { price } from './bids.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

export const brain: Brain<LTW> = {
  value,
  policy,
  plans,
  price,
  // A round has just begun: what the last one brought is booked, so the estimate is at its best.
  horizon: (s) => s.phases[0]?.id === 'bidding' && s.boxes.every(({ holder }) => holder === null),
  scale: { s: 4, winWeight: 0.2 },
};
