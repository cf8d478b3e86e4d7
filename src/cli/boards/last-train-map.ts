/**
 * The map of Last Train in text: every sector at its place on the board by a sign and a code of three letters,
 * with a list of what lies where beside it. `#LEY` is a town, `oHUN` a village, `.SCR` fields, `^DOD` a hill.
 */
import { type Board, boardOf, COMPANIES, type LTWState } from '../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../kernel/contract.ts';
import { type Speaker, say as sayGame } from '../../text/speaker.ts';
import { wrap } from '../layout.ts';

type State = Sealed<LTWState>;

export const SIGNS = { town: '#', village: 'o', 'field-good': '.', 'hill-good': '^', south: '~' } as const;
export const WIDTH = 114;
const HEIGHT = 44;
const CELL = 4;

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/[^a-zA-Z]/g, '')
    .toUpperCase();

/** Three letters for each sector: the first of its name, and later ones where those are taken. */
export function codesOf(board: Board): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  const codes = new Map<string, string>();
  for (const { id, name } of board.sectors) {
    const letters = plain(name);
    const code = tries(letters).find((one) => !taken.has(one)) ?? `X${taken.size}`;
    taken.add(code);
    codes.set(id, code);
  }
  return codes;
}

function tries(letters: string): string[] {
  const found: string[] = [];
  for (let second = 1; second < letters.length; second++)
    for (let third = second + 1; third < letters.length; third++)
      found.push(letters[0]! + letters[second]! + letters[third]!);
  return found;
}

/** Sectors where they lie; two that would cover each other are moved apart along the line. */
export function drawMap(s: State): string {
  const board = boardOf(s);
  const codes = codesOf(board);
  const rows = Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, () => ' '));
  for (const { id, mark, center } of board.sectors) {
    const y = Math.min(HEIGHT - 1, Math.floor((center[1] / board.size[1]) * HEIGHT));
    const wanted = Math.min(WIDTH - CELL, Math.floor((center[0] / board.size[0]) * (WIDTH - CELL)));
    const x = freeFrom(rows[y]!, wanted);
    [...`${SIGNS[mark]}${codes.get(id)}`].forEach((letter, i) => {
      rows[y]![x + i] = letter;
    });
  }
  return rows
    .map((row) => row.join('').trimEnd())
    .filter((row) => row !== '')
    .join('\n');
}

/** The nearest place on the line where a sign and its code fit with a space on both sides. */
function freeFrom(row: readonly string[], wanted: number): number {
  const isFree = (x: number) =>
    x >= 0 && x + CELL <= row.length && row.slice(Math.max(0, x - 1), x + CELL + 1).every((letter) => letter === ' ');
  for (let step = 0; step < row.length; step++) {
    if (isFree(wanted + step)) return wanted + step;
    if (isFree(wanted - step)) return wanted - step;
  }
  return wanted;
}

/** Code and name of every sector, with company, goods and figures: `LEY Leyburn (green; red passenger 1)`. */
export function sectorList(s: State, speaker: Speaker): string {
  const board = boardOf(s);
  const codes = codesOf(board);
  const items = board.sectors.map(({ id, name, index, mark }) => {
    const companies = COMPANIES.filter((_, i) => (s.companies[index]! & (1 << i)) !== 0);
    const here = companies.map((company) => sayGame(speaker, `colour.${company}`));
    const good = board.goods[mark === 'hill-good' ? 'hill' : 'field'];
    if (s.goods[index]! > 0) here.push(`${sayGame(speaker, `good.${good}`)} ${s.goods[index]}`);
    for (const figure of ['red', 'green', 'landowner'] as const)
      if (s.figures[figure][index]! > 0) here.push(`${sayGame(speaker, `good.${figure}`)} ${s.figures[figure][index]}`);
    const text = `${codes.get(id)} ${name}${here.length > 0 ? ` (${here.join('; ')})` : ''}`;
    return text.replaceAll(' ', '\u00a0');
  });
  return wrap(items.join(', '), WIDTH);
}

/** Tracks on the map, by owner: `Ann: LEY-CON, CON-CRA`. */
export function trackList(s: State, owners: readonly string[]): string {
  const board = boardOf(s);
  const codes = codesOf(board);
  const code = (at: number) => codes.get(board.sectors[at]!.id)!;
  return owners
    .map((owner, i) => {
      const own = board.ways.filter(({ index }) => s.tracks[index] === i + 1);
      return own.length === 0
        ? ''
        : wrap(`${owner}: ${own.map(({ a, b }) => `${code(a)}-${code(b)}`).join(', ')}`, WIDTH, '  ');
    })
    .filter((line) => line !== '')
    .join('\n');
}
