/**
 * The board in words says what each lit place would do. Working that out plays every one of them, so it waits until the
 * board is painted and goes on in small pieces; only the place that has the focus is told at once.
 */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Touch } from '../../kernel/contract.ts';
import { sameTouch } from '../../kernel/words.ts';
import type { Selection } from './logic/selection.ts';
import type { Play } from './play-context.ts';

type WouldDo = typeof import('./would-do.ts')['wouldDo'];

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
    const next = async () => {
      const { wouldDo } = await import('./would-do.ts').catch(() => ({ wouldDo: null }));
      if (timer === null || !wouldDo) return; // too late, or the line is down: the board goes without
      setSay(() => wouldDo);
      const place = lit.shift();
      if (place) {
        wouldDo(play, place.touch);
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
