/** The deck is never stored: what is neither held nor played is in it, or hidden from whoever looks. */
import type { Sealed } from '../../../src/kernel/contract.ts';
import { type Card, FACE_DOWN, type ToyState } from '../state.ts';

export const HIGHEST: Card = 6;
export const COPIES = 2;
export const HAND = 2;

/** A bag of the cards that do not lie open in this state: the deck, and in a view also the hidden hands. */
export function unseen(s: Sealed<Pick<ToyState, 'players' | 'played'>>): Record<string, number> {
  const bag: Record<string, number> = {};
  for (let card = 1; card <= HIGHEST; card++) bag[card] = COPIES;
  const open = [...s.played, ...s.players.flatMap((p) => p.hand)].filter((card) => card !== FACE_DOWN);
  for (const card of open) bag[card] = bag[card]! - 1;
  return bag;
}
