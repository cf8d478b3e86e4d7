/**
 * The map of Chicago Express in text: flat-topped hexes two lines high, neighbours sharing their slanted
 * sides, odd columns one line lower. First line: id and house; second: terrain, cost, companies.
 *
 *    _____
 *   /Q3  h\"2___/
 *   \o2PN_/R3   \
 */
import { type CEState, COMPANIES, type CompanyId, type Hex, mapById } from '../../games/chicago-express/index.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { padRight } from '../layout.ts';

type State = Sealed<CEState>;

export const LETTERS: Readonly<Record<CompanyId, string>> = { prr: 'P', bo: 'B', co: 'C', nyc: 'N', wab: 'W' };
/** Red, blue, yellow, green, and white on black for the black one. */
const COLOURS: Readonly<Record<CompanyId, string>> = { prr: '91', bo: '94', co: '93', nyc: '92', wab: '7' };
export const MARKS: Readonly<Record<Hex['kind'], string>> = {
  plain: '.',
  forest: '"',
  mountain: '^',
  city: 'o',
  industrial: '*',
  chicago: '@',
  start: '#',
};
export const HOUSE = 'h';
const INSIDE = 5;

type Cell = { text: string; companies: CompanyId[] };

export function drawMap(s: State, colours: boolean): string {
  const map = mapById(s.options.map);
  const hexes = [...map.hexes.values()];
  const width = 1 + Math.max(...hexes.map(columnOf));
  const height = 1 + 2 * (1 + Math.max(...hexes.map(rowOf)));
  const cells = new Map<string, Cell>();
  for (const hex of hexes) {
    const col = columnOf(hex);
    const top = 2 * rowOf(hex) + (col % 2);
    cells.set(`${col},${top}`, { text: firstLine(s, hex), companies: [] });
    cells.set(`${col},${top + 1}`, secondLine(s, hex));
  }
  const lines: string[] = [];
  for (let y = -1; y < height; y++) {
    let line = '';
    for (let x = 0; x <= width; x++) {
      line += border(cells, x, y);
      if (x < width) line += inside(cells.get(`${x},${y}`) ?? above(cells, x, y), colours);
    }
    lines.push(line.trimEnd());
  }
  return lines.filter((line) => line !== '').join('\n');
}

const columnOf = (hex: Hex): number => hex.q;
const rowOf = (hex: Hex): number => hex.r + (hex.q - (hex.q & 1)) / 2;

function firstLine(s: State, { id }: Hex): string {
  return padRight(id, INSIDE - 1) + (s.houses.includes(id) ? HOUSE : ' ');
}

/** Five companies leave no room for the terrain, nor need for a cost: nobody else can come. */
function secondLine(s: State, hex: Hex): Cell {
  const companies = COMPANIES.filter((id) => s.companies[id].network.includes(hex.id));
  const letters = companies.map((id) => LETTERS[id]).join('');
  const cost = hex.kind === 'start' ? '' : `${hex.cost}`;
  const whole = `${MARKS[hex.kind]}${cost}${letters}`;
  const text = whole.length <= INSIDE ? whole : `${MARKS[hex.kind]}${letters}`.slice(-INSIDE);
  return { text: text.padEnd(INSIDE, '_'), companies };
}

/** The side between column x-1 and column x on this line. */
function border(cells: ReadonlyMap<string, Cell>, x: number, y: number): string {
  const here = cells.has(`${x},${y}`);
  const before = cells.has(`${x - 1},${y}`);
  if (!here && !before) return ' ';
  // An even column begins on even lines; its left side leans in on the first line and out on the second.
  return (x + y) % 2 === 0 ? '/' : '\\';
}

/** Where there is no hex: the upper side of the one below, or nothing. */
const above = (cells: ReadonlyMap<string, Cell>, x: number, y: number): Cell => ({
  text: (cells.has(`${x},${y + 1}`) ? '_' : ' ').repeat(INSIDE),
  companies: [],
});

function inside({ text, companies }: Cell, colours: boolean): string {
  if (!colours) return text;
  // No mark of a terrain is a letter, so each letter is that of its company.
  return companies.reduce((out, id) => out.replace(LETTERS[id], `\u001b[${COLOURS[id]}m${LETTERS[id]}\u001b[0m`), text);
}
