import { placeBid } from '../../../../kernel/auction.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import { below } from '../../../../kernel/rng.ts';
import type { ActionOf, SD } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { leastBid } from '../sales.ts';

/** Raise the price of the control marker on sale. */
export const bid: ActionKind<SD, ActionOf<'bid'>> = {
  parse: ({ kind, amount }) =>
    kind === 'bid' && Number.isSafeInteger(amount) ? { kind, amount: (amount as number) + 0 } : null,
  *candidates(s, seat) {
    const { cubes } = s.players[seat]!;
    for (let amount = leastBid(s); amount <= cubes; amount++) yield { kind: 'bid', amount };
  },
  *attempts(s, seat, touched = []) {
    const most = s.players[seat]!.cubes + 1;
    for (let amount = 0; amount <= most; amount++) yield { kind: 'bid', amount };
    for (const { on, id } of touched) {
      const dared = on === 'amount' ? bid.parse({ kind: 'bid', amount: Number(id) }) : null;
      if (dared && dared.amount > most) yield dared;
    }
  },
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
  touches: ({ amount }) => [
    { on: 'button', id: 'bid' },
    { on: 'amount', id: `${amount}` },
  ],
  sample(s, seat, rng) {
    const least = leastBid(s);
    const { cubes } = s.players[seat]!;
    return least <= cubes ? { kind: 'bid', amount: least + below(rng, cubes - least + 1) } : null;
  },
};
