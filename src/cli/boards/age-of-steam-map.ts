/** The map of Age of Steam as text: two lines for each hex, odd columns one line lower. */
import {
  type AosState,
  coloursOf,
  type Hex,
  letterOfCode,
  lieOf,
  mapById,
  NEUTRAL,
  ownerAt,
  UNOWNED,
} from '../../games/age-of-steam/index.ts';
import type { Sealed } from '../../kernel/contract.ts';

type State = Sealed<AosState>;

const WIDTH = 6;
const OWNERS = 'abcdef';
const GROUND = { plain: '.', river: '~', mountain: '^', lake: ' ' } as const;

export const ownerMark = (owner: number): string =>
  owner === UNOWNED ? '?' : owner === NEUTRAL ? '=' : (OWNERS[owner] ?? '');

/** The first letter of a colour; black is K, as blue has the B. */
export const goodMark = (good: string): string => (good === 'black' ? 'K' : good[0]!.toUpperCase());

export function drawMap(s: State): string {
  const { hexes } = mapById(s.options.map);
  const rowOf = ({ id }: Hex) => Number(id.slice(1));
  const top = Math.min(...hexes.map(rowOf));
  const lines: string[][] = [];
  const put = (y: number, x: number, text: string) => {
    lines[y] ??= [];
    [...text.slice(0, WIDTH)].forEach((letter, i) => {
      lines[y]![x + i] = letter;
    });
  };
  for (const hex of hexes) {
    const y = (rowOf(hex) - top) * 2 + (hex.q % 2);
    const [upper, lower] = cellOf(s, hex);
    put(y, hex.q * WIDTH, upper);
    put(y + 1, hex.q * WIDTH, lower);
  }
  return Array.from(lines, (line) =>
    Array.from(line ?? [], (letter) => letter ?? ' ')
      .join('')
      .trimEnd(),
  ).join('\n');
}

/** The two lines of a hex. */
function cellOf(s: State, hex: Hex): [string, string] {
  const code = s.track.tiles[hex.index]!;
  const { places } = mapById(s.options.map);
  const place = places[hex.place];
  if (place && (place.city || code < 0)) {
    const letter = letterOfCode(code);
    const column = place.city?.column?.replace('west-', '').replace('east-', 'e') ?? letter ?? '';
    const colours = coloursOf(s, place.index).map(goodMark).join('');
    return [`[${colours}${column}]`, s.cubes[place.index]!.map(goodMark).join('') || hex.id];
  }
  if (code === 0) {
    const waiting = place ? s.cubes[place.index]!.map(goodMark).join('') : '';
    return [hex.town ? `o${waiting}` : `${GROUND[hex.terrain]}${hex.cost ?? ''}`, hex.terrain === 'lake' ? '' : hex.id];
  }
  return trackCell(s, hex);
}

function trackCell(s: State, hex: Hex): [string, string] {
  const lie = lieOf(s.track.tiles[hex.index]!);
  const owner = (edge: number) => ownerMark(ownerAt(s.track, hex.index * 6 + edge));
  if (hex.town) {
    const exits = [0, 1, 2, 3, 4, 5].filter((edge) => lie.edges & (1 << edge));
    return [`o${exits.join('')}`, exits.map(owner).join('')];
  }
  const [first, second] = lie.tracks.map(([a, b]) => `${a}-${b}${owner(a)}`);
  return [first!, second ?? hex.id];
}
