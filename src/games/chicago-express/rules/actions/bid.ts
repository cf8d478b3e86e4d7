import { placeBid } from '../../../../kernel/auction.ts';
import { bidWords } from '../../../../kernel/bid-words.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, CE } from '../../state.ts';
import { leastBid, sale } from '../sale.ts';

/** Raise the price of the share on sale. */
export const bid: ActionKind<CE, ActionOf<'bid'>> = {
  ...bidWords<CE>({ least: leastBid, most: (s, seat) => s.players[seat]!.cash }),
  check(s, seat, { amount }) {
    const { id, floor, bidding } = sale(s);
    const { cash } = s.players[seat]!;
    if (amount < floor)
      return { code: 'bid-below-floor', rule: id === 'opening' ? 'CE-9' : 'CE-20', params: { floor } };
    if (bidding.high && amount <= bidding.high.amount)
      return { code: 'bid-not-higher', rule: 'CE-10', params: { high: bidding.high.amount } };
    if (amount > cash) return { code: 'bid-over-cash', rule: 'CE-10', params: { cash } };
    return null;
  },
  run(draft, seat, { amount }, emit) {
    const { company, bidding } = sale(draft);
    placeBid(bidding, amount);
    emit({ type: 'bid', seat, company, amount });
  },
};
