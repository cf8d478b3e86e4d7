/** A small screen shows part of the board: it goes to what may be touched when that changes. */
import { useEffect } from 'preact/hooks';
import type { BoardView } from '../ui/board/board-frame.tsx';
import type { Play } from './play-context.ts';
import { screenSize } from './screen.ts';

export function useLitInView(
  { choice, places, lights, asList }: Play,
  view: { readonly current: BoardView | null },
): void {
  const key = choice.selection?.lit.map(({ on, id }) => `${on}:${id}`).join(' ') ?? '';
  useEffect(() => {
    if (asList || screenSize.value !== 'phone') return;
    const lit = places.filter((place) => lights.isLit(place.touch));
    if (lit.length === 0) return;
    view.current?.show(lit);
    // Where it does not all fit: what is touched first, as a cube before the city it goes to.
    const first = choice.selection?.lit[0]?.on;
    const firsts = lit.filter(({ touch }) => touch.on === first);
    if (firsts.length > 0) view.current?.show(firsts);
  }, [key, asList]);
}
