import type { Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import type { AOS } from '../../state.ts';
import { sharesPaid, turnsOf } from '../ending.ts';
import { finish } from './money.ts';

/** AOS-68: the marker moves on; after the last turn the game is over. */
export const nextTurn: Phase<AOS> = {
  rule: 'AOS-68',
  kinds: [],
  toAct: () => [],
  leave(draft, emit) {
    if (draft.turn >= turnsOf(draft)) return finish(draft, sharesPaid(draft) ? 'turns' : 'shares-unpaid', emit);
    draft.turn += 1;
    emit({ type: 'turn-began', turn: draft.turn, of: turnsOf(draft) });
    goTo(draft, { id: 'shares', waiting: [...draft.order] });
  },
};
