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
}

export function Tray() {
  const play = usePlay();
  const latest = useRef(play);
  latest.current = play;
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef<Selection | null>(null);
  useLayoutEffect(() => {
    const box = place.current!;
    play.tray.current = {
      prepare(chosen) {
        const acts = box.parentElement?.querySelector<HTMLElement>('[data-acts]');
        if (!acts) return;
        drawn.current = chosen;
        box.style.setProperty('--acts', `${acts.offsetHeight}px`);
        // What was drawn last stays, out of sight: it becomes this with less work than nothing would.
        const ways = (
          <PlayContext.Provider value={latest.current}>
            <WaysOf selection={chosen} foreseen />
          </PlayContext.Provider>
        );
        render(ways, box);
      },
      show(chosen) {
        if (drawn.current === chosen) box.removeAttribute('data-spare');
      },
    };
    return () => {
      play.tray.current = null;
      render(null, box);
    };
  }, []);
  // The bar shows them now.
  useLayoutEffect(() => place.current?.setAttribute('data-spare', ''));
  return <div ref={place} class={css.tray} data-spare aria-hidden="true" />;
}
