/** The outline of each colour's mark, as a path about the origin; r = half its size. */
import type { Colour } from './colours.ts';

/** One decimal is a twentieth of a pixel: enough, and short. */
export const short = (n: number): string => `${+n.toFixed(1)}`;

type Point = readonly [x: number, y: number];
const polygon = (r: number, points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x * r)} ${short(y * r)}`).join('L')}Z`;

const circle = (r: number): string =>
  `M${short(-r)} 0A${short(r)} ${short(r)} 0 1 1 ${short(r)} 0A${short(r)} ${short(r)} 0 1 1 ${short(-r)} 0Z`;

const BURST: readonly Point[] = Array.from({ length: 16 }, (_, i) => {
  const [angle, reach] = [(Math.PI / 8) * i - Math.PI / 2, i % 2 ? 0.83 : 1.18];
  return [reach * Math.cos(angle), reach * Math.sin(angle)];
});

const OUTLINES: Readonly<Record<Colour, (r: number) => string>> = {
  blue: (r) => circle(r * 0.95),
  yellow: (r) => polygon(r, [[0, -1.1], [1.12, 0.85], [-1.12, 0.85]]), // biome-ignore format: one point a pair
  purple: (r) => polygon(r, [[0, -1.2], [1.05, 0], [0, 1.2], [-1.05, 0]]), // biome-ignore format: one point a pair
  black: (r) => polygon(r, BURST),
  red: (r) => polygon(r, [[-0.9, -0.9], [0.9, -0.9], [0.9, 0.9], [-0.9, 0.9]]), // biome-ignore format: one point a pair
  green: (r) => polygon(r, [[-0.95, -0.95], [0.95, -0.95], [0.95, 0.25], [0, 1.2], [-0.95, 0.25]]), // biome-ignore format: one point a pair
  grey: (r) => polygon(r, [[-1, -0.55], [0, -1.15], [1, -0.55], [1, 0.55], [0, 1.15], [-1, 0.55]]), // biome-ignore format: one point a pair
  brown: (r) => polygon(r, [[-0.6, -0.85], [0.6, -0.85], [1.2, 0.85], [-1.2, 0.85]]), // biome-ignore format: one point a pair
  orange: (r) => `M${short(-r)} ${short(r * 0.6)}A${short(r)} ${short(r)} 0 0 1 ${short(r)} ${short(r * 0.6)}Z`,
  white: (r) => circle(r * 0.9),
  silver: (r) =>
    polygon(r, [[-1, -0.3], [1, -0.3], [1, -0.75], [-1, -0.75]]) + polygon(r, [[-1, 0.75], [1, 0.75], [1, 0.3], [-1, 0.3]]), // biome-ignore format: one point a pair
};

export const outlineOf = (colour: Colour, r: number): string => OUTLINES[colour](r);

/** How far below the middle a letter's baseline stands, so that it looks centred in its silhouette. */
export function baselineOf(colour: Colour, r: number): number {
  const shift = colour === 'yellow' ? 0.18 : colour === 'green' ? -0.1 : 0;
  return r * (0.42 + shift);
}
