/** Hexes as a map file writes them: a line for each column. */

export const TERRAINS = ['plain', 'river', 'mountain', 'lake'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** Column letter and row number, the top row being 1: `K9`. */
export type HexId = string;
export type CityId = string;
/** A column of the display: `west-3`, or the letter of a New City. */
export type ColumnId = string;

export interface HexData {
  id: HexId;
  terrain: string;
  /** The two edges through which a river is drawn. */
  river: readonly number[] | null;
  /** AOS-76: replaces the price of the terrain. */
  cost: number | null;
}

/** Edge 0 is north; then clockwise. */
export const STEPS: readonly { q: number; r: number }[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** Where a hex lies: odd columns sit half a hex lower. */
export function axialOf(id: HexId): { q: number; r: number } {
  const q = id.charCodeAt(0) - 65;
  return { q, r: Number(id.slice(1)) - 1 - Math.floor(q / 2) };
}

/** The hexes of the column lines, column by column from the top. */
export function readColumns(columns: Readonly<Record<string, string>>): HexData[] {
  const hexes: HexData[] = [];
  for (const [letter, line] of Object.entries(columns)) {
    const [first = '', words = ''] = line.split('|');
    let row = Number(first);
    for (const word of words.trim().split(/\s+/)) {
      const id = `${letter}${row++}`;
      if (word === '-') continue;
      const [, terrain = word, river, cost] = /^([a-z]+)(?::(\d\d))?(?:\$(\d+))?$/.exec(word) ?? [];
      hexes.push({
        id,
        terrain,
        river: river === undefined ? null : [...river].map(Number),
        cost: cost === undefined ? null : Number(cost),
      });
    }
  }
  return hexes;
}
