/** What bots know of Steel Driver; the search itself is the same for all games. */
import type { Brain, Sealed } from '../../../kernel/contract.ts';
import { COMPANIES, type SD, type SDState } from '../state.ts';
import { plans } from './plans.ts';
import { naive, policy } from './policy.ts';
import { auctioneer, price } from './price.ts';
import { value } from './value.ts';

/**
 * Of twelve turns of a newcomer, those that it does not weigh. The more seats, the fewer shares each buys, and the closer random play comes
 * to any other: with five and six, rails laid without a thought would cost a newcomer more than random play does, so with five it only takes
 * goods as they come, and with six it weighs everything, but lays rails that are too dear.
 */
function unweighed({ seats, phases }: Sealed<SDState>): number | null {
  if (seats < 4) return null;
  if (seats === 4) return 6;
  return seats === 5 && phases[phases.length - 1]?.id === 'collecting' ? 12 : 0;
}

export const brain: Brain<SD> = {
  value,
  policy,
  naive,
  plans,
  price,
  auction: auctioneer,
  unweighed,
  // A turn has just begun: profits have turned into cash, so the estimate is at its best.
  horizon: (s) =>
    s.phases.length === 1 &&
    s.phases[0]!.id === 'sales' &&
    COMPANIES.every((id) => s.companies[id].controller === null),
  scale: { s: 120, winWeight: 0.5, odds: 126 },
};
