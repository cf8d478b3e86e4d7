import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, SD } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { leftOf } from '../sales.ts';

/** Give the marker of the active player to the left; one may open again later (SD-11). */
export const handOn: ActionKind<SD, ActionOf<'hand-on'>> = {
  nothing: true, // SD-12: played by itself for a player without a cube
  parse: ({ kind }) => (kind === 'hand-on' ? { kind } : null),
  candidates: () => [{ kind: 'hand-on' }],
  check: () => null,
  run(draft, seat, _action, emit) {
    phaseNow(draft, 'sales').handOns += 1;
    draft.active = leftOf(draft, seat);
    emit({ type: 'handed-on', seat });
  },
  sample: () => ({ kind: 'hand-on' }),
  touches: () => [{ on: 'button', id: 'hand-on' }],
};
