/** A line chart: ink lines told apart by dash and by a label at their end; the same figures stand in a table. */
import { t } from '../text/say.ts';
import style from './chart.module.css';
import { apart, gridOf } from './chart-lines.ts';
import type { Colour } from './colours.ts';
import { fillOf } from './colours.ts';
import { MarkShape } from './mark.tsx';

export interface Series {
  readonly name: string;
  /** At the end of the line: two letters of a seat, or a mark. */
  readonly initials?: string | undefined;
  readonly mark?: { readonly colour: Colour; readonly letter: string } | undefined;
  readonly values: readonly number[];
  /** Drawn heavier: the reader's own. */
  readonly mine?: boolean | undefined;
}

export interface ChartProps {
  readonly title: string;
  /** One a value: "Start", "1", "2", "End". */
  readonly heads: readonly string[];
  readonly series: readonly Series[];
  write(value: number): string;
}

const [W, H, LEFT, RIGHT, TOP, BOTTOM] = [620, 266, 48, 52, 12, 30];
const DASHES = ['', '9 5', '2.5 4', '12 4 2.5 4', '5 3', '16 5'];

function Table({ title, heads, series, write }: ChartProps) {
  return (
    <table class={style.table}>
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          <td />
          {heads.map((head, i) => (
            <th key={`${i}${head}`} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {series.map(({ name, values }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, i) => (
              <td key={`${i}`}>{write(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function Chart(props: ChartProps) {
  const { title, heads, series, write } = props;
  if (heads.length < 3)
    return (
      <figure class={style.chart}>
        <figcaption>{title}</figcaption>
        <Table {...props} />
      </figure>
    );
  const all = series.flatMap(({ values }) => values);
  const grid = gridOf(Math.min(...all), Math.max(...all));
  const [low, high] = [grid[0]!, grid.at(-1)!];
  const x = (i: number) => LEFT + (i * (W - LEFT - RIGHT)) / (heads.length - 1);
  const y = (value: number) => TOP + ((high - value) * (H - TOP - BOTTOM)) / (high - low);
  const ends = apart(series.map(({ values }) => y(values.at(-1) ?? 0)), 23, TOP + 8, H - BOTTOM); // biome-ignore format: one thought
  const every = Math.ceil(heads.length / 12);
  return (
    <figure class={style.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 0 ${W} ${H}`} aria-hidden="true">
        {grid.map((value) => (
          <g key={value}>
            <path class={style.grid} d={`M${LEFT} ${y(value)}H${W - RIGHT}`} />
            <text class={style.axis} x={LEFT - 8} y={y(value)} dominant-baseline="central" text-anchor="end">
              {write(value)}
            </text>
          </g>
        ))}
        {heads.map(
          (head, i) =>
            (i % every === 0 || i === heads.length - 1) && (
              <text key={`${i}`} class={style.axis} x={x(i)} y={H - 4} text-anchor="middle">
                {head}
              </text>
            ),
        )}
        {series.map(({ name, values, mark, initials, mine }, k) => {
          const d = `M${values.map((value, i) => `${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`;
          const end = ends[k]!;
          return (
            <g key={name} data-mine={mine || undefined}>
              <path class={style.gap} d={d} />
              {mark && <path class={style.keyline} d={d} />}
              <path
                class={mark ? style.colour : style.line}
                d={d}
                stroke-dasharray={DASHES[k % DASHES.length]}
                {...(mark ? { stroke: fillOf(mark.colour) } : {})}
              />
              {mark ? (
                <MarkShape {...mark} x={W - RIGHT + 24} y={end} r={9} />
              ) : (
                <g class={style.sign} transform={`translate(${W - RIGHT + 8} ${end - 10})`}>
                  <rect width={32} height={20} />
                  <text x={16} y={14.5}>
                    {initials}
                  </text>
                </g>
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{t('chart.table')}</summary>
        <div class={style.wide}>
          <Table {...props} />
        </div>
      </details>
    </figure>
  );
}
