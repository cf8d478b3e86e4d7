/** Where things stand on the board, in board units; worked out once a map. */
import type { CEMap, Hex, HexId, MapId } from '../../../games/chicago-express/index.ts';
import { mapById } from '../../../games/chicago-express/index.ts';
import { centreOf, HALF, hexPath, type Point, SIDE } from '../../ui/board/hex.ts';
import type { Area } from '../../ui/board/view.ts';
import { short } from '../../ui/silhouettes.ts';

export interface Layout {
  readonly map: CEMap;
  readonly extent: Area;
  readonly centres: ReadonlyMap<HexId, Point>;
  /** The outline of each, a little larger. */
  readonly patches: ReadonlyMap<HexId, string>;
  /** All hexes as one path, a little larger so that no seam shows. */
  readonly land: string;
}

/** Room round the hexes: shore lines on all sides, the income ruler below. */
const MARGIN = { left: 50, right: 54, top: 52, bottom: 113 };

const layouts = new Map<MapId, Layout>();

export function layoutOf(id: MapId): Layout {
  const known = layouts.get(id);
  if (known) return known;
  const map = mapById(id);
  const centres = new Map(map.inOrder.map((hex) => [hex.id, centreOf(hex)]));
  const xs = [...centres.values()].map(({ x }) => x);
  const ys = [...centres.values()].map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - MARGIN.left, Math.min(...ys) - MARGIN.top];
  const extent = { x, y, w: Math.max(...xs) + MARGIN.right - x, h: Math.max(...ys) + MARGIN.bottom - y };
  const land = [...centres.values()].map((at) => hexPath(at, SIDE + 0.4)).join('');
  const patches = new Map([...centres].map(([hex, at]) => [hex, hexPath(at, SIDE + 0.3)]));
  const layout = { map, extent, centres, patches, land };
  layouts.set(id, layout);
  return layout;
}

/** Cities inside a ring have less room for what is printed. */
export const isRinged = (hex: Hex): boolean => hex.kind === 'chicago' || hex.kind === 'industrial';

/** The radius of a hex as a target. */
export const REACH = HALF;

/** Where one to five engines stand on a hex. */
const SLOTS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[-15, 2], [15, 5]], // biome-ignore format: one place a pair
  [[-16, -3], [16, -3], [0, 13]], // biome-ignore format: one place a pair
  [[-16, -5], [16, -5], [-15, 13], [16, 13]], // biome-ignore format: one place a pair
  [[-16, -5], [16, -5], [-15, 13], [16, 13], [0, 4]], // biome-ignore format: one place a pair
];
export const slotsFor = (engines: number): readonly (readonly [number, number])[] => SLOTS[engines] ?? SLOTS[5]!;

/** The line of a company: from each engine to the one it was reached from, the latest earlier neighbour. */
export function threadOf(layout: Layout, network: readonly HexId[], lane: number): string {
  let path = '';
  network.forEach((id, i) => {
    const near = layout.map.hexes.get(id)?.neighbours ?? [];
    const from = network.slice(0, i).findLast((earlier) => near.includes(earlier));
    const [a, b] = [from && layout.centres.get(from), layout.centres.get(id)];
    if (!a || !b) return;
    // Lanes lie on the same side whichever way the line was built.
    const [p, q] = a.x < b.x || (a.x === b.x && a.y < b.y) ? [a, b] : [b, a];
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const [dx, dy] = [(-(q.y - p.y) / length) * lane, ((q.x - p.x) / length) * lane];
    path += `M${short(a.x + dx)} ${short(a.y + dy)}L${short(b.x + dx)} ${short(b.y + dy)}`;
  });
  return path;
}
