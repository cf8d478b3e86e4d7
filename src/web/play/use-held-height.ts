/** Holds a box at the height it had: what it shows for a moment must not move what the mouse is over. */
import { useRef } from 'preact/hooks';

export function useHeldHeight(box: { readonly current: HTMLElement | null }, held: boolean): number | undefined {
  const height = useRef<number | undefined>(undefined);
  // Read before the new content is drawn: the box still has the height of the old one.
  height.current = held ? (height.current ?? box.current?.offsetHeight) : undefined;
  return height.current;
}
