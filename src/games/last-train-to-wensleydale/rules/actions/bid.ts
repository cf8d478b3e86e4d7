import type { ActionKind } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { below } from '../../../../kernel/rng.ts';
import type { ActionOf, LTW } from '../../state.ts';
import { leastBid, nextBidder } from '../boxes.ts';
import { phaseNow } from '../current.ts';

const isCount = (n: unknown): n is number => Number.isSafeInteger(n);

/** Put cubes on a box of the auction board; whoever held it takes his own back. */
export const bid: ActionKind<LTW, ActionOf<'bid'>> = {
  parse: ({ kind, box, amount }) =>
    kind === 'bid' && isCount(box) && isCount(amount) ? { kind, box: box + 0, amount: amount + 0 } : null,
  *candidates(s, seat) {
    const { cubes } = s.players[seat]!;
    for (let at = 0; at < s.boxes.length; at++) {
      if (s.boxes[at]!.holder === seat) continue;
      for (let amount = leastBid(s, at); amount <= cubes; amount++) yield { kind: 'bid', box: at + 1, amount };
    }
  },
  *attempts(s, seat) {
    for (let at = 0; at < s.boxes.length; at++)
      for (let amount = 1; amount <= s.players[seat]!.cubes + 1; amount++) yield { kind: 'bid', box: at + 1, amount };
  },
  check(s, seat, { box, amount }) {
    const lot = s.boxes[box - 1];
    if (!lot) return { code: 'box-unknown', rule: 'LTW-59', params: { box } };
    if (lot.holder === seat) return { code: 'box-own', rule: 'LTW-61', params: { box } };
    const least = leastBid(s, box - 1);
    if (amount < least)
      return lot.holder === null
        ? { code: 'bid-too-low', rule: 'LTW-59', params: { box, least } }
        : { code: 'bid-not-higher', rule: 'LTW-60', params: { box, cubes: lot.cubes } };
    const { cubes } = s.players[seat]!;
    if (amount > cubes) return { code: 'bid-over-cubes', rule: 'LTW-60', params: { cubes } };
    return null;
  },
  run(draft, seat, { box, amount }, emit) {
    const lot = draft.boxes[box - 1]!;
    if (lot.holder !== null) {
      draft.players[lot.holder]!.cubes += lot.cubes; // LTW-60: at once, but used on his next turn only (LTW-9)
      emit({ type: 'outbid', seat: lot.holder, box, cubes: lot.cubes });
    }
    draft.players[seat]!.cubes -= amount;
    lot.holder = seat;
    lot.cubes = amount;
    const phase = phaseNow(draft, 'bidding');
    phase.idle = 0;
    phase.turn = nextBidder(draft, seat) ?? seat;
    emit({ type: 'bid', seat, box, amount });
  },
  touches: ({ box, amount }) => [
    { on: 'box', id: `${box}` },
    { on: 'amount', id: `${amount}` },
  ],
  sample(s, seat, rng) {
    const { cubes } = s.players[seat]!;
    const all = Array.from(s.boxes.keys());
    const at = drawLegal(all, (box) => s.boxes[box]!.holder !== seat && leastBid(s, box) <= cubes, rng);
    if (at === null) return null;
    const least = leastBid(s, at);
    return { kind: 'bid', box: at + 1, amount: least + below(rng, cubes - least + 1) };
  },
};
