import { placeBid } from '../../../../kernel/auction.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import { below } from '../../../../kernel/rng.ts';
import type { ActionOf, CE } from '../../state.ts';
import { leastBid, sale } from '../sale.ts';

/** Raise the price of the share on sale. */
export const bid: ActionKind<CE, ActionOf<'bid'>> = {
  parse: ({ kind, amount }) =>
    kind === 'bid' && Number.isSafeInteger(amount) ? { kind, amount: (amount as number) + 0 } : null,
  *candidates(s, seat) {
    const { cash } = s.players[seat]!;
    for (let amount = leastBid(s); amount <= cash; amount++) yield { kind: 'bid', amount };
  },
  *attempts(s, seat, touched = []) {
    const most = s.players[seat]!.cash + 1;
    for (let amount = 0; amount <= most; amount++) yield { kind: 'bid', amount };
    for (const { on, id } of touched) {
      const dared = on === 'amount' ? bid.parse({ kind: 'bid', amount: Number(id) }) : null;
      if (dared && dared.amount > most) yield dared;
    }
  },
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
  touches: ({ amount }) => [
    { on: 'button', id: 'bid' },
    { on: 'amount', id: `${amount}` },
  ],
  sample(s, seat, rng) {
    const least = leastBid(s);
    const { cash } = s.players[seat]!;
    return least <= cash ? { kind: 'bid', amount: least + below(rng, cash - least + 1) } : null;
  },
};
