import type { Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { mapOf } from '../../board/maps.ts';
import type { CE } from '../../state.ts';
import { openSale, sale, sellShare, toBid } from '../sale.ts';

/** CE-9: one share of each company but the latecomer is sold before the first turn; no dial moves. */
export const opening: Phase<CE> = {
  rule: 'CE-9',
  kinds: ['bid', 'pass'],
  toAct: toBid,
  leave(draft, emit) {
    const { company, bidding } = sale(draft);
    const { openers } = mapOf(draft);
    const receiver = bidding.high?.seat ?? bidding.first;
    if (bidding.high) {
      sellShare(draft, company, bidding.high, emit);
    } else {
      draft.players[receiver]!.shares[company] += 1; // CE-12: nobody bid, the first bidder has it for nothing
      emit({ type: 'share-free', seat: receiver, company });
    }
    const next = openers[openers.indexOf(company) + 1];
    if (next !== undefined) {
      goTo(draft, openSale(draft, 'opening', next, receiver, emit)); // CE-13
    } else {
      const seat = draft.players.findIndex((player) => player.shares[openers[0]!] > 0); // CE-13
      goTo(draft, { id: 'turn', seat, done: false });
    }
  },
};
