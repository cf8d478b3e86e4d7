/** Where things stand on the map, in board units; worked out once a board. */
import type { Board } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Point } from '../../ui/board/hex.ts';
import type { Area } from '../../ui/board/view.ts';
import { short } from '../../ui/silhouettes.ts';

type Corner = readonly [x: number, y: number];

export interface SectorShape {
  readonly at: Point;
  /** The largest disc about its middle that stays inside. */
  readonly reach: number;
  readonly d: string;
}
export interface TrackShape {
  /** Across the border. */
  readonly d: string;
  /** On to the middles of both sectors, so that lines read. */
  readonly threads: string;
  readonly middle: Point;
}
export interface Layout {
  readonly board: Board;
  readonly extent: Area;
  /** By index of the board. */
  readonly sectors: readonly SectorShape[];
  readonly borders: readonly TrackShape[];
}

/** Above the map there is room for its caption: below, the bar would cover it. */
const MARGIN = { side: 14, top: 40, bottom: 14 };
/** How far a track reaches into each of its two sectors. */
const REACH = 34;

const layouts = new WeakMap<Board, Layout>();

export function layoutOf(board: Board): Layout {
  const known = layouts.get(board);
  if (known) return known;
  const [w, h] = board.size;
  const layout = {
    board,
    extent: { x: -MARGIN.side, y: -MARGIN.top, w: w + 2 * MARGIN.side, h: h + MARGIN.top + MARGIN.bottom },
    sectors: board.sectors.map(({ center: [x, y], polygon }) => ({
      at: { x, y },
      reach: reachOf({ x, y }, polygon),
      d: `M${polygon.map((corner) => corner.join(' ')).join('L')}Z`,
    })),
    borders: board.borders.map(({ a, b, segment }) =>
      trackShape(board.sectors[a]!.center, board.sectors[b]!.center, segment),
    ),
  };
  layouts.set(board, layout);
  return layout;
}

function trackShape(a: Corner, b: Corner, [x1, y1, x2, y2]: readonly [number, number, number, number]): TrackShape {
  const middle = { x: (x1 + x2) / 2, y: (y1 + y2) / 2 };
  const towards = ([x, y]: Corner): Point => {
    const far = Math.hypot(x - middle.x, y - middle.y);
    const part = Math.min(REACH, far * 0.8) / far;
    return { x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part };
  };
  const [p, q] = [towards(a), towards(b)];
  const write = ({ x, y }: Point) => `${short(x)} ${short(y)}`;
  return {
    d: `M${write(p)}Q${write(middle)} ${write(q)}`,
    threads: `M${write(p)}L${a.join(' ')}M${write(q)}L${b.join(' ')}`,
    middle,
  };
}

function reachOf({ x, y }: Point, polygon: readonly Corner[]): number {
  const far = polygon.map(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    const [dx, dy] = [x2 - x1, y2 - y1];
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
    return Math.hypot(x1 + along * dx - x, y1 + along * dy - y);
  });
  return Math.min(...far);
}

/** The line round each connected area of sectors: borders inside it are not drawn. */
export function areaPath({ board }: Layout, inside: ReadonlySet<number>): string {
  // Neighbours have the same corners, so that a side inside the area is met twice.
  const edges = new Map<string, readonly [Corner, Corner]>();
  for (const index of inside) {
    const { polygon } = board.sectors[index]!;
    polygon.forEach((corner, i) => {
      const next = polygon[(i + 1) % polygon.length]!;
      const key = [corner.join(' '), next.join(' ')].sort().join();
      if (!edges.delete(key)) edges.set(key, [corner, next]);
    });
  }
  return joined([...edges.values()]);
}

/** Edges that meet are drawn in one go, so that dashes run on round corners. */
function joined(edges: readonly (readonly [Corner, Corner])[]): string {
  const from = new Map<string, Set<number>>();
  const ends = edges.map(([p, q]) => [p.join(' '), q.join(' ')] as const);
  ends.forEach((pair, i) => {
    for (const end of pair) from.set(end, (from.get(end) ?? new Set()).add(i));
  });
  const left = new Set(ends.keys());
  let path = '';
  while (left.size > 0) {
    const [first] = left;
    const start = ends[first!]![0];
    path += `M${start}`;
    let here = start;
    for (;;) {
      const next = [...(from.get(here) ?? [])].find((i) => left.has(i));
      if (next === undefined) break;
      left.delete(next);
      here = ends[next]![0] === here ? ends[next]![1] : ends[next]![0];
      path += here === start ? 'Z' : `L${here}`;
      if (here === start) break;
    }
  }
  return path;
}
