/** What the engine and the face have to say about a choice: worked out once, beforehand where a finger lies on it. */
import type { AnyGame, BaseState, Sealed } from '../../kernel/contract.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Face, Place } from '../games/face.ts';
import { afterWays } from './logic/after-ways.ts';
import { type BillLine, billOf } from './logic/bill.ts';
import type { Selection } from './logic/selection.ts';

export interface WorkedOut {
  warnings(): readonly string[];
  bill(): readonly BillLine[];
  places(): readonly Place[];
  /** The positions after each of its ways. */
  ways(): unknown;
}

function once<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null;
  return () => {
    done ??= { value: work() };
    return done.value;
  };
}

/** For a position, as it is shown to one reader. */
export function workOut(
  game: AnyGame,
  base: Sealed<BaseState>,
  face: Face,
  speaker: Speaker,
  calculator: boolean,
): (chosen: Selection) => WorkedOut {
  const known = new WeakMap<Selection, WorkedOut>();
  return (chosen) => {
    const found = known.get(chosen);
    if (found) return found;
    const { after, state } = chosen;
    const made: WorkedOut = {
      warnings: once(() => (after === base ? [] : face.warnings(base, after, speaker, calculator))),
      bill: once(() => billOf(game, base, after, { calculator })),
      places: once(() => face.places(state, speaker, base)),
      ways: once(() => afterWays(chosen)),
    };
    known.set(chosen, made);
    return made;
  };
}
