/** The auction for the order of play: who is in, who is high, who pays what. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { ceilDiv } from '../../../kernel/money.ts';
import type { AOS, AosPhase, AosState } from '../state.ts';
import { phaseNow } from './current.ts';

export type Bidding = Extract<AosPhase, { id: 'turn-order' }>;

export const openBidding = (s: Sealed<AosState>): Bidding => ({
  id: 'turn-order',
  in: [...s.order], // AOS-11
  turn: s.order[0]!,
  high: null,
  bids: s.players.map(() => 0),
  skipped: false,
  placed: [],
});

/** The least that may be bid now (AOS-12). */
export const leastBid = (s: Sealed<AosState>): number => (phaseNow(s, 'turn-order').high?.amount ?? 0) + 1;

/** AOS-13: the word goes round, but not to the high bidder. */
export function passWord(bidding: Bidding): void {
  const at = bidding.in.indexOf(bidding.turn);
  for (let i = 1; i <= bidding.in.length; i++) {
    const next = bidding.in[(at + i) % bidding.in.length]!;
    if (next === bidding.high?.seat && bidding.in.length > 1) continue;
    bidding.turn = next;
    return;
  }
}

/** AOS-14: what a place pays of the last bid made for it, among so many bidders. */
export function payable(place: number, bidders: number, bid: number): number {
  if (place === bidders) return 0;
  return place <= 2 ? bid : ceilDiv(bid, 2);
}

/** AOS-15, AOS-18: who leaves takes the lowest free place and pays at once. */
export function leaveAuction(draft: AosState, seat: Seat, emit: Emit<AOS>): void {
  const bidding = phaseNow(draft, 'turn-order');
  const place = bidding.in.length;
  const bidders = place + bidding.placed.length;
  const paid = payable(place, bidders, bidding.bids[seat]!);
  draft.players[seat]!.cash -= paid;
  if (bidding.turn === seat && place > 1) passWord(bidding);
  bidding.in.splice(bidding.in.indexOf(seat), 1);
  bidding.placed.push(seat);
  emit({ type: 'placed', seat, place, paid });
}
