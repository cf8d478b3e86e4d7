/**
 * Who is in and who is high in an open auction that goes round the table.
 * Floors, payees and what it means that all pass belong to each game.
 */
import type { Sealed, Seat } from './contract.ts';

export interface Bidding {
  /** Who spoke first. */
  first: Seat;
  /** Seats still in, in the order of speaking. */
  in: Seat[];
  /** Whose word it is. */
  turn: Seat;
  high: { seat: Seat; amount: number } | null;
}

/** Opens an auction among `seats` players, `first` speaking first, then clockwise. */
export function openBidding(seats: number, first: Seat): Bidding {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return { first, in: order, turn: first, high: null };
}

/** Over when all have passed, or when the only one left holds the bid. */
export const biddingOver = (b: Sealed<Bidding>): boolean => b.in.length === 0 || (b.in.length === 1 && b.high !== null);

function nextIn(b: Bidding): Seat {
  return b.in[(b.in.indexOf(b.turn) + 1) % b.in.length]!;
}

export function placeBid(b: Bidding, amount: number): void {
  b.high = { seat: b.turn, amount };
  b.turn = nextIn(b);
}

export function passBid(b: Bidding): void {
  const leaver = b.turn;
  b.turn = nextIn(b);
  b.in.splice(b.in.indexOf(leaver), 1);
}
