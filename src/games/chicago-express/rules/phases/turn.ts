import type { Phase } from '../../../../kernel/contract.ts';
import { call, goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { CE } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { twoDialsRed } from '../dials.ts';

/** CE-15: one action a turn; the interruptions it causes lie above this phase on the stack. */
export const turn: Phase<CE> = {
  rule: 'CE-15',
  kinds: ['offer', 'expand', 'develop', 'decline'],
  toAct(s) {
    const { done, seat } = phaseNow(s, 'turn');
    return done ? NOBODY : only(seat);
  },
  leave(draft) {
    // CE-24, CE-46: the player on the left of the active one is next, whoever bought a share.
    goTo(draft, { id: 'turn', seat: (phaseNow(draft, 'turn').seat + 1) % draft.seats, done: false });
    // CE-17: the whole turn is over, Chicago included; the next one begins with the dividends.
    if (twoDialsRed(draft)) call(draft, { id: 'dividends' });
  },
};
