import type { Phase } from '../../../../kernel/contract.ts';
import { goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { LTW } from '../../state.ts';
import { BIDS, bidsOf } from '../boxes.ts';
import { phaseNow } from '../current.ts';

/** Phase III, bidding: round the table until everybody holds two boxes or nobody without them can bid (LTW-11). */
export const bidding: Phase<LTW> = {
  rule: 'LTW-62',
  kinds: ['bid', 'pass'],
  toAct(s) {
    const { turn, idle } = phaseNow(s, 'bidding');
    let wanting = 0;
    for (let seat = 0; seat < s.seats; seat++) if (bidsOf(s, seat) < BIDS) wanting += 1;
    return idle < wanting ? only(turn) : NOBODY;
  },
  leave: (draft) => goTo(draft, { id: 'payout', box: 0, choice: null }),
};
