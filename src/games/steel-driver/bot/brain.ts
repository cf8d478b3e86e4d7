/** What bots know of Steel Driver; the search itself is the same for all games. */
import type { Brain } from '../../../kernel/contract.ts';
import { COMPANIES, type SD } from '../state.ts';
import { newcomer } from './newcomer.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { auctioneer, price } from './price.ts';
import { value } from './value.ts';

export const brain: Brain<SD> = {
  value,
  policy,
  plans,
  price,
  auction: auctioneer,
  newcomer,
  // A turn has just begun: profits have turned into cash, so the estimate is at its best.
  horizon: (s) =>
    s.phases.length === 1 &&
    s.phases[0]!.id === 'sales' &&
    COMPANIES.every((id) => s.companies[id].controller === null),
  faith: () => 0.04,
  scale: { s: 120, winWeight: 0.5, odds: 126 },
};
