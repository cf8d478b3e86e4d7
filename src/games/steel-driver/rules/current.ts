/** The entry of the phase stack that several rules look at. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { PhaseId, SDPhase, SDState } from '../state.ts';

type Entry<Id extends PhaseId> = Extract<SDPhase, { id: Id }>;

/** The current phase, which must be this one. */
export function phaseNow<Id extends PhaseId>(s: SDState, id: Id): Entry<Id>;
export function phaseNow<Id extends PhaseId>(s: Sealed<SDState>, id: Id): Sealed<Entry<Id>>;
export function phaseNow(s: Sealed<SDState>, id: PhaseId): Sealed<SDPhase> {
  const phase = s.phases[s.phases.length - 1];
  if (phase?.id !== id) throw new Error(`bug: the phase is not ${id}`);
  return phase;
}

/** The company whose turn it is in the phases that companies play. */
export function companyNow(s: Sealed<SDState>, id: 'building' | 'collecting') {
  const { company } = phaseNow(s, id);
  if (company === null) throw new Error('bug: all companies have passed');
  return company;
}
