/** What bots know of Steel Driver; the search itself is the same for all games. */
import type { Brain } from '../../../kernel/contract.ts';
import { COMPANIES, type SD } from '../state.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { auctioneer, price } from './price.ts';
import { value } from './value.ts';

/** Of twelve turns of a newcomer, by seats: those that it does not weigh. */
const UNWEIGHED: Readonly<Record<number, number>> = { 4: 6, 5: 4, 6: 5 };

export const brain: Brain<SD> = {
  value,
  policy,
  plans,
  price,
  auction: auctioneer,
  // The more seats, the fewer shares each buys, and the closer random play comes to any other.
  unweighed: (seats) => UNWEIGHED[seats] ?? null,
  // A turn has just begun: profits have turned into cash, so the estimate is at its best.
  horizon: (s) =>
    s.phases.length === 1 &&
    s.phases[0]!.id === 'sales' &&
    COMPANIES.every((id) => s.companies[id].controller === null),
  scale: { s: 120, winWeight: 0.5, odds: 126 },
};
