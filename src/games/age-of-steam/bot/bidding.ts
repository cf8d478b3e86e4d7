/** What to say in the auction for the order of play. */
import type { Auctioneer, Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { leastBid, payable } from '../rules/bidding.ts';
import { phaseNow } from '../rules/current.ts';
import type { AOS, AosAction, AosState } from '../state.ts';
import { forecast } from './forecast.ts';
import { isLegal } from './perform.ts';
import { hopesOf, sightOf } from './sight.ts';
import { type Stakes, specialWorth, stakesOf } from './specials.ts';
import { spareCash } from './survival.ts';
import { courseOf, standingOf } from './value.ts';

type State = Sealed<AosState>;

/** Choosing, building and moving a place earlier, besides the action itself. */
const EARLIER = 0.5;
/** Dollars over which the worth of one is measured. */
const SOME = 4;
/** A dollar is never worth less: it buys a section or two in the last turn. */
const LEAST_DOLLAR = 0.25;
/** What is kept for track, unless this is the last turn. */
const FOR_TRACK = 4;

/** The most that a seat should pay for the first place: what it is worth more than the place it gets by passing. */
export const price = (s: State, seat: Seat): number => priceBy(s, seat, stakesOf(s, seat, false), dollarWorth(s, seat));

export function priceBy(s: State, seat: Seat, stakes: Stakes, dollar: number): number {
  const { in: seats, placed, bids } = phaseNow(s, 'turn-order');
  const bidders = seats.length + placed.length;
  const worths = mapOf(s)
    .actions.map((action) => specialWorth(s, seat, stakes, action))
    .sort((a, b) => b - a);
  const placeWorth = (place: number): number => (worths[place - 1] ?? 0) + EARLIER * (bidders - place);
  const passing = seats.length;
  // Staying in may end in any better place.
  let better = 0;
  for (let place = 1; place < passing; place++) better += placeWorth(place) / (passing - 1);
  const top = (better + placeWorth(1)) / 2;
  const dollars = (top - placeWorth(passing)) / dollar + payable(passing, bidders, bids[seat]!);
  return Math.max(0, Math.min(bidCash(s, seat), Math.floor(dollars)));
}

/** Points that a dollar is worth to a seat now. */
export function dollarWorth(s: State, seat: Seat): number {
  const sight = sightOf(s);
  const course = courseOf(s, seat, sight);
  const now = standingOf(s, seat);
  const hopes = hopesOf(s, seat, sight);
  const less = forecast(course, { ...now, cash: Math.max(0, now.cash - SOME) }, hopes, null);
  return Math.max(LEAST_DOLLAR, (forecast(course, now, hopes, null) - less) / SOME);
}

const bidCash = (s: State, seat: Seat): number => Math.max(0, spareCash(s, seat) - FOR_TRACK);

/** Nobody needs to bid more than a dollar above the richest rival who is still in. */
function richestRival(s: State, seat: Seat): number {
  let most = 0;
  for (const other of phaseNow(s, 'turn-order').in) if (other !== seat) most = Math.max(most, s.players[other]!.cash);
  return most;
}

export const auctioneer: Auctioneer<AOS> = {
  running: (s) => (s.phases[s.phases.length - 1]?.id === 'turn-order' ? `${s.turn}` : null),
  answer(s, seat, limit) {
    const least = leastBid(s);
    // However much it is worth: what is needed to live is not bid.
    if (least <= Math.min(limit, spareCash(s, seat), richestRival(s, seat) + 1)) return { kind: 'bid', amount: least };
    const skip: AosAction = { kind: 'skip' };
    return isLegal(s, seat, skip) ? skip : { kind: 'pass' };
  },
};
