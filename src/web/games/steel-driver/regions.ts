/** The ground divided among the cities: what lies nearest to each. Cities with goods of one colour make a region. */
import type { City } from '../../../games/steel-driver/index.ts';
import { short } from '../../ui/silhouettes.ts';

interface Corner {
  readonly x: number;
  readonly y: number;
  /** The city on the other side of the edge that leaves this corner; null = the end of the sheet. */
  readonly beyond: City | null;
}

/** Farther than any view reaches. */
const FAR = 3000;

/** The cell of a city: the sheet cut along the middle between it and every other one. */
function cellOf(city: City, cities: readonly City[]): Corner[] {
  let cell: Corner[] = [
    { x: -FAR, y: -FAR, beyond: null },
    { x: FAR, y: -FAR, beyond: null },
    { x: FAR, y: FAR, beyond: null },
    { x: -FAR, y: FAR, beyond: null },
  ];
  for (const other of cities) {
    if (other === city || (other.x === city.x && other.y === city.y)) continue;
    const [nx, ny] = [other.x - city.x, other.y - city.y];
    const [mx, my] = [(city.x + other.x) / 2, (city.y + other.y) / 2];
    const side = ({ x, y }: { x: number; y: number }) => (x - mx) * nx + (y - my) * ny;
    const cut: Corner[] = [];
    cell.forEach((p, i) => {
      const q = cell[(i + 1) % cell.length]!;
      const [a, b] = [side(p), side(q)];
      if (a <= 0) cut.push(p);
      if (a < 0 === b < 0) return;
      const t = a / (a - b);
      // Leaving the cell the new edge runs along the cut; coming back the old one goes on.
      cut.push({ x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, beyond: a <= 0 ? other : p.beyond });
    });
    cell = cut;
  }
  return cell;
}

export interface Region {
  readonly city: City;
  readonly d: string;
}

const point = ({ x, y }: Corner): string => `${short(x)} ${short(y)}`;

export const regionsOf = (cities: readonly City[]): { cells: Region[]; borders: string } => {
  const cells = cities.map((city) => ({ city, corners: cellOf(city, cities) }));
  const borders = cells.flatMap(({ city, corners }) =>
    corners.flatMap((from, i) => {
      const to = corners[(i + 1) % corners.length]!;
      const { beyond } = from;
      // Each border is drawn from one side only.
      return beyond && beyond.goods !== city.goods && city.index < beyond.index ? [`M${point(from)}L${point(to)}`] : [];
    }),
  );
  return {
    cells: cells.map(({ city, corners }) => ({ city, d: `M${corners.map(point).join('L')}Z` })),
    borders: borders.join(''),
  };
};
