/** Textures of the ground, drawn and not painted, placed by the id of their hex. */
import { short } from '../silhouettes.ts';
import type { Point } from './hex.ts';
import { seeded } from './seeded.ts';

const PINE = 'v2.3m-3.4 -2.3l3.4 -5l3.4 5m-5.9 -3.4l2.5 -4.1l2.5 4.1';
const PINES: readonly (readonly [number, number])[] = [
  [-22, -12],
  [-10, -22],
  [8, -21],
  [21, -13],
  [-27, 4],
  [27, 5],
  [-18, 17],
  [17, 17],
  [0, -10],
  [-2, 4],
];

/** Small pines, at most ten a hex. */
export function Forest({ id, at, trees = PINES.length }: { id: string; at: Point; trees?: number }) {
  const next = seeded(id);
  const spots = PINES.slice(0, trees).map(([x, y]) => {
    const [dx, dy] = [next() * 5 - 2.5, next() * 4 + 3];
    return `M${short(at.x + x + dx)} ${short(at.y + y + dy)}${PINE}`;
  });
  return <path class="tree" d={spots.join('')} />;
}

const PEAKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [-15, -4, 1],
  [14, -7, 1.15],
  [-1, -16, 0.85],
];

/** Three peaks, hatched on the side away from the light. */
export function Mountain({ id, at }: { id: string; at: Point }) {
  const next = seeded(id);
  let [outline, hatch] = ['', ''];
  for (const [dx, dy, size] of PEAKS) {
    const [h, w] = [13 * size, 11 * size];
    const [x, y] = [at.x + dx + next() * 3, at.y + dy + next() * 3];
    outline += `M${short(x - w)} ${short(y + h * 0.6)}L${short(x)} ${short(y - h * 0.6)}L${short(x + w)} ${short(y + h * 0.6)}`;
    for (let i = 1; i <= 5; i++) {
      const t = i / 6;
      hatch += `M${short(x + w * t)} ${short(y - h * 0.6 + h * 1.2 * t)}l${short(-2.6 - i * 0.35)} ${short(4 + i * 0.8)}`;
    }
  }
  return (
    <>
      <path class="peak" d={outline} />
      <path class="peak" stroke-width={0.7} d={hatch} />
    </>
  );
}

const BLOCKS: readonly (readonly [x: number, y: number, w: number, h: number])[] = [
  [-15, -8, 8, 5],
  [-5, -10, 7, 6],
  [4, -9, 9, 5],
  [-13, -1, 6, 6],
  [-5, -2, 8, 5],
  [5, -2, 6, 7],
  [-9, 7, 7, 4],
  [0, 6, 8, 5],
];

/** Pale street blocks of a town. */
export const Streets = ({ at }: { at: Point }) => (
  <path
    class="streets"
    d={BLOCKS.map(([x, y, w, h]) => `M${short(at.x + x)} ${short(at.y + y)}h${w}v${h}h${-w}z`).join('')}
  />
);
