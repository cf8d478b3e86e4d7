/** A cube of goods: its colour, a lighter top edge and the silhouette of its colour. */
import { type Colour, fillOf, inkOn } from './colours.ts';
import style from './cube.module.css';
import { Silhouette } from './mark.tsx';

interface ShapeProps {
  readonly colour: Colour;
  readonly x?: number;
  readonly y?: number;
  readonly r?: number;
}

export const CubeShape = ({ colour, x = 0, y = 0, r = 7 }: ShapeProps) => (
  <g transform={`translate(${x} ${y})`}>
    <rect class={style.body} x={-r} y={-r} width={2 * r} height={2 * r} rx={1.6} fill={fillOf(colour)} />
    <path class={style.top} d={`M${1 - r} ${1.6 - r}h${2 * r - 2}`} />
    <g fill={inkOn(colour)}>
      <Silhouette colour={colour} r={r * 0.52} />
    </g>
  </g>
);

export const Cube = ({ colour, size = 18 }: { readonly colour: Colour; readonly size?: number }) => (
  <svg class={style.alone} viewBox="-8 -8 16 16" width={size} height={size} aria-hidden="true">
    <CubeShape colour={colour} />
  </svg>
);
