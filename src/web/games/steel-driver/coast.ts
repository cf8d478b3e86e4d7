/** The United States in the units of the board: our own simplification, drawn by hand. */
import type { WaterName } from '../../ui/board/water-names.tsx';
import { short } from '../../ui/silhouettes.ts';

type Corner = readonly [x: number, y: number];

const COAST: readonly Corner[] = [
  [186, 18], [262, 30], [268, 86], [300, 40], [480, 70], [700, 96], [880, 118], [930, 150], [985, 196], [900, 232],
  [1010, 222], [1046, 232], [1014, 262], [992, 320], [994, 392], [1026, 396], [1044, 352], [1040, 288], [1064, 256],
  [1108, 262], [1120, 306], [1140, 344], [1152, 366], [1222, 336], [1252, 310], [1250, 276], [1312, 258], [1348, 214],
  [1428, 196], [1468, 128], [1518, 120], [1560, 190], [1514, 236], [1500, 266], [1534, 306], [1488, 320], [1440, 366],
  [1424, 404], [1410, 470], [1380, 504], [1372, 548], [1366, 622], [1388, 672], [1324, 730], [1284, 786], [1256, 850],
  [1268, 920], [1306, 996], [1284, 1046], [1246, 1000], [1214, 936], [1160, 916], [1096, 906], [1030, 904], [990, 934],
  [956, 958], [900, 944], [800, 940], [748, 968], [712, 1030], [664, 1010], [618, 932], [560, 900], [520, 850],
  [430, 812], [330, 790], [238, 758], [214, 706], [196, 668], [162, 606], [146, 520], [132, 456], [136, 380],
  [140, 290], [160, 190], [170, 96],
]; // biome-ignore format: one corner a pair

/** How far the curve swings out between two corners. */
const SWING = 0.16;

/** A closed curve through all corners. */
function smooth(corners: readonly Corner[]): string {
  const at = (i: number) => corners[(i + corners.length) % corners.length]!;
  const curves = corners.map((from, i) => {
    const [before, to, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const out = [from[0] + (to[0] - before[0]) * SWING, from[1] + (to[1] - before[1]) * SWING];
    const into = [to[0] - (after[0] - from[0]) * SWING, to[1] - (after[1] - from[1]) * SWING];
    return `C${[...out, ...into, ...to].map(short).join(' ')}`;
  });
  return `M${corners[0]!.join(' ')}${curves.join('')}Z`;
}

/** The canvas that the coast is drawn for. */
export const SHEET = { width: 1600, height: 1000 };
export const COASTLINE = smooth(COAST);

export const WATERS: readonly WaterName[] = [
  { name: { en: 'Pacific Ocean', fr: 'Océan Pacifique' }, x: 66, y: 330, size: 26, turn: -86 },
  { name: { en: 'Atlantic Ocean', fr: 'Océan Atlantique' }, x: 1490, y: 640, size: 26, turn: 64 },
  { name: { en: 'Gulf of Mexico', fr: 'Golfe du Mexique' }, x: 1080, y: 1000, size: 22 },
];
