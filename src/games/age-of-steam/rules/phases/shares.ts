import type { Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { mapOf } from '../../board/maps.ts';
import type { AOS } from '../../state.ts';
import { openBidding } from '../bidding.ts';
import { phaseNow } from '../current.ts';
import { beginActions } from './actions.ts';

/** AOS-10: in the order of play, once each. */
export const shares: Phase<AOS> = {
  rule: 'AOS-10',
  kinds: ['issue', 'pass'],
  toAct: (s) => phaseNow(s, 'shares').waiting.slice(0, 1),
  leave(draft) {
    if (mapOf(draft).rules.auction) goTo(draft, openBidding(draft));
    else beginActions(draft);
  },
};
