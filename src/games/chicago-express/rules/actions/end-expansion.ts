import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, CE } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** The expansion is complete: only now comes what Chicago brings (CE-25, CE-32). */
export const endExpansion: ActionKind<CE, ActionOf<'end-expansion'>> = {
  parse: ({ kind }) => (kind === 'end-expansion' ? { kind } : null),
  candidates: () => [{ kind: 'end-expansion' }],
  check: () => null,
  run(draft, seat, _action, emit) {
    const now = phaseNow(draft, 'expansion');
    now.ended = true;
    emit({ type: 'expansion-ended', seat, company: now.company, hexes: now.built.length });
  },
  touches: () => [{ on: 'button', id: 'end-expansion' }],
};
