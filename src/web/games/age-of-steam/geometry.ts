/** Where things stand on the board, in board units; worked out once a map. */
import { type AosMap, type MapId, mapById } from '../../../games/age-of-steam/index.ts';
import { centreOf, hexPath, type Point, SIDE } from '../../ui/board/hex.ts';
import type { Area } from '../../ui/board/view.ts';

export interface Layout {
  readonly map: AosMap;
  readonly extent: Area;
  /** By hex. */
  readonly centres: readonly Point[];
  /** By hex: its outline, and one a little larger. */
  readonly outlines: readonly string[];
  readonly patches: readonly string[];
  /** All land as one path, a little larger so that no seam shows; all lakes as another. */
  readonly land: string;
  readonly lakes: string;
}

const MARGIN = { side: 62, end: 56 };

const layouts = new Map<MapId, Layout>();

export function layoutOf(id: MapId): Layout {
  const known = layouts.get(id);
  if (known) return known;
  const map = mapById(id);
  const centres = map.hexes.map((hex) => centreOf(hex));
  const xs = centres.map(({ x }) => x);
  const ys = centres.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - MARGIN.side, Math.min(...ys) - MARGIN.end];
  const extent = { x, y, w: Math.max(...xs) + MARGIN.side - x, h: Math.max(...ys) + MARGIN.end - y };
  const pathOf = (lake: boolean, more: number) =>
    map.hexes
      .filter(({ terrain }) => (terrain === 'lake') === lake)
      .map(({ index }) => hexPath(centres[index]!, SIDE + more))
      .join('');
  const outlines = centres.map((at) => hexPath(at));
  const patches = centres.map((at) => hexPath(at, SIDE + 0.3));
  const layout = { map, extent, centres, outlines, patches, land: pathOf(false, 0.4), lakes: pathOf(true, 0.6) };
  layouts.set(id, layout);
  return layout;
}

/** Half the side of a cube on the board. */
export const CUBE = 6.6;
const STEP = 15.4;
/** More cubes than these stand in two rows, four of seven in the upper one: a hex is wider there. */
const ROW = 4;
const HEIGHTS = { one: 15.6, upper: 13.2, lower: 26.8 };

/** A row of cubes below the middle of a hex, closer together where its sides leave less room. */
function rowOf(n: number, y: number): Point[] {
  const room = SIDE - 1 - (y + CUBE) / Math.sqrt(3) - CUBE;
  const step = Math.min(STEP, (2 * room) / Math.max(1, n - 1));
  return Array.from({ length: n }, (_, i) => ({ x: (i - (n - 1) / 2) * step, y }));
}

/** Where each of so many cubes stands, from the middle of its hex: a row below, or two. */
export function cubeSpots(n: number): Point[] {
  if (n <= ROW) return rowOf(n, HEIGHTS.one);
  const above = Math.ceil((n * 4) / 7);
  return [...rowOf(above, HEIGHTS.upper), ...rowOf(n - above, HEIGHTS.lower)];
}

/** Cubes on a town sit round its ring. */
export const townSpots = (n: number): Point[] =>
  Array.from({ length: n }, (_, i) => {
    const a = ((-45 + i * 50) * Math.PI) / 180;
    return { x: 21 * Math.cos(a), y: 21 * Math.sin(a) };
  });
