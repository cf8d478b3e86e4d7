/**
 * The board goes to what may be touched when that changes: a small screen shows part of it only, and the bar may have
 * grown over what is lit or was just chosen.
 */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardView } from '../ui/board/board-frame.tsx';
import { newestIn } from './logic/newest.ts';
import { type Play, usePlay } from './play-context.ts';
import { screenSize } from './screen.ts';

export interface LitInViewProps {
  readonly view: { readonly current: BoardView | null };
  /** The sheets of the bar. */
  readonly bar: { readonly current: readonly HTMLElement[] };
}

/** Brings what is lit into the frame. Where it does not all fit: what is touched first, as a cube before the city it goes to. */
export function showLit({ choice, places, lights }: Play, view: BoardView): void {
  const lit = places.filter((place) => lights.isLit(place.touch));
  if (lit.length === 0) return;
  view.show(lit);
  const first = choice.selection?.lit[0]?.on;
  const firsts = lit.filter(({ touch }) => touch.on === first);
  if (firsts.length > 0) view.show(firsts);
}

export function LitInView({ view, bar }: LitInViewProps) {
  const play = usePlay();
  const latest = useRef(play);
  latest.current = play;
  const { choice, before, asList } = play;
  const key = choice.selection?.lit.map(({ on, id }) => `${on}:${id}`).join(' ') ?? '';
  const newest = () => {
    const { choice, places, foreseen } = latest.current;
    // What only the mouse asks for moves nothing under it.
    return choice.selection && !foreseen ? newestIn(choice.selection, places) : [];
  };
  // The same may be lit after a move as before it, elsewhere in the frame.
  useEffect(() => {
    const { places, lights } = latest.current;
    const { selection } = choice;
    if (asList || !selection || !view.current) return;
    if (screenSize.value !== 'phone') view.current.uncover(places.filter((place) => lights.isLit(place.touch)));
    // What is chosen and can be done stays in sight; marks at the edges lead to what else there is.
    else if (!selection.ready || newest().length === 0) showLit(latest.current, view.current);
    view.current.uncover(newest());
  }, [key, before, asList]);
  // A bill that is opened in full lies over more of the board.
  useEffect(() => {
    const watch = new ResizeObserver(() => view.current?.uncover(newest()));
    for (const sheet of bar.current) watch.observe(sheet);
    return () => watch.disconnect();
  }, [bar, view]);
  return null;
}
