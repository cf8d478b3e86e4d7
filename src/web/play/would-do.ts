/** What touching a place would do, in words: for the board in words, where nobody sees the bill change. */
import type { Touch } from '../../kernel/contract.ts';
import type { Place } from '../games/face.ts';
import { t } from '../text/say.ts';
import { billWords, sortLines } from './bill-view.tsx';
import { afterWays } from './logic/after-ways.ts';
import { billOf } from './logic/bill.ts';
import type { Selection } from './logic/selection.ts';
import { ownersOf } from './owners.ts';
import type { Play } from './play-context.ts';

/** Worked out once for each place and position. */
const said = new WeakMap<Selection, Map<string, string | null>>();

export function wouldDo(play: Play, touch: Touch): string | null {
  const { selection } = play.choice;
  if (!selection) return null;
  const known = said.get(selection) ?? new Map<string, string | null>();
  said.set(selection, known);
  const name = `${play.speaker.locale} ${touch.on} ${touch.id}`;
  const before = known.get(name);
  if (before !== undefined) return before;
  const words = wordsFor(play, selection, touch);
  known.set(name, words);
  return words;
}

/** What there is to be worked out about these places, in pieces of a few milliseconds. */
export function piecesOf(play: Play, lit: readonly Place[]): (() => void)[] {
  const ways = (touch: Touch) => {
    const next = play.choice.preview(touch);
    if (next) afterWays(next);
  };
  const words = lit.map(
    ({ touch }) =>
      () =>
        wouldDo(play, touch),
  );
  if (!play.face.Way) return words;
  // Those of the first are drawn: what is drawn later for a finger is made of them.
  const [first] = lit;
  const begun = first && play.choice.preview(first.touch);
  const draw = () => begun && play.tray.current?.prepare(begun);
  return [draw, ...lit.flatMap(({ touch }, i) => [words[i]!, () => ways(touch)])];
}

function wordsFor(play: Play, selection: Selection, touch: Touch): string | null {
  const { choice, now, before, me, speaker, face } = play;
  const next = choice.preview(touch);
  if (!next?.ready) return null;
  // Against what is chosen so far, so that it says what this touch alone adds.
  const from = selection.ready ? selection.state : before;
  const owners = [...ownersOf(next), ...(face.owners?.(before) ?? [])];
  const lines = sortLines(billOf(now.game, from, next.state, play), me, owners).slice(0, 3);
  return lines.length === 0 ? null : t('play.would-do', { bill: billWords(lines, [], speaker) });
}
