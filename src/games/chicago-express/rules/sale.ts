/** The sale of one share: the same auction in the opening, on a turn and for the Wabash. */
import { type Bidding, biddingOver, openBidding } from '../../../kernel/auction.ts';
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { ceilDiv } from '../../../kernel/money.ts';
import { NOBODY, only } from '../../../kernel/phases.ts';
import type { CE, CEState, CompanyId, SalePhase } from '../state.ts';
import { incomeOf, sharesSold } from './companies.ts';

/** The sale now running. */
export function sale(s: CEState): SalePhase;
export function sale(s: Sealed<CEState>): Sealed<SalePhase>;
export function sale(s: Sealed<CEState>): Sealed<SalePhase> {
  const phase = s.phases[s.phases.length - 1];
  if (!phase || !('bidding' in phase)) throw new Error('bug: no sale is running');
  return phase;
}

/** Whose word it is; nobody's when the bidding is over. */
export function toBid(s: Sealed<CEState>): readonly Seat[] {
  const { bidding } = sale(s);
  return biddingOver(bidding) ? NOBODY : only(bidding.turn);
}

/** CE-20: income divided by the shares sold, this one included, rounded up. */
export const floorAt = (income: number, sold: number): number => ceilDiv(income, sold + 1);

export const floorOf = (s: Sealed<CEState>, company: CompanyId): number =>
  floorAt(incomeOf(s, company), sharesSold(s, company));

/** The least that may be bid now (CE-10). */
export const leastBid = (s: Sealed<CEState>): number => {
  const { floor, bidding } = sale(s);
  return bidding.high ? bidding.high.amount + 1 : floor;
};

export function openSale<Id extends SalePhase['id']>(
  s: Sealed<CEState>,
  id: Id,
  company: CompanyId,
  first: Seat,
  emit: Emit<CE>,
): { id: Id; company: CompanyId; floor: number; bidding: Bidding } {
  const floor = floorOf(s, company);
  emit({ type: 'auction-opened', company, floor, seat: first });
  return { id, company, floor, bidding: openBidding(s.seats, first) };
}

/** The winner pays the company, not the bank. */
export function sellShare(
  draft: CEState,
  company: CompanyId,
  high: { seat: Seat; amount: number },
  emit: Emit<CE>,
): void {
  const buyer = draft.players[high.seat]!;
  buyer.cash -= high.amount;
  buyer.shares[company] += 1;
  draft.companies[company].treasury += high.amount;
  emit({ type: 'share-sold', seat: high.seat, company, price: high.amount });
}
