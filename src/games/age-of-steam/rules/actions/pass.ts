import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { leaveAuction } from '../bidding.ts';

/** Issue nothing, leave the auction, move nothing, draw nothing: what it means depends on the phase. */
export const pass: ActionKind<AOS, ActionOf<'pass'>> = {
  nothing: true, // AOS-73
  parse: ({ kind }) => (kind === 'pass' ? { kind } : null),
  candidates: () => [{ kind: 'pass' }],
  check: () => null,
  run(draft, seat, _action, emit) {
    const phase = draft.phases[draft.phases.length - 1]!;
    if (phase.id === 'turn-order') return leaveAuction(draft, seat, emit);
    if (phase.id === 'production')
      phase.choice = 'decline'; // AOS-65
    else if (phase.id === 'shares' || phase.id === 'move') phase.waiting.shift();
    emit({ type: 'passed', seat });
  },
  touches: () => [{ on: 'button', id: 'pass' }],
};
