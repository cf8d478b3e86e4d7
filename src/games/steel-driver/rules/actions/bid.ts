import { placeBid } from '../../../../kernel/auction.ts';
import { bidWords } from '../../../../kernel/bid-words.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, SD } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { leastBid } from '../sales.ts';

/** Raise the price of the control marker on sale. */
export const bid: ActionKind<SD, ActionOf<'bid'>> = {
  ...bidWords<SD>({ least: leastBid, most: (s, seat) => s.players[seat]!.cubes }),
  check(s, seat, { amount }) {
    const { cubes } = s.players[seat]!;
    const least = leastBid(s);
    if (amount < least) return { code: 'bid-not-higher', rule: 'SD-13', params: { high: least - 1 } };
    if (amount > cubes) return { code: 'bid-over-cubes', rule: 'SD-13', params: { cubes } };
    return null;
  },
  run(draft, seat, { amount }, emit) {
    const { company, bidding } = phaseNow(draft, 'auction');
    placeBid(bidding, amount);
    emit({ type: 'bid', seat, company, amount });
  },
};
