/** What bots know of Steel Driver; the search itself is the same for all games. */
import type { Brain, Scale, Sealed } from '../../../kernel/contract.ts';
import { COMPANIES, type SD, type SDState } from '../state.ts';
import { newcomer } from './newcomer.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { auctioneer, price } from './price.ts';
import { value } from './value.ts';

/** What a saved cube brings on a later turn among six, beyond what it does among fewer: prices are higher there. */
const DEARER_CUBE = 8;
/** Dollars of a clear lead over one rival. */
const LEAD = 70;

const scale: Scale = { s: 120, winWeight: 0.5, odds: 126 };

/** Among six the first place is seldom within reach: whoever plays for it alone falls behind in the others (docs/bots.md). */
const amongSix: Pick<Brain<SD>, 'scale' | 'atHorizon'> = {
  scale: { ...scale, s: LEAD, winWeight: 0, everyRival: true },
  atHorizon(s: Sealed<SDState>) {
    const scores = value(s, null);
    return scores.map((score, seat) => score + DEARER_CUBE * s.players[seat]!.cubes);
  },
};

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
  forPlaces: ({ seats }) => (seats === 6 ? amongSix : null),
  scale,
};
