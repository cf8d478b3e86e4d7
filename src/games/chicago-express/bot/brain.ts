/** What bots know of Chicago Express; the search itself is the same for all games. */
import type { Brain, Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import type { CE, CEState } from '../state.ts';
import { auctioneer } from './bidding.ts';
import { plans } from './plans.ts';
import { policy, stray } from './policy.ts';
import { price } from './price.ts';
import { value } from './value.ts';

type State = Sealed<CEState>;

/**
 * With six, two have no share after the opening and all their money: by the first dividends that looks like nothing, and whoever judged the
 * opening there bought too dearly (docs/bots.md). So it is played on to this many.
 */
const LATER = { seats: 6, dividends: 3 };

function isFarEnough(s: State, from: State): boolean {
  if (from.phases[0]?.id !== 'opening' || s.seats < LATER.seats) return true;
  return s.tracks[mapOf(s).clockTrack] >= LATER.dividends; // it counts general dividends (CE-42)
}

export const brain: Brain<CE> = {
  value,
  policy,
  stray,
  plans,
  price,
  auction: auctioneer,
  // Dividends have just been paid: incomes have turned into cash, so the estimate is at its best.
  horizon: (s, from) =>
    s.phases[0]?.id === 'turn' &&
    s.dials.auction + s.dials.expansion + s.dials.development === 0 &&
    isFarEnough(s, from),
  scale: { s: 8, winWeight: 0.2, odds: 12.5 },
};
