/**
 * The ways of what a finger lies on, drawn out of sight just where the bar will have them; lifting the finger shows them
 * in the same frame as the board. The bar follows, and takes their place.
 */
import { render } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Selection } from './logic/selection.ts';
import { PlayContext, usePlay } from './play-context.ts';
import css from './tray.module.css';
import { WaysOf } from './ways-of.tsx';

export interface TrayHand {
  /** Draws the ways of this choice out of sight. */
  prepare(chosen: Selection): void;
  /** Shows them, if it is this that was drawn. */
  show(chosen: Selection | null): void;
  /** They are not wanted any more. */
  drop(): void;
}

export function Tray() {
  const play = usePlay();
  const latest = useRef(play);
  latest.current = play;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ readonly chosen: Selection; readonly from: Selection | null } | null>(null);
  const draw = (chosen: Selection | null) => {
    const [box, from] = [place.current, latest.current.choice.selection];
    if (!box || (chosen === null && drawn.current === null)) return;
    drawn.current = chosen && { chosen, from };
    box.setAttribute('data-spare', '');
    const ways = chosen && (
      <PlayContext.Provider value={latest.current}>
        <WaysOf selection={chosen} />
      </PlayContext.Provider>
    );
    render(ways, box);
  };
  useLayoutEffect(() => {
    const hand: TrayHand = {
      prepare(chosen) {
        const acts = place.current?.parentElement?.querySelector<HTMLElement>('[data-acts]');
        if (!acts) return;
        place.current?.style.setProperty('--acts', `${acts.offsetHeight}px`);
        draw(chosen);
      },
      show(chosen) {
        if (drawn.current?.chosen === chosen) place.current?.removeAttribute('data-spare');
      },
      drop() {
        if (place.current?.hasAttribute('data-spare')) draw(null);
      },
    };
    play.tray.current = hand;
    return () => {
      play.tray.current = null;
      draw(null);
    };
  }, []);
  // The bar shows them now.
  useLayoutEffect(() => {
    if (drawn.current?.from !== play.choice.selection) draw(null);
  });
  return <div ref={place} class={css.tray} data-spare aria-hidden="true" />;
}
