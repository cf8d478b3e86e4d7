/** The auction board: who holds what, and what it takes to hold it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { AuctionData } from '../board/file.ts';
import type { LTWState } from '../state.ts';
import { sideOf } from './sides.ts';

type State = Sealed<LTWState>;

/** Standing bids that a player has, and needs (LTW-62). */
export const BIDS = 2;

export const auctionOf = (s: State): AuctionData => boardOf(s).auction[sideOf(s)];

export function bidsOf(s: State, seat: Seat): number {
  let bids = 0;
  for (const { holder } of s.boxes) if (holder === seat) bids += 1;
  return bids;
}

/** LTW-59, LTW-60: the printed minimum, or one more than lies there. */
export function leastBid(s: State, box: number): number {
  const { holder, cubes } = s.boxes[box]!;
  return holder === null ? auctionOf(s).boxes[box]!.least : cubes + 1;
}

export function canBid(s: State, seat: Seat): boolean {
  const { cubes } = s.players[seat]!;
  for (let box = 0; box < s.boxes.length; box++)
    if (s.boxes[box]!.holder !== seat && leastBid(s, box) <= cubes) return true;
  return false;
}

/** The next one in general order after this seat who has too few bids; null when nobody has. */
export function nextBidder(s: State, after: Seat): Seat | null {
  const at = s.order.indexOf(after);
  for (let i = 1; i <= s.seats; i++) {
    const seat = s.order[(at + i) % s.seats]!;
    if (bidsOf(s, seat) < BIDS) return seat;
  }
  return null;
}
