import type { ActionKind } from '../../../../kernel/contract.ts';
import { type ActionOf, type CE, DIALS } from '../../state.ts';
import { finishTurn } from '../current.ts';
import { checkDial, moveDial } from '../dials.ts';
import { isDial } from '../ids.ts';

/** Choose an action, move its dial and do nothing with it (CE-15). */
export const decline: ActionKind<CE, ActionOf<'decline'>> = {
  parse: ({ kind, dial }) => (kind === 'decline' && isDial(dial) ? { kind, dial } : null),
  candidates: () => DIALS.map((dial) => ({ kind: 'decline', dial })),
  check: (s, _seat, { dial }) => checkDial(s, dial),
  run(draft, seat, { dial }, emit) {
    moveDial(draft, seat, dial, emit);
    finishTurn(draft);
    emit({ type: 'declined', seat, dial });
  },
  touches: ({ dial }) => [
    { on: 'dial', id: dial },
    { on: 'button', id: 'decline' },
  ],
};
