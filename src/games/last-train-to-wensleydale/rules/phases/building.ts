import type { Phase } from '../../../../kernel/contract.ts';
import { goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** Phase V: once each, in building order. The line itself lies above this phase on the stack. */
export const building: Phase<LTW> = {
  rule: 'LTW-65',
  kinds: ['start', 'pass'],
  toAct(s) {
    const seat = s.buildOrder[phaseNow(s, 'building').at];
    return seat === undefined ? NOBODY : only(seat);
  },
  leave: (draft) => goTo(draft, { id: 'trains', turn: draft.trainOrder[0]!, out: [] }),
};

/** One line, sector by sector, paid as a whole at its end (LTW-18). */
export const line: Phase<LTW> = {
  rule: 'LTW-18',
  kinds: ['extend', 'end-line'],
  toAct: (s) => only(phaseNow(s, 'line').seat),
  leave() {
    throw new Error('bug: a line is left by its end only');
  },
};
