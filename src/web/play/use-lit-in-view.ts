/**
 * The board goes to what may be touched when that changes: a small screen shows part of it only, and the bar may have
 * grown over what is lit or was just chosen.
 */
import { useEffect } from 'preact/hooks';
import type { BoardView } from '../ui/board/board-frame.tsx';
import { newestIn } from './logic/chosen.ts';
import type { Play } from './play-context.ts';
import { screenSize } from './screen.ts';

export function useLitInView(
  { choice, places, lights, asList }: Play,
  view: { readonly current: BoardView | null },
): void {
  const { selection } = choice;
  const key = selection?.lit.map(({ on, id }) => `${on}:${id}`).join(' ') ?? '';
  useEffect(() => {
    if (asList || !selection) return;
    const lit = places.filter((place) => lights.isLit(place.touch));
    if (screenSize.value === 'phone' && lit.length > 0) {
      view.current?.show(lit);
      // Where it does not all fit: what is touched first, as a cube before the city it goes to.
      const first = selection.lit[0]?.on;
      const firsts = lit.filter(({ touch }) => touch.on === first);
      if (firsts.length > 0) view.current?.show(firsts);
    } else view.current?.uncover(lit);
    view.current?.uncover(newestIn(selection, places));
  }, [key, asList]);
}
