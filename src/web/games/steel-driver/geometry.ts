/** Where things stand on the board, in board units; worked out once a board. */
import { type City, type Link, mapOf, type SDMap, type SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Point } from '../../ui/board/hex.ts';
import type { Area } from '../../ui/board/view.ts';
import { short } from '../../ui/silhouettes.ts';
import { SHEET } from './coast.ts';

/** Half the size of what is drawn for a city and for the plate of a link. */
export const CITY = 21;
export const HEXAGON = 25;
export const PLATE = 11;
/** What the zoom is measured by: about the distance of neighbouring cities in the east. */
export const UNIT = 54;
/** As a target: a city, and the plate on a link, which reaches farther than it is drawn; of two the nearer is meant. */
export const REACH = { city: 25, link: 25 };

export interface Run {
  /** From the rim of one city to the rim of the other. */
  readonly d: string;
  /** Where its plate stands. */
  readonly middle: Point;
}

export interface Layout {
  readonly map: SDMap;
  readonly extent: Area;
  readonly runs: readonly Run[];
  /** True where our coast goes with the cities: a board of the players' own may have another sheet. */
  readonly hasCoast: boolean;
}

/** Room round the sheet: names in the west, the coast and the legend in the south. */
const MARGIN = { left: 10, right: -10, top: 8, bottom: 58 };

/** Links between the same two cities lie side by side. */
const LANE = 26;

function runOf(link: Link, links: readonly Link[]): Run {
  const { a, b } = link;
  const same = links.filter((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
  const lane = (same.indexOf(link) - (same.length - 1) / 2) * LANE;
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  // The side does not depend on which end the file names first.
  const turn = a.index < b.index ? 1 : -1;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [dx, dy] = [-uy * lane * turn, ux * lane * turn];
  const from = { x: a.x + ux * HEXAGON + dx, y: a.y + uy * HEXAGON + dy };
  const to = { x: b.x - ux * HEXAGON + dx, y: b.y - uy * HEXAGON + dy };
  return {
    d: `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`,
    middle: { x: (a.x + b.x) / 2 + dx, y: (a.y + b.y) / 2 + dy },
  };
}

const layouts = new WeakMap<SDMap, Layout>();

export function layoutOf(s: Sealed<SDState>): Layout {
  const map = mapOf(s);
  const known = layouts.get(map);
  if (known) return known;
  const { width, height } = map.canvas;
  const layout: Layout = {
    map,
    extent: {
      x: -MARGIN.left,
      y: -MARGIN.top,
      w: width + MARGIN.left + MARGIN.right,
      h: height + MARGIN.top + MARGIN.bottom,
    },
    runs: map.links.map((link) => runOf(link, map.links)),
    hasCoast: width === SHEET.width && height === SHEET.height,
  };
  layouts.set(map, layout);
  return layout;
}

const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

function hexagon(r: number): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6;
    return `${short(r * Math.cos(angle))} ${short(r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** The outline of a city about its centre: start cities are hexagons; `more` = so much larger than it is drawn. */
export const rimOf = (city: City, more = 0): string =>
  city.kind === 'start' ? hexagon(HEXAGON + more) : circle(CITY + more);

/** The paper inside its ring. */
export const paperOf = (city: City): string => (city.kind === 'start' ? hexagon(18.5) : circle(15));

/** Where the name of a city begins, seen from its centre. */
export const LABELS: Readonly<Record<City['label'], { x: number; y: number; anchor: 'start' | 'middle' | 'end' }>> = {
  n: { x: 0, y: -31, anchor: 'middle' },
  s: { x: 0, y: 42, anchor: 'middle' },
  e: { x: 31, y: 6, anchor: 'start' },
  w: { x: -31, y: 6, anchor: 'end' },
};

/** A shape about the origin, moved to a city. */
export const moveTo = ({ x, y }: Point): string => `translate(${short(x)} ${short(y)})`;
