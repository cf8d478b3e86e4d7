import type { Phase } from '../../../../kernel/contract.ts';
import { back } from '../../../../kernel/phases.ts';
import type { RuleId } from '../../rulebook.ts';
import type { CE } from '../../state.ts';
import { sale, sellShare, toBid } from '../sale.ts';

const saleUnder = (rule: RuleId): Phase<CE> => ({
  rule,
  kinds: ['bid', 'pass'],
  toAct: toBid,
  leave(draft, emit) {
    const { company, bidding } = sale(draft);
    if (bidding.high) sellShare(draft, company, bidding.high, emit);
    else emit({ type: 'share-unsold', company }); // CE-23, CE-46
    back(draft);
  },
});

export const auction = saleUnder('CE-21');
/** CE-46: moves no dial, and is held even when the auction dial is red. */
export const wabashAuction = saleUnder('CE-46');
