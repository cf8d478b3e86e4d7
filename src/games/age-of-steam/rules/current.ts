/** The entries of the phase stack that several rules look at. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosPhase, AosState, PhaseId } from '../state.ts';

type Entry<Id extends PhaseId> = Extract<AosPhase, { id: Id }>;

/** The current phase when it is this one, else null. */
export function current<Id extends PhaseId>(s: AosState, id: Id): Entry<Id> | null;
export function current<Id extends PhaseId>(s: Sealed<AosState>, id: Id): Sealed<Entry<Id>> | null;
export function current(s: Sealed<AosState>, id: PhaseId): Sealed<AosPhase> | null {
  const phase = s.phases[s.phases.length - 1];
  return phase?.id === id ? phase : null;
}

/** The current phase, which must be this one. */
export function phaseNow<Id extends PhaseId>(s: AosState, id: Id): Entry<Id>;
export function phaseNow<Id extends PhaseId>(s: Sealed<AosState>, id: Id): Sealed<Entry<Id>>;
export function phaseNow<Id extends PhaseId>(s: Sealed<AosState>, id: Id): Sealed<Entry<Id>> {
  const phase = current(s, id);
  if (!phase) throw new Error(`bug: the phase is not ${id}`);
  return phase;
}

/** AOS-25, AOS-50: the order of play, the holder of an action before all others. */
export function orderWith(s: Sealed<AosState>, first: 'first-build' | 'first-move'): Seat[] {
  const ahead = s.order.filter((seat) => s.players[seat]!.action === first);
  return [...ahead, ...s.order.filter((seat) => !ahead.includes(seat))];
}
