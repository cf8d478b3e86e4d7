import type { ActionKind } from '../../../../kernel/contract.ts';
import { below } from '../../../../kernel/rng.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { leastBid, passWord } from '../bidding.ts';
import { phaseNow } from '../current.ts';

/** Bid for the first place. */
export const bid: ActionKind<AOS, ActionOf<'bid'>> = {
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
    const { high } = phaseNow(s, 'turn-order');
    const { cash } = s.players[seat]!;
    if (amount < 1) return { code: 'bid-too-low', rule: 'AOS-12', params: { least: 1 } };
    if (high && amount <= high.amount) return { code: 'bid-not-higher', rule: 'AOS-12', params: { high: high.amount } };
    if (amount > cash) return { code: 'bid-over-cash', rule: 'AOS-12', params: { cash } };
    return null;
  },
  run(draft, seat, { amount }, emit) {
    const bidding = phaseNow(draft, 'turn-order');
    bidding.high = { seat, amount };
    bidding.bids[seat] = amount;
    emit({ type: 'bid', seat, amount });
    passWord(bidding);
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
