/** A dial as a boiler gauge: green steps, the last one red and hatched, a needle. */
import style from './gauge.module.css';

export interface GaugeProps {
  readonly used: number;
  readonly most: number;
  /** After what is chosen: a second needle, in amber. */
  readonly after?: number | undefined;
}

const point = (step: number, most: number, r: number): [x: number, y: number] => {
  const a = Math.PI * (1 - step / most);
  return [50 + r * Math.cos(a), 50 - r * Math.sin(a)];
};
const arc = (from: number, to: number, most: number, r: number): string => {
  const [[x1, y1], [x2, y2]] = [point(from, most, r), point(to, most, r)];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}A${r} ${r} 0 0 1 ${x2.toFixed(1)} ${y2.toFixed(1)}`;
};
const spoke = (step: number, most: number, from: number, to: number): string => {
  const [[x1, y1], [x2, y2]] = [point(step, most, from), point(step, most, to)];
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
};
/** The needle stands inside the red at the end, and just off the rest at the start. */
const needle = (used: number, most: number): number => (used >= most ? most - 0.5 : used === 0 ? 0.12 : used);

export const Gauge = ({ used, most, after }: GaugeProps) => (
  <svg class={style.gauge} viewBox="0 0 100 56" aria-hidden="true" data-red={used >= most || undefined}>
    <path class={style.case} d="M6 52A44 44 0 0 1 94 52Z" />
    <path class={style.green} d={arc(0, most - 1, most, 34)} />
    <path class={style.red} d={arc(most - 1, most, most, 34)} />
    <path class={style.hatch} d={arc(most - 1, most, most, 34)} />
    {Array.from({ length: most + 1 }, (_, i) => (
      <path key={i} class={style.tick} d={spoke(i, most, 29, 39.5)} />
    ))}
    {after !== undefined && after !== used && <path class={style.after} d={spoke(needle(after, most), most, 0, 33)} />}
    <path class={style.needle} d={spoke(needle(used, most), most, 0, 31)} />
    <circle class={style.hub} cx={50} cy={50} r={5} />
  </svg>
);
