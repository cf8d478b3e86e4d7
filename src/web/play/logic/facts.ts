/** The figures of a position, worked out once: bills, rounds, logs and charts all ask for them. */
import type { AnyGame, BaseState, Fact, Sealed } from '../../../kernel/contract.ts';

const known = new WeakMap<Sealed<BaseState>, readonly Fact[]>();

export function factsAt(game: AnyGame, state: Sealed<BaseState>): readonly Fact[] {
  const there = known.get(state);
  if (there) return there;
  const made = game.facts(state);
  known.set(state, made);
  return made;
}
