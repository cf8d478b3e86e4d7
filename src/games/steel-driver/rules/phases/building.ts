import type { Phase } from '../../../../kernel/contract.ts';
import { goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { SD } from '../../state.ts';
import { companyOf } from '../companies.ts';
import { phaseNow } from '../current.ts';

/** Phase 3: the companies in order, each one rail, until all six have passed. */
export const building: Phase<SD> = {
  rule: 'SD-20',
  kinds: ['start', 'build'],
  toAct(s) {
    const { company } = phaseNow(s, 'building');
    const seat = company === null ? null : companyOf(s, company).controller;
    return seat === null ? NOBODY : only(seat);
  },
  leave(draft) {
    goTo(draft, { id: 'profit' });
  },
};
