import type { Phase } from '../../../../kernel/contract.ts';
import type { AOS } from '../../state.ts';
import { leaveAuction } from '../bidding.ts';
import { phaseNow } from '../current.ts';
import { beginActions } from './actions.ts';

/** AOS-11: an auction in every turn, the first one too. */
export const turnOrder: Phase<AOS> = {
  rule: 'AOS-12',
  kinds: ['bid', 'skip', 'pass'],
  toAct(s) {
    const { in: seats, turn } = phaseNow(s, 'turn-order');
    return seats.length > 1 ? [turn] : []; // AOS-16
  },
  leave(draft, emit) {
    const bidding = phaseNow(draft, 'turn-order');
    leaveAuction(draft, bidding.in[0]!, emit); // AOS-18: the winner pays at the end
    draft.order = [...bidding.placed].reverse();
    beginActions(draft);
  },
};
