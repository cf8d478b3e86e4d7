import { bidWords } from '../../../../kernel/bid-words.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { leastBid, passWord } from '../bidding.ts';
import { phaseNow } from '../current.ts';

/** Bid for the first place. */
export const bid: ActionKind<AOS, ActionOf<'bid'>> = {
  ...bidWords<AOS>({ least: leastBid, most: (s, seat) => s.players[seat]!.cash }),
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
};
