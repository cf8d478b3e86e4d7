/** Holds a box at the height it had: what it shows for a moment must not move what the mouse is over. */
import { useRef } from 'preact/hooks';

/** The height to give the box, while it is held. */
export function useHeldHeight(box: { readonly current: HTMLElement | null }, held: boolean): string | undefined {
  const height = useRef<number | undefined>(undefined);
  // Read before the new content is drawn: the box still has the height of the old one.
  height.current = held ? (height.current ?? box.current?.getBoundingClientRect().height) : undefined;
  return height.current === undefined ? undefined : `${height.current}px`;
}
