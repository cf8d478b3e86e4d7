/** A finished game as a picture: certificate frame with two rosettes, the board from afar, the ranking. Always light. */
import type { ComponentChildren } from 'preact';
import type { Area } from '../board/view.ts';
import { guilloche } from '../guilloche.ts';
import style from './share-picture.module.css';
import { wrapped } from './wrap.ts';

export interface SharePictureProps {
  readonly shape: PictureShape;
  /** "Judith wins with $96." */
  readonly title: string;
  /** The game, and why it ended. */
  readonly subtitle: string;
  readonly date: string;
  readonly site: string;
  readonly ranking: readonly {
    readonly place: number;
    readonly initials: string;
    readonly name: string;
    readonly score: string;
  }[];
  readonly extent: Area;
  /** The board of the final position. */
  readonly children: ComponentChildren;
}

export const PICTURES = { wide: { w: 1200, h: 630 }, tall: { w: 1080, h: 1350 } } as const;
export type PictureShape = keyof typeof PICTURES;

const Rosette = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g class={style.rosette} transform={`translate(${x - size / 2} ${y - size / 2})`}>
    <path d={guilloche(size, size, 12, 0, 7, 0.16)} />
    <path d={guilloche(size, size, 18, 2, 6, 0.1)} />
  </g>
);

/** Where the parts stand in each shape. */
const LAYOUT = {
  wide: { board: { x: 44, y: 150, w: 676, h: 416 }, list: { x: 756, y: 168, w: 400, h: 380, row: 62 }, heading: 44 },
  tall: { board: { x: 44, y: 212, w: 992, h: 716 }, list: { x: 90, y: 940, w: 900, h: 330, row: 66 }, heading: 84 },
} as const;

export function SharePicture(props: SharePictureProps) {
  const { shape, title, subtitle, date, site, ranking, extent, children } = props;
  const { w, h } = PICTURES[shape];
  const { board, list, heading } = LAYOUT[shape];
  // A long list is set closer, a short one stands in the middle of its room.
  const row = Math.min(list.row, list.h / ranking.length);
  const top = list.y + (list.h - row * ranking.length) / 2 + row / 2;
  const size = title.length > 34 ? 36 : 46;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${w} ${h}`}
      width={w}
      height={h}
      data-theme="light"
      class={style.picture}
      role="img"
      aria-label={title}
    >
      <rect class={style.sheet} width={w} height={h} />
      <Rosette x={84} y={76} size={160} />
      <Rosette x={w - 84} y={76} size={160} />
      <rect class={style.frame} x={12} y={12} width={w - 24} height={h - 24} />
      <rect class={style.line} x={22} y={22} width={w - 44} height={h - 44} />
      <text class={style.title} x={w / 2} y={heading + 24} style={{ fontSize: `${size}px` }}>
        {title}
      </text>
      {wrapped(subtitle, shape === 'wide' ? 92 : 74, 2).map((line, i) => (
        <text key={line} class={style.subtitle} x={w / 2} y={heading + 56 + i * 24}>
          {line}
        </text>
      ))}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the picture around it says what it is */}
      <svg
        class={`board ${style.board}`}
        data-zoom="far"
        {...board}
        width={board.w}
        height={board.h}
        viewBox={`${extent.x} ${extent.y} ${extent.w} ${extent.h}`}
        preserveAspectRatio="xMidYMid meet"
      >
        {children}
      </svg>
      <rect class={style.line} x={board.x} y={board.y} width={board.w} height={board.h} />
      {ranking.map(({ place, initials, name, score }, i) => (
        <g key={name} transform={`translate(${list.x} ${top + i * row})`}>
          <path class={style.rule} d={`M0 ${-row / 2}H${list.w}`} />
          <text class={style.place} y={8}>
            {place}
          </text>
          <rect class={style.sign} x={34} y={-14} width={46} height={30} rx={2} />
          <text class={style.initials} x={57} y={7}>
            {initials}
          </text>
          <text class={style.name} x={94} y={8}>
            {wrapped(name, shape === 'wide' ? 16 : 40, 1)[0]}
          </text>
          <text class={style.score} x={list.w} y={9}>
            {score}
          </text>
        </g>
      ))}
      <text class={style.site} x={w - 44} y={h - 38} text-anchor="end">
        {site}
      </text>
      <text class={style.date} x={44} y={h - 38}>
        {date}
      </text>
    </svg>
  );
}
