/** What bots know of Age of Steam; the search itself is the same for all games. */
import type { Brain } from '../../../kernel/contract.ts';
import type { AOS } from '../state.ts';
import { auctioneer, price } from './bidding.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { stray } from './stray.ts';
import { value } from './value.ts';

export const brain: Brain<AOS> = {
  value,
  policy,
  stray,
  plans,
  price,
  auction: auctioneer,
  // A turn has just begun: money has been paid and cubes have grown, so the estimate is at its best.
  horizon: (s) => s.phases[0]?.id === 'shares' && s.phases[0].waiting.length === s.order.length,
  // Otherwise a late move would be judged a whole turn later.
  pliesPerSeat: 0,
  scale: { s: 10, winWeight: 0.2, odds: 9.6 },
};
