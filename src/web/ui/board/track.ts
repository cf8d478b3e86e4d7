/** Track across a hex as geometry: it meets edges at right angles, so that any two tiles join smoothly. */
import { short } from '../silhouettes.ts';
import { HALF, type Point, SIDE } from './hex.ts';

/** The middle of an edge of a hex about the origin; edge 0 lies north, then clockwise. */
export function edgeMiddle(edge: number): Point {
  const a = ((edge * 60 - 90) * Math.PI) / 180;
  return { x: HALF * Math.cos(a), y: HALF * Math.sin(a) };
}

/** How far apart two edges are, the shorter way round: 1 = sharp, 2 = gentle, 3 = straight. */
const apart = (a: number, b: number): { turn: number; clockwise: boolean } => {
  const d = (b - a + 6) % 6;
  return { turn: Math.min(d, 6 - d), clockwise: d <= 3 };
};

/** The radius of a gentle curve is one and a half sides, of a sharp one half a side. */
const radius = (turn: number): number => (turn === 2 ? 1.5 : 0.5) * SIDE;

/** From the middle of one edge to that of another. */
export function section(a: number, b: number): string {
  const [from, to] = [edgeMiddle(a), edgeMiddle(b)];
  const { turn, clockwise } = apart(a, b);
  const start = `M${short(from.x)} ${short(from.y)}`;
  if (turn === 3) return `${start}L${short(to.x)} ${short(to.y)}`;
  const r = short(radius(turn));
  return `${start}A${r} ${r} 0 0 ${clockwise ? 0 : 1} ${short(to.x)} ${short(to.y)}`;
}

/** Half-way along that section: where the owner's mark sits. */
export function sectionMiddle(a: number, b: number): Point {
  const { turn, clockwise } = apart(a, b);
  if (turn === 3) return { x: 0, y: 0 };
  const between = clockwise ? a + turn / 2 : b + turn / 2;
  const angle = ((between * 60 - 90) * Math.PI) / 180;
  const reach = turn === 2 ? Math.sqrt(3) * SIDE - radius(2) : SIDE - radius(1);
  return { x: reach * Math.cos(angle), y: reach * Math.sin(angle) };
}

/** From the middle of an edge straight to the middle of the hex: the exit of a town. */
export function exit(edge: number): string {
  const { x, y } = edgeMiddle(edge);
  return `M${short(x)} ${short(y)}L0 0`;
}
