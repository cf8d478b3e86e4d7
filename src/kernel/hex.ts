/** Hexagons in axial coordinates: q grows along a row of columns, r down a column. */

export interface Axial {
  readonly q: number;
  readonly r: number;
}

/** The six neighbours, anticlockwise from the east; the same list for flat and pointed tops. */
export const DIRECTIONS: readonly Axial[] = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
];

export const step = (at: Axial, direction: number): Axial => {
  const d = DIRECTIONS[((direction % 6) + 6) % 6]!;
  return { q: at.q + d.q, r: at.r + d.r };
};

export const opposite = (direction: number): number => (direction + 3) % 6;

export const axialKey = (at: Axial): string => `${at.q},${at.r}`;

export function hexDistance(a: Axial, b: Axial): number {
  const dq = a.q - b.q;
  const dr = a.r - b.r;
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
}

/** Centre of a flat-topped hexagon of the given size (centre to corner). */
export const flatTopCentre = (at: Axial, size: number): { x: number; y: number } => ({
  x: 1.5 * size * at.q,
  y: Math.sqrt(3) * size * (at.r + at.q / 2),
});

/** Axial place of a hex given by column and row, odd columns sitting half a hex lower. */
export const fromOddColumns = (col: number, row: number): Axial => ({ q: col, r: row - (col - (col & 1)) / 2 });
