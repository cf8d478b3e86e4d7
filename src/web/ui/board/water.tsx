/** Water as engravers drew it: parallel shore lines at a growing distance from the land. */
import style from './water.module.css';

interface WaterlinesProps {
  /** Names the land inside the drawing. */
  readonly id: string;
  readonly land: string;
  readonly lines?: number;
  readonly step?: number;
}

/** The land path stroked from wide to narrow, water and line by turns. */
export const Waterlines = ({ id, land, lines = 7, step = 5.2 }: WaterlinesProps) => (
  <g fill="none" stroke-linejoin="round">
    <defs>
      <path id={id} d={land} />
    </defs>
    {Array.from({ length: lines }, (_, i) => lines - i).map((k) => {
      const width = 2 * (step * k + k * k * 0.35);
      return (
        <g key={k}>
          <use href={`#${id}`} class={style.line} stroke-opacity={1 - k / (lines + 1.5)} stroke-width={width} />
          <use href={`#${id}`} class={style.water} stroke-width={width - 1.5} />
        </g>
      );
    })}
  </g>
);
