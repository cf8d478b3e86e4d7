/** The entries of the phase stack that several rules look at. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { LTWPhase, LTWState, PhaseId } from '../state.ts';

type Entry<Id extends PhaseId> = Extract<LTWPhase, { id: Id }>;

/** The current phase when it is this one, else null. */
export function current<Id extends PhaseId>(s: LTWState, id: Id): Entry<Id> | null;
export function current<Id extends PhaseId>(s: Sealed<LTWState>, id: Id): Sealed<Entry<Id>> | null;
export function current(s: Sealed<LTWState>, id: PhaseId): Sealed<LTWPhase> | null {
  const phase = s.phases[s.phases.length - 1];
  return phase?.id === id ? phase : null;
}

/** The current phase, which must be this one. */
export function phaseNow<Id extends PhaseId>(s: LTWState, id: Id): Entry<Id>;
export function phaseNow<Id extends PhaseId>(s: Sealed<LTWState>, id: Id): Sealed<Entry<Id>>;
export function phaseNow<Id extends PhaseId>(s: Sealed<LTWState>, id: Id): Sealed<Entry<Id>> {
  const phase = current(s, id);
  if (!phase) throw new Error(`bug: the phase is not ${id}`);
  return phase;
}
