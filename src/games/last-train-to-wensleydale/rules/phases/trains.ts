import type { Phase } from '../../../../kernel/contract.ts';
import { goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** Phase VI: a train, a load or a last pass, one at a time in train order, until all have passed (LTW-75). */
export const trains: Phase<LTW> = {
  rule: 'LTW-75',
  kinds: ['carry', 'hire', 'pass'],
  toAct(s) {
    const { turn, out } = phaseNow(s, 'trains');
    return out.length < s.seats ? only(turn) : NOBODY;
  },
  leave: (draft) => goTo(draft, { id: 'accounts' }),
};
