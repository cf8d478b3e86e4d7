/** Lay one card of the hand face down. */
import type { ActionKind } from '../../../../src/kernel/contract.ts';
import type { ActionOf, Toy } from '../../state.ts';
import { HIGHEST } from '../deck.ts';

export const bid: ActionKind<Toy, ActionOf<'bid'>> = {
  secret: true,
  parse: ({ card }) =>
    Number.isSafeInteger(card) && (card as number) >= 1 && (card as number) <= HIGHEST
      ? { kind: 'bid', card: card as number }
      : null,
  *candidates(s, seat) {
    for (const card of new Set(s.players[seat]!.hand)) yield { kind: 'bid', card };
  },
  *attempts() {
    for (let card = 1; card <= HIGHEST; card++) yield { kind: 'bid', card };
  },
  check(s, seat, { card }) {
    if (!s.players[seat]!.hand.includes(card)) return { code: 'card-not-held', rule: 'TOY-3', params: { card } };
    return null;
  },
  run(draft, seat, { card }, emit) {
    draft.players[seat]!.bid = card;
    emit({ type: 'bid-laid', seat });
  },
  touches: ({ card }) => [{ on: 'card', id: `${card}` }],
};
