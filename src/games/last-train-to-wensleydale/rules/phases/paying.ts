import type { Phase } from '../../../../kernel/contract.ts';
import { back, NOBODY, only } from '../../../../kernel/phases.ts';
import type { LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { finishLine } from '../line.ts';
import { finishHire } from '../trains.ts';

/** The choice of points, for a line that cubes do not pay (LTW-24) or a train by exchange (LTW-29). */
export const paying: Phase<LTW> = {
  rule: 'LTW-24',
  kinds: ['pay'],
  toAct(s) {
    const { owed, seat } = phaseNow(s, 'paying');
    return owed > 0 ? only(seat) : NOBODY;
  },
  leave(draft, emit) {
    const { seat, pledged, train } = phaseNow(draft, 'paying');
    back(draft);
    if (train === null) finishLine(draft, pledged, emit);
    else finishHire(draft, seat, train, pledged, emit);
  },
};
