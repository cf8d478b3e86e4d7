/** What the small pictures of several games share. */
import type { ComponentChildren } from 'preact';
import { type Colour, fillOf } from '../../ui/colours.ts';
import css from './picture.module.css';

export const Picture = ({ box, children }: { box: string; children: ComponentChildren }) => (
  <svg class={css.picture} viewBox={box} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    {children}
  </svg>
);

/** Track along a path, in its owner's colour. */
export const Rails = ({ d, owner, over = false }: { d: string; owner: Colour; over?: boolean }) => (
  <>
    {over ? <path class={css.bridge} d={d} /> : null}
    <path class={css.ties} d={d} />
    <path class={css.rail} d={d} />
    <path class={css.bed} stroke={fillOf(owner)} d={d} />
  </>
);
