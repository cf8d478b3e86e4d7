/** Everything of the map that never changes: land, hills, rivers, borders, outlets. Drawn once a board. */
import type { Board, Border, Sector } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Point } from '../../ui/board/hex.ts';
import { seeded } from '../../ui/board/seeded.ts';
import { kept } from '../../ui/kept.tsx';
import { short } from '../../ui/silhouettes.ts';
import style from './board.module.css';
import { type Layout, layoutOf } from './geometry.ts';

/** Short strokes that run inwards from the outline: a hill as a surveyor drew it. */
function hachures({ id, center: [cx, cy], polygon }: Sector): string {
  const next = seeded(id);
  let path = '';
  polygon.forEach(([x1, y1], i) => {
    const [x2, y2] = polygon[(i + 1) % polygon.length]!;
    const strokes = Math.max(3, Math.round(Math.hypot(x2 - x1, y2 - y1) / 7));
    for (let k = 0; k < strokes; k++) {
      const along = (k + 0.5) / strokes;
      const [x, y] = [x1 + (x2 - x1) * along, y1 + (y2 - y1) * along];
      const [dx, dy] = [cx - x, cy - y];
      const far = Math.hypot(dx, dy);
      const [from, to] = [5 / far, Math.min(0.5, (12 + next() * 7) / far)];
      path += `M${short(x + dx * from)} ${short(y + dy * from)}L${short(x + dx * to)} ${short(y + dy * to)}`;
    }
  });
  return path;
}

/** Five poles with their bines. */
const hops = ({ center: [x, y] }: Sector): string =>
  [-2, -1, 0, 1, 2]
    .map((i) => {
      const [px, py] = [x + i * 12, y - 20 + (i % 2 === 0 ? -3 : 5)];
      return `M${px} ${py + 11}V${py - 10}M${px - 4} ${py + 6}Q${px + 5} ${py + 2} ${px - 3} ${py - 2}Q${px + 4} ${py - 5} ${px} ${py - 10}`;
    })
    .join('');

const lineOf = ({ segment: [x1, y1, x2, y2] }: Border): string => `M${x1} ${y1}L${x2} ${y2}`;

/** Which way the goods of a hill leave it. */
function outlet(layout: Layout, hill: Sector, town: number): { at: Point; turn: number } | null {
  const { board, borders, sectors } = layout;
  const index = hill.neighbours.get(town);
  if (index === undefined) return null;
  const [x1, y1, x2, y2] = board.borders[index]!.segment;
  const { middle } = borders[index]!;
  const { at } = sectors[town]!;
  let [nx, ny] = [y2 - y1, x1 - x2];
  if ((at.x - middle.x) * nx + (at.y - middle.y) * ny < 0) [nx, ny] = [-nx, -ny];
  return { at: middle, turn: (Math.atan2(ny, nx) * 180) / Math.PI };
}

/** The name of each river, on the longest border along which it runs. */
function riverNames({ borders }: Board): { name: string; at: Point; turn: number }[] {
  const longest = new Map<string, { border: Border; length: number }>();
  for (const border of borders) {
    const [x1, y1, x2, y2] = border.segment;
    const length = Math.hypot(x2 - x1, y2 - y1);
    if (border.river !== null && length > (longest.get(border.river)?.length ?? 0))
      longest.set(border.river, { border, length });
  }
  return [...longest].map(([name, { border }]) => {
    const [x1, y1, x2, y2] = border.segment;
    const turn = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI;
    const upright = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
    return { name, at: { x: (x1 + x2) / 2, y: (y1 + y2) / 2 }, turn: upright };
  });
}

export const Ground = kept(({ board }: { board: Board }) => {
  const layout = layoutOf(board);
  const [w, h] = board.size;
  const rivers = board.borders
    .filter(({ river }) => river !== null)
    .map(lineOf)
    .join('');
  const plain = board.borders
    .filter(({ river, isBlocked }) => river === null && !isBlocked)
    .map(lineOf)
    .join('');
  const walls = board.borders
    .filter(({ isBlocked }) => isBlocked)
    .map(lineOf)
    .join('');
  const arrows = board.sectors.flatMap((hill) => hill.outlets.flatMap((town) => outlet(layout, hill, town) ?? []));
  return (
    <g>
      <defs>
        <pattern id="ltw-south" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path class={style.hatch} d="M0 0V9" />
        </pattern>
      </defs>
      {board.sectors.map((sector) => {
        const { d } = layout.sectors[sector.index]!;
        return (
          <g key={sector.id}>
            <path class={`hex ${sector.terrain} ${style.land}`} d={d} />
            {sector.isSouth && <path d={d} fill="url(#ltw-south)" />}
            {sector.terrain === 'hill' && <path class={`peak ${style.hachures}`} d={hachures(sector)} />}
            {sector.terrain === 'hops' && <path class="hop" d={hops(sector)} />}
          </g>
        );
      })}
      <path class={style.border} d={plain} />
      <path class={style.river} d={rivers} />
      <path class={style.riverFill} d={rivers} />
      <path class={style.wall} d={walls} />
      <rect class={style.neat} x={0} y={0} width={w} height={h} />
      {arrows.map(({ at, turn }) => (
        <path
          key={`${at.x} ${at.y} ${turn}`}
          class={style.outlet}
          transform={`translate(${at.x} ${at.y}) rotate(${short(turn)})`}
          d="M-6 -6.5L7 0L-6 6.5Z"
        />
      ))}
      {riverNames(board).map(({ name, at, turn }) => (
        <text key={name} class={style.riverName} transform={`translate(${at.x} ${at.y}) rotate(${short(turn)})`} y={-8}>
          {name}
        </text>
      ))}
    </g>
  );
});
