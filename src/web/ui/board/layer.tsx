/**
 * One layer of a board: a tree of its own inside the page's, so that it can be drawn at once and by itself. What a
 * finger does is drawn here first; the page, with all its panels, follows (play/two-steps.ts). A layer may be there
 * twice: while a finger lies on the board, what lifting it would show is drawn on the sheet that is not seen, and lifting
 * it only turns the sheets over.
 */
import { type ComponentType, render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import style from './layer.module.css';
import { type Sheet, type Sheets, twoSheets } from './sheets.ts';

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

/** When the page has come to rest (milliseconds). */
const SOON = 1500;

export function Layer<P extends object>({ of: Part, with: given, hand, twice = false }: LayerProps<P>) {
  const [place, spare] = [useRef<SVGGElement>(null), useRef<SVGGElement>(null)];
  const sheets = useRef<Sheets<P> | null>(null);
  const page = useRef(given);
  page.current = given;
  const sheetOn = ({ current }: { current: SVGGElement | null }): Sheet<P> => ({
    draw: (next) => current && render(<Part {...next} />, current),
    show: (seen) => current?.toggleAttribute('data-spare', !seen),
  });
  useLayoutEffect(() => {
    sheets.current ??= twoSheets(sheetOn(place), twice ? sheetOn(spare) : undefined);
    sheets.current.draw(given);
  });
  useLayoutEffect(() => {
    const mine: LayerHand<P> = {
      draw: (changes) => sheets.current?.draw({ ...page.current, ...changes }),
      prepare: (changes) => sheets.current?.prepare({ ...page.current, ...changes }),
    };
    if (hand) hand.current = mine;
    return () => {
      if (hand?.current === mine) hand.current = null;
    };
  }, [hand]);
  useLayoutEffect(() => {
    // Made once while nobody waits, so that the first finger finds it there; a finger that came before has made it.
    const makeSpare = () => sheets.current?.isFresh() && sheets.current.prepare(page.current);
    const timer = twice ? setTimeout(makeSpare, SOON) : undefined;
    return () => {
      clearTimeout(timer);
      for (const { current } of [place, spare]) if (current) render(null, current);
    };
  }, []);
  return (
    <>
      <g ref={place} class={twice ? style.sheet : undefined} />
      {twice ? <g ref={spare} class={style.sheet} data-spare /> : null}
    </>
  );
}
