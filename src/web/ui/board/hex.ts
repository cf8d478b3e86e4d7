/** Hexes with flat tops in board units. The side is 40 on every board. */
import { type Axial, flatTopCentre } from '../../../kernel/hex.ts';
import { short } from '../silhouettes.ts';

export const SIDE = 40;
/** Half the height of a hex: from its middle to the middle of an edge. */
export const HALF = (Math.sqrt(3) / 2) * SIDE;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const centreOf = (at: Axial): Point => flatTopCentre(at, SIDE);

/** Corner 0 lies east; then clockwise as the screen has it. */
export const cornerOf = ({ x, y }: Point, i: number, side = SIDE): Point => ({
  x: x + side * Math.cos((Math.PI / 3) * i),
  y: y + side * Math.sin((Math.PI / 3) * i),
});

const write = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;

export const hexPath = (at: Point, side = SIDE): string =>
  `M${[0, 1, 2, 3, 4, 5].map((i) => write(cornerOf(at, i, side))).join('L')}Z`;

/** The six steps to a neighbour, each with the two corners of the edge it crosses. */
const EDGES: readonly { readonly q: number; readonly r: number; readonly from: number }[] = [
  { q: 0, r: -1, from: 4 },
  { q: 1, r: -1, from: 5 },
  { q: 1, r: 0, from: 0 },
  { q: 0, r: 1, from: 1 },
  { q: -1, r: 1, from: 2 },
  { q: -1, r: 0, from: 3 },
];

const known = new Map<string, readonly string[]>();

/** The corners of a hex as they are written; worked out once. */
function cornersOf(hex: Axial): readonly string[] {
  const name = `${hex.q},${hex.r}`;
  const made = known.get(name) ?? [0, 1, 2, 3, 4, 5].map((i) => write(cornerOf(centreOf(hex), i)));
  known.set(name, made);
  return made;
}

/** The line round each connected area of hexes, as closed rings: inner edges are not drawn. */
export function areaPath(hexes: readonly Axial[]): string {
  const inside = new Set(hexes.map(({ q, r }) => `${q},${r}`));
  const next = new Map<string, string[]>();
  for (const hex of hexes) {
    const corners = cornersOf(hex);
    for (const edge of EDGES) {
      if (inside.has(`${hex.q + edge.q},${hex.r + edge.r}`)) continue;
      const [a, b] = [corners[edge.from]!, corners[(edge.from + 1) % 6]!];
      next.set(a, [...(next.get(a) ?? []), b]);
    }
  }
  let path = '';
  for (const start of next.keys()) {
    let here: string | undefined = next.get(start)?.pop();
    if (here === undefined) continue;
    path += `M${start}`;
    for (; here !== undefined && here !== start; here = next.get(here)?.pop()) path += `L${here}`;
    path += 'Z';
  }
  return path;
}
