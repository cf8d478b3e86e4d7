/** The positions after the ways of what was chosen last: what a picker shows of each. */
import type { BaseState, GameTypes, Sealed } from '../../../kernel/contract.ts';
import { apply } from '../../../kernel/engine.ts';
import type { Word } from '../../../kernel/words.ts';
import { type Selection, waysNow } from './selection.ts';

type State = Sealed<BaseState>;

/** More are shown when asked for. */
export const FIRST_WAYS = 12;

const waysAfter = new WeakMap<Word<GameTypes>, State | null>();

/** The positions after the first ways of what was chosen last; null where one cannot be played. */
export function afterWays(now: Selection, most = FIRST_WAYS): (State | null)[] {
  const { chooser, staged } = now;
  const before = staged.at(-2)?.after ?? chooser.before;
  return waysNow(now)
    .ways.slice(0, most)
    .map((word) => {
      const known = waysAfter.get(word);
      if (known !== undefined) return known;
      const done = apply(chooser.game, before, chooser.seat, word.action, null);
      const after = done.ok ? done.state : null;
      waysAfter.set(word, after);
      return after;
    });
}
