/** What bots know of Chicago Express; the search itself is the same for all games. */
import type { Brain, Scale, Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import type { CE, CEState } from '../state.ts';
import { auctioneer } from './bidding.ts';
import { plans } from './plans.ts';
import { policy, stray } from './policy.ts';
import { price } from './price.ts';
import { value } from './value.ts';

type State = Sealed<CEState>;

/**
 * Dividends to be paid before a playout is judged, from the opening and from later on. With six, two have no share after the opening and all their
 * money, and few turns lie between two dividends: judged at the next ones, whoever bought dearly looked well off (docs/bots.md).
 */
const LATER = { seats: 6, opening: 3, turn: 2 };

function isFarEnough(s: State, from: State, further: number): boolean {
  if (s.seats < LATER.seats && further === 0) return true;
  const { clockTrack } = mapOf(s); // it counts general dividends (CE-42)
  return (
    s.tracks[clockTrack] - from.tracks[clockTrack] >=
    further + (s.seats < LATER.seats ? 1 : from.phases[0]?.id === 'opening' ? LATER.opening : LATER.turn)
  );
}

const scale: Scale = { s: 8, winWeight: 0.2, odds: 12.5 };
/** Players among whom the first place is seldom within reach: whoever plays for it alone falls behind in the others (docs/bots.md). */
const MANY = 5;
const amongMany = { scale: { ...scale, winWeight: 0, everyRival: true } } as const;

export const brain: Brain<CE> = {
  value,
  policy,
  stray,
  plans,
  price,
  auction: auctioneer,
  // Dividends have just been paid: incomes have turned into cash, so the estimate is at its best.
  horizon: (s, from, further = 0) =>
    s.phases[0]?.id === 'turn' &&
    s.dials.auction + s.dials.expansion + s.dials.development === 0 &&
    isFarEnough(s, from, further),
  further: () => 1,
  // Where many bid for few shares, the next dividends tell the wrong tale of a purchase (docs/bots.md).
  furtherAtOnce: ({ seats }) => seats >= MANY,
  scale,
  forPlaces: ({ seats }) => (seats < MANY ? null : amongMany),
};
