/** One section of track: ties, rails, and the bed between them in the colour of its owner. */
import { type Colour, fillOf } from '../colours.ts';
import { Silhouette } from '../mark.tsx';
import type { Point } from './hex.ts';
import style from './rails.module.css';

export interface RailsProps {
  readonly d: string;
  /** null = nobody's: an empty bed with a dashed middle. */
  readonly owner: Colour | null;
  /** Later than the track it crosses: a bridge over it. */
  readonly over?: boolean | undefined;
  /** Chosen or under way. */
  readonly pending?: boolean | undefined;
}

export const Rails = ({ d, owner, over, pending }: RailsProps) => (
  <g class={style.rails} data-pending={pending || undefined}>
    {over && <path class={style.casing} d={d} />}
    <path class={`ties ${style.ties}`} d={d} />
    <path class={style.rail} d={d} />
    <path
      class={style.bed}
      d={d}
      {...(owner === null ? {} : { stroke: fillOf(owner) })}
      data-free={owner === null || undefined}
    />
    {owner === null && <path class={style.free} d={d} />}
  </g>
);

export interface OwnerPlateProps {
  readonly owner: Colour;
  readonly at: Point;
  readonly r?: number;
  /** In its own colour with a white line: a company's, where players own track too. */
  readonly filled?: boolean | undefined;
}

/** The owner's silhouette on his track: shape says who, the bed repeats it in colour. */
export const OwnerPlate = ({ owner, at, r = 6.6, filled }: OwnerPlateProps) => (
  <g
    class={filled ? style.filled : style.plate}
    transform={`translate(${at.x} ${at.y})`}
    {...(filled ? { fill: fillOf(owner) } : {})}
  >
    <Silhouette colour={owner} r={r} />
  </g>
);

/** A town: a ring, larger and with a dot once track reaches it. */
export const Town = ({ at, built }: { at: Point; built: boolean }) => (
  <g class={style.town} transform={`translate(${at.x} ${at.y})`}>
    <circle r={built ? 12 : 8.5} />
    {built && <circle class={style.dot} r={4} />}
  </g>
);
