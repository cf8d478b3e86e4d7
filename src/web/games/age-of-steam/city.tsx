/** A city or New City: the whole hex in the colours of its goods, its number on the dice, its name. About the origin. */
import type { Good } from '../../../games/age-of-steam/index.ts';
import { cornerOf, HALF, hexPath, type Point, SIDE } from '../../ui/board/hex.ts';
import { fillOf, inkOn } from '../../ui/colours.ts';
import { Silhouette } from '../../ui/mark.tsx';
import { short } from '../../ui/silhouettes.ts';
import style from './board.module.css';
import { colourOfGood } from './looks.ts';

export interface CityProps {
  readonly name: string;
  /** None while its colour is not drawn. */
  readonly goods: readonly Good[];
  readonly column: { readonly side: 'west' | 'east'; readonly number: number } | null;
  /** Of a New City. */
  readonly letter: string | null;
  /** Beyond the map; or, on the map or beyond it, where goods end and never pass (AOS-76). */
  readonly border: Border | null;
  readonly pending?: boolean | undefined;
}

type Border = 'foreign' | 'terminal';
/** Between the name and the cubes: an arrow leads on; a track that ends at a buffer does not. */
const BORDER_MARKS: Readonly<Record<Border, string>> = {
  foreign: 'M-10 -1H7.4M3 -5.4L7.6 -1L3 3.4',
  terminal: 'M-11 -1H7M7 -7V5M-8 -4V2M-3 -4V2M2 -4V2',
};

const ORIGIN = { x: 0, y: 0 };
const OUTSIDE = SIDE - 1;
/** A long name is set smaller, so that it stays inside its hex. */
const ROOM = 104;

const at = (angle: number, r: number): Point => ({
  x: r * Math.cos((angle * Math.PI) / 180),
  y: r * Math.sin((angle * Math.PI) / 180),
});

/** One of so many equal sectors of the hex, counted from the top. */
function sector(i: number, n: number): string {
  const [from, to] = [-90 + (360 / n) * i, -90 + (360 / n) * (i + 1)];
  const border = (angle: number) => {
    const off = ((angle % 60) + 60) % 60;
    return at(angle, (HALF - 1) / Math.cos(((off - 30) * Math.PI) / 180));
  };
  const corners = [-1, 0, 1, 2, 3, 4, 5].filter((k) => k * 60 > from && k * 60 < to);
  const points = [ORIGIN, border(from), ...corners.map((k) => cornerOf(ORIGIN, k, OUTSIDE)), border(to)];
  return `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;
}

export function City({ name, goods, column, letter, border, pending }: CityProps) {
  const [first] = goods;
  const only = goods.length === 1 && first ? colourOfGood(first) : null;
  const ink = only ? inkOn(only) : undefined;
  return (
    <g class={style.city} data-pending={pending || undefined}>
      {goods.length === 0 && <path class={style.unknown} d={hexPath(ORIGIN, OUTSIDE)} />}
      {goods.map((good, i) => (
        <path
          key={good}
          d={goods.length === 1 ? hexPath(ORIGIN, OUTSIDE) : sector(i, goods.length)}
          fill={fillOf(colourOfGood(good))}
        />
      ))}
      {goods.length > 0 && (
        <path class={style.cityEdge} data-foreign={border !== null || undefined} d={hexPath(ORIGIN, OUTSIDE)} />
      )}
      {only && (
        <path
          class={style.cityLine}
          data-new={letter !== null || undefined}
          d={hexPath(ORIGIN, SIDE - 5.4)}
          stroke={inkOn(only)}
        />
      )}
      {border && <path class={style.beyond} d={BORDER_MARKS[border]} stroke={ink ?? 'currentColor'} />}
      {goods.map((good, i) => {
        const middle = -90 + (360 / goods.length) * (i + 0.5);
        const { x, y } = only ? { x: letter ? 27 : 25, y: 0 } : at(middle, goods.length > 2 ? 15 : 10);
        return (
          <g key={good} transform={`translate(${short(x)} ${short(y)})`} fill={inkOn(colourOfGood(good))}>
            <Silhouette colour={colourOfGood(good)} r={letter ? 4.6 : 5.6} />
          </g>
        );
      })}
      {column && (
        <g transform="translate(-25 0)" class={style.number} data-side={column.side}>
          <circle r={letter ? 7.4 : 8} />
          <text y={4}>{column.number}</text>
        </g>
      )}
      {letter && (
        <text class={style.letter} y={8} style={{ fill: ink }}>
          {letter}
        </text>
      )}
      <text
        class={only ? style.cityName : `name ${style.cityName}`}
        y={letter ? -18 : -14}
        style={{ fill: ink, fontSize: `${Math.min(11.4, ROOM / name.length)}px` }}
      >
        {name}
      </text>
    </g>
  );
}
