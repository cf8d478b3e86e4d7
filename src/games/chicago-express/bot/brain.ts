/** What bots know of Chicago Express; the search itself is the same for all games. */
import type { Brain } from '../../../kernel/contract.ts';
import type { CE } from '../state.ts';
import { auctioneer } from './bidding.ts';
import { plans } from './plans.ts';
import { policy, stray } from './policy.ts';
import { price } from './price.ts';
import { value } from './value.ts';

export const brain: Brain<CE> = {
  value,
  policy,
  stray,
  plans,
  price,
  auction: auctioneer,
  // Dividends have just been paid: incomes have turned into cash, so the estimate is at its best.
  horizon: (s) => s.phases[0]?.id === 'turn' && s.dials.auction + s.dials.expansion + s.dials.development === 0,
  scale: { s: 8, winWeight: 0.2, odds: 12.5 },
};
