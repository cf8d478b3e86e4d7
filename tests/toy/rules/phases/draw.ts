/** TOY-5: the winner draws a card that nobody else sees. */
import type { Phase } from '../../../../src/kernel/contract.ts';
import { back } from '../../../../src/kernel/phases.ts';
import type { Toy, ToyPhase } from '../../state.ts';
import { unseen } from '../deck.ts';

export const draw: Phase<Toy> = {
  rule: 'TOY-5',
  kinds: [],
  chance: 'card',
  toAct: () => [],
  leave(draft, emit, chance) {
    const { seat } = draft.phases.at(-1) as Extract<ToyPhase, { id: 'draw' }>;
    const to = draft.options.openHands ? undefined : [seat];
    const card = Number(chance.token(unseen(draft), to));
    draft.players[seat]!.hand.push(card);
    emit({ type: 'card-drawn', seat });
    emit({ type: 'card-seen', seat, card, ...(to ? { to } : {}) });
    back(draft);
  },
};
