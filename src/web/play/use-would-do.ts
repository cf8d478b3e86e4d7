/**
 * The board in words says what each lit place would do. Working that out plays every one of them, so it waits until the
 * board is painted and goes on in small pieces; only the place that has the focus is told at once. A finger that comes
 * later finds it worked out, and the ways of each place too: the tiles that fit.
 */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import type { Selection } from './logic/selection.ts';
import type { Play } from './play-context.ts';

type WouldDo = typeof import('./would-do.ts')['wouldDo'];
type Piece = () => void;

/** Milliseconds between two pieces: a finger goes first. */
const PAUSE = 30;

export function useWouldDo(play: Play): (touch: Touch) => string | null {
  const { choice, lights, places, speaker } = play;
  const latest = useRef(play);
  latest.current = play;
  const { selection } = choice;
  const [say, setSay] = useState<WouldDo | null>(null);
  const [told, setTold] = useState<Selection | null>(null);
  useEffect(() => {
    if (!selection) return;
    const lit = places.filter((place) => lights.isLit(place.touch));
    let pieces: Piece[] | null = null;
    const next = async () => {
      const part = await import('./would-do.ts').catch(() => null);
      if (timer === null || !part) return; // too late, or the line is down: the board goes without
      setSay(() => part.wouldDo);
      pieces ??= part.piecesOf(play, lit);
      const piece = pieces.shift();
      if (piece) {
        piece();
        timer = setTimeout(next, PAUSE);
      } else setTold(selection);
    };
    let timer: ReturnType<typeof setTimeout> | null = setTimeout(next, PAUSE);
    return () => {
      if (timer) clearTimeout(timer);
      timer = null;
    };
  }, [selection]);
  const { focus } = lights;
  const toldAll = told === selection;
  return useCallback(
    (touch: Touch) => (say && (toldAll || (focus && sameTouch(focus, touch))) ? say(latest.current, touch) : null),
    [say, toldAll, selection, focus, speaker],
  );
}
