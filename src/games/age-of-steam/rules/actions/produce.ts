import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** Use Production: draw cubes, which must then be placed (AOS-65). */
export const produce: ActionKind<AOS, ActionOf<'produce'>> = {
  parse: ({ kind }) => (kind === 'produce' ? { kind } : null),
  candidates: () => [{ kind: 'produce' }],
  check: () => null,
  run(draft) {
    phaseNow(draft, 'production').choice = 'draw';
  },
  touches: () => [{ on: 'button', id: 'produce' }],
};
