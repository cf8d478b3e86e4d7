/**
 * One layer of a board: a tree of its own inside the page's, so that it can be drawn at once and by itself. What a
 * finger does is drawn here first; the page, with all its panels, follows (play/two-steps.ts).
 */
import { type ComponentType, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Draws the layer with some of its properties changed, until the page is drawn again. */
export type DrawLayer<P> = (changes: Partial<P>) => void;

interface LayerProps<P extends object> {
  readonly of: ComponentType<P>;
  readonly with: P;
  /** Where others find how to draw it; null = nobody does. */
  readonly hand: { current: DrawLayer<P> | null } | null;
}

const isSame = (a: object, b: object): boolean => {
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && Object.is(right.get(key), value));
};

export function Layer<P extends object>({ of: Part, with: given, hand }: LayerProps<P>) {
  const place = useRef<SVGGElement>(null);
  const drawn = useRef<P | null>(null);
  const page = useRef(given);
  page.current = given;
  const draw = (next: P) => {
    if (!place.current || (drawn.current && isSame(drawn.current, next))) return;
    drawn.current = next;
    render(<Part {...next} />, place.current);
  };
  useLayoutEffect(() => draw(given));
  useLayoutEffect(() => {
    const here = place.current;
    const mine: DrawLayer<P> = (changes) => draw({ ...page.current, ...changes });
    if (hand) hand.current = mine;
    return () => {
      if (hand?.current === mine) hand.current = null;
      if (here) render(null, here);
    };
  }, [hand]);
  return <g ref={place} />;
}
