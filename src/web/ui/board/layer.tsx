/**
 * One layer of a board: a tree of its own inside the page's, so that it can be drawn at once and by itself. What a
 * finger does is drawn here first; the page, with all its panels, follows (play/two-steps.ts). A layer may be there
 * twice: while a finger lies on the board, what lifting it would show is drawn on the sheet that is not seen, and lifting
 * it only turns the sheets over.
 */
import { type ComponentType, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import style from './layer.module.css';

export interface LayerHand<P> {
  /** Draws the layer with some of its properties changed, until the page is drawn again. */
  draw(changes: Partial<P>): void;
  /** Draws that out of sight, where the layer is there twice. */
  prepare(changes: Partial<P>): void;
}

interface LayerProps<P extends object> {
  readonly of: ComponentType<P>;
  readonly with: P;
  /** Where others find how to draw it; null = nobody does. */
  readonly hand: { current: LayerHand<P> | null } | null;
  readonly twice?: boolean;
}

interface Side<P> {
  readonly place: SVGGElement;
  /** What it shows. */
  drawn: P | null;
}

/** When the page has come to rest (milliseconds). */
const SOON = 1500;

const isSame = (a: object, b: object): boolean => {
  const [left, right] = [Object.entries(a), new Map(Object.entries(b))];
  return left.length === right.size && left.every(([key, value]) => right.has(key) && Object.is(right.get(key), value));
};

export function Layer<P extends object>({ of: Part, with: given, hand, twice = false }: LayerProps<P>) {
  const [place, spare] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  /** The one that is seen, and the other. */
  const sides = useRef<Side<P>[]>([]);
  const page = useRef(given);
  page.current = given;
  const drawOn = (side: Side<P> | undefined, next: P) => {
    if (!side || (side.drawn && isSame(side.drawn, next))) return;
    side.drawn = next;
    render(<Part {...next} />, side.place);
  };
  const draw = (next: P) => {
    const [seen, other] = sides.current;
    if (other?.drawn && isSame(other.drawn, next) && seen && !(seen.drawn && isSame(seen.drawn, next))) {
      other.place.removeAttribute('data-spare');
      seen.place.setAttribute('data-spare', '');
      sides.current = [other, seen];
    } else drawOn(seen, next);
  };
  useLayoutEffect(() => {
    if (sides.current.length === 0)
      sides.current = [place, spare].flatMap(({ current }) => (current ? [{ place: current, drawn: null }] : []));
    draw(given);
  });
  useLayoutEffect(() => {
    const mine: LayerHand<P> = {
      draw: (changes) => draw({ ...page.current, ...changes }),
      prepare: (changes) => drawOn(sides.current[1], { ...page.current, ...changes }),
    };
    if (hand) hand.current = mine;
    return () => {
      if (hand?.current === mine) hand.current = null;
    };
  }, [hand]);
  useLayoutEffect(() => {
    // Made once while nobody waits, so that the first finger finds it there; a finger that came before has made it.
    const makeSpare = () => sides.current[1]?.drawn || drawOn(sides.current[1], page.current);
    const timer = twice ? setTimeout(makeSpare, SOON) : undefined;
    return () => {
      clearTimeout(timer);
      for (const side of sides.current) render(null, side.place);
    };
  }, []);
  return (
    <>
      <g ref={place} class={twice ? style.sheet : undefined} />
      {twice ? <g ref={spare} class={style.sheet} data-spare /> : null}
    </>
  );
}
