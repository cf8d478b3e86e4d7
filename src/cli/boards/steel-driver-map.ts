/**
 * The map of Steel Driver in text: a city is a code of three letters and its value, a start city in brackets;
 * a free link is a dotted line with its cost, a rail a line of its company's number.
 */
import { type City, COMPANIES, type Link, mapOf, type SDMap, type SDState } from '../../games/steel-driver/index.ts';
import type { Sealed } from '../../kernel/contract.ts';

type State = Sealed<SDState>;

const WIDTH = 112;
const HEIGHT = 40;
/** Red, yellow, green, blue, white for the grey one, magenta for the brown one. */
const COLOURS = ['91', '93', '92', '94', '97', '95'];

/** The boxes have numbers: the same in every language. */
export const numberOf = (company: (typeof COMPANIES)[number]): string => `${COMPANIES.indexOf(company) + 1}`;

/** Three letters for each city: the first letters of its words, then more of the last one. */
export function codesOf(map: SDMap): ReadonlyMap<string, string> {
  const codes = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id } of map.cities) {
    const words = id.split('-').filter(Boolean);
    const heads = words.slice(0, -1).map((word) => word.charAt(0));
    const whole = `${heads.join('')}${words.at(-1)}`.toUpperCase().padEnd(3, 'X');
    let code = whole.slice(0, 3);
    for (let i = 3; taken.has(code) && i < whole.length; i++) code = whole.slice(0, 2) + whole.charAt(i);
    for (let n = 2; taken.has(code); n++) code = `${whole.slice(0, 2)}${n}`;
    taken.add(code);
    codes.set(id, code);
  }
  return codes;
}

interface Ink {
  char: string;
  colour: string | null;
}

export function drawMap(s: State, colours: boolean): string {
  const map = mapOf(s);
  const codes = codesOf(map);
  const page: Ink[][] = Array.from({ length: HEIGHT }, () =>
    Array.from({ length: WIDTH }, () => ({ char: ' ', colour: null })),
  );
  const place = ({ x, y }: City) => ({
    x: 3 + Math.round((x / map.canvas.width) * (WIDTH - 8)),
    y: Math.round((y / map.canvas.height) * (HEIGHT - 1)),
  });
  const write = (x: number, y: number, text: string, colour: string | null) => {
    [...text].forEach((char, i) => {
      const row = page[y];
      if (row?.[x + i]) row[x + i] = { char, colour };
    });
  };
  for (const link of map.links) drawLink(s, link, place(link.a), place(link.b), write);
  for (const city of map.cities) {
    const { x, y } = place(city);
    write(x - 2, y, labelOf(s, city, codes.get(city.id)!), null);
  }
  return page
    .map((row) =>
      row.map(({ char, colour }) => (colours && colour ? `\u001b[${colour}m${char}\u001b[0m` : char)).join(''),
    )
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .join('\n');
}

/** A goods cube that still lies there is a star. */
function labelOf(s: State, city: City, code: string): string {
  const star = s.goods.includes(city.id) ? '*' : '';
  return city.kind === 'start' ? `[${code}${star}]` : `${code}${star}`;
}

interface Spot {
  x: number;
  y: number;
}

function drawLink(
  s: State,
  link: Link,
  from: Spot,
  to: Spot,
  write: (x: number, y: number, text: string, colour: string | null) => void,
): void {
  const owner = s.rails[link.index]!;
  const at = owner === 'free' ? -1 : COMPANIES.indexOf(owner);
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const spot = (part: number): Spot => ({
    x: Math.round(from.x + (to.x - from.x) * part),
    y: Math.round(from.y + (to.y - from.y) * part),
  });
  for (let i = 1; i < steps; i++) {
    const { x, y } = spot(i / steps);
    if (at >= 0) write(x, y, `${at + 1}`, COLOURS[at]!);
    else if (i % 2 === 0) write(x, y, '.', null);
  }
  const middle = spot(0.5);
  if (at < 0) write(middle.x, middle.y, `(${link.cost})`, null);
}
