/** An engraved rosette in the corner of a certificate. */
import { guilloche } from '../ui/guilloche.ts';
import css from './rosette.module.css';

const SIZE = 160;

export const Rosette = ({ side }: { readonly side: 'left' | 'right' }) => (
  <svg class={css.rosette} data-side={side} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true">
    <path d={guilloche(SIZE, SIZE, 12, side === 'left' ? 0 : 2, 6, 0.16)} />
  </svg>
);
