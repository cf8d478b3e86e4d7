/** Three owners' tiles between two cities with their goods. */
import { hexPath } from '../../ui/board/hex.ts';
import { fillOf } from '../../ui/colours.ts';
import { CubeShape } from '../../ui/cube.tsx';
import { Picture, Rails } from './parts.tsx';
import css from './picture.module.css';

const GROUND = [
  [0, 0],
  [60, 35],
  [60, -35],
  [120, 0],
  [180, 35],
  [180, -35],
  [240, 0],
  [0, 70],
  [120, 70],
  [240, 70],
  [120, -70],
  [0, -70],
  [240, -70],
  [-60, 35],
  [-60, -35],
] as const;

/** Sections from edge to edge: straight, or gentle arcs of one and a half sides. */
const GENTLE = { west: 'M-30 17.3A60 60 0 0 0 30 17.3', cross: 'M-30 -17.3L30 17.3', up: 'M0 -34.6V34.6' } as const;
const TRACK = [
  [60, -35, GENTLE.west, 'blue'],
  [120, 0, 'M-30 -17.3A60 60 0 0 1 30 -17.3', 'blue'],
  [180, -35, GENTLE.west, 'blue'],
  [60, 35, GENTLE.cross, 'purple'],
  [120, 70, 'M-30 -17.3A60 60 0 0 1 30 -17.3', 'purple'],
  [180, 35, 'M-30 17.3L30 -17.3', 'purple'],
  [120, 0, GENTLE.up, 'yellow'],
  [120, -70, GENTLE.up, 'yellow'],
] as const;

export const AgeOfSteamPicture = () => (
  <Picture box="-50 -85 330 170">
    {GROUND.map(([x, y]) => (
      <path key={`${x},${y}`} class={`${css.ground} ${css.plain}`} d={hexPath({ x, y })} />
    ))}
    {TRACK.map(([x, y, d, owner], i) => (
      <g key={`${x},${y},${d}`} transform={`translate(${x} ${y})`}>
        <Rails d={d} owner={owner} over={i === 6} />
      </g>
    ))}
    <path class={css.edge} fill={fillOf('red')} d={hexPath({ x: 0, y: 0 }, 39)} />
    <CubeShape colour="yellow" x={-9} y={8} r={8} />
    <CubeShape colour="blue" x={9} y={8} r={8} />
    <path class={css.edge} fill={fillOf('yellow')} d={hexPath({ x: 240, y: 0 }, 39)} />
    <CubeShape colour="black" x={240} y={8} r={8} />
  </Picture>
);
