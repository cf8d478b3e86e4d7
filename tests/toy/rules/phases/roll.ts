/** TOY-2: the die, for all to see, says how many coins are to be won. */
import type { Phase } from '../../../../src/kernel/contract.ts';
import { goTo } from '../../../../src/kernel/phases.ts';
import type { Toy } from '../../state.ts';

export const roll: Phase<Toy> = {
  rule: 'TOY-2',
  kinds: [],
  chance: 'prize',
  toAct: () => [],
  leave(draft, emit, draw) {
    draft.prize = draw.die(6);
    emit({ type: 'prize', amount: draft.prize });
    goTo(draft, { id: 'bids' });
  },
};
