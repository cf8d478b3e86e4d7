/** The entries of the phase stack that several rules look at. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { CEPhase, CEState, PhaseId } from '../state.ts';

type Entry<Id extends PhaseId> = Extract<CEPhase, { id: Id }>;

/** The current phase when it is this one, else null. */
export function current<Id extends PhaseId>(s: CEState, id: Id): Entry<Id> | null;
export function current<Id extends PhaseId>(s: Sealed<CEState>, id: Id): Sealed<Entry<Id>> | null;
export function current(s: Sealed<CEState>, id: PhaseId): Sealed<CEPhase> | null {
  const phase = s.phases[s.phases.length - 1];
  return phase?.id === id ? phase : null;
}

/** The current phase, which must be this one. */
export function phaseNow<Id extends PhaseId>(s: CEState, id: Id): Entry<Id>;
export function phaseNow<Id extends PhaseId>(s: Sealed<CEState>, id: Id): Sealed<Entry<Id>>;
export function phaseNow<Id extends PhaseId>(s: Sealed<CEState>, id: Id): Sealed<Entry<Id>> {
  const phase = current(s, id);
  if (!phase) throw new Error(`bug: the phase is not ${id}`);
  return phase;
}

/** CE-15: one action a turn; what it causes lies above the turn on the stack. */
export function finishTurn(draft: CEState): void {
  phaseNow(draft, 'turn').done = true;
}
