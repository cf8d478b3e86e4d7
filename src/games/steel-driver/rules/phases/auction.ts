import { biddingOver } from '../../../../kernel/auction.ts';
import type { Phase } from '../../../../kernel/contract.ts';
import { back, NOBODY, only } from '../../../../kernel/phases.ts';
import type { SD } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { leftOf, sellControl } from '../sales.ts';

/** SD-13: clockwise from the opener until one is left, who holds the bid. */
export const auction: Phase<SD> = {
  rule: 'SD-13',
  kinds: ['bid', 'pass'],
  toAct(s) {
    const { bidding } = phaseNow(s, 'auction');
    return biddingOver(bidding) ? NOBODY : only(bidding.turn);
  },
  leave(draft, emit) {
    const { company, bidding } = phaseNow(draft, 'auction');
    sellControl(draft, company, bidding.high!, emit);
    draft.active = leftOf(draft, bidding.first); // SD-14: of the opener, whoever won
    back(draft);
  },
};
