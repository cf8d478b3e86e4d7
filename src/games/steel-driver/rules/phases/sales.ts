import type { Phase } from '../../../../kernel/contract.ts';
import { goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { SD } from '../../state.ts';
import { salesOver, unsold } from '../sales.ts';
import { nextBuilder } from '../turns.ts';

/** Phase 2: the active player opens an auction or hands the marker on. */
export const sales: Phase<SD> = {
  rule: 'SD-11',
  kinds: ['open', 'hand-on'],
  toAct: (s) => (salesOver(s) ? NOBODY : only(s.active)),
  // SD-16, SD-17: the end of the phase moves no marker.
  leave(draft, emit) {
    const companies = unsold(draft);
    if (companies.length > 0) emit({ type: 'left-unsold', companies });
    goTo(draft, { id: 'building', company: nextBuilder(draft, null, emit) });
  },
};
