/** What a seat could deliver whoever's word it is, with its engine or a better one: for reckoning ahead. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { ActionOf, AosState } from '../state.ts';
import { deliver, gainsOf } from './actions/deliver.ts';

export interface Reachable {
  action: ActionOf<'deliver'>;
  /** The place where it ends. */
  into: string;
  /** By seat: steps of income. */
  gains: readonly number[];
}

/** Every delivery that would be allowed (AOS-53, AOS-54) if the move were this seat's, with an engine of so many links. */
export function reachable(s: Sealed<AosState>, seat: Seat, engine: number): Reachable[] {
  const then = { ...s, players: s.players.map((player, at) => (at === seat ? { ...player, engine } : player)) };
  return [...deliver.candidates(then, seat)]
    .filter((action) => deliver.check(then, seat, action) === null)
    .map((action) => ({ action, ...gainsOf(then, seat, action) }));
}
