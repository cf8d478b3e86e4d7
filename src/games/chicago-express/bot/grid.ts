/** What searches need of a map, in small arrays by the index of the hexes, derived once. */
import type { CEMap, Hex } from '../board/map.ts';
import { holdsOne } from '../rules/actions/expand.ts';
import { COMPANIES, type HexId } from '../state.ts';

export interface Grid {
  readonly hexes: readonly Hex[];
  readonly byId: ReadonlyMap<HexId, Hex>;
  /** Six neighbours for each hex, -1 beyond the edge. */
  readonly near: Int16Array;
  /** CE-30: 1 where only one locomotive may stand. */
  readonly single: Uint8Array;
  /** What the next locomotive costs (CE-28) after so many; -1 = shut. */
  readonly price: Int8Array;
  /** 1 where something can be developed (CE-34). */
  readonly fertile: Uint8Array;
  /** Income without houses, and where it is read from a track. */
  readonly income: Uint8Array;
  readonly industrial: readonly number[];
  /** What a house adds. */
  readonly house: Uint8Array;
  /** For each hex those next to it that bring income. */
  readonly payersNear: readonly (readonly number[])[];
  /** Where Chicago is. */
  readonly goals: readonly number[];
  /** Income that Chicago brings. */
  readonly prize: number;
}

const SIDES = 6;
/** Prices kept for each hex: nobody is there, one is, and so on. */
const MOST = COMPANIES.length + 1;
const grids = new WeakMap<CEMap, Grid>();

export function gridOf(map: CEMap): Grid {
  const known = grids.get(map);
  if (known) return known;
  const grid = makeGrid(map);
  grids.set(map, grid);
  return grid;
}

function makeGrid(map: CEMap): Grid {
  const hexes = map.inOrder;
  const near = new Int16Array(hexes.length * SIDES).fill(-1);
  for (const hex of hexes) near.set(hex.near, firstSide(hex.index));
  const pays = ({ income, track }: Hex) => income > 0 || track !== null;
  const marked = (test: (hex: Hex) => boolean) => Uint8Array.from(hexes, (hex) => (test(hex) ? 1 : 0));
  return {
    hexes,
    byId: map.hexes,
    near,
    single: marked(holdsOne),
    price: Int8Array.from({ length: hexes.length * MOST }, (_, i) =>
      priceAfter(hexes[Math.floor(i / MOST)]!, i % MOST),
    ),
    fertile: marked(({ kind, house, track }) => kind === 'forest' || house > 0 || track !== null),
    income: Uint8Array.from(hexes, ({ income }) => income),
    industrial: hexes.filter(({ track }) => track !== null).map(({ index }) => index),
    house: Uint8Array.from(hexes, ({ house }) => house),
    payersNear: hexes.map((hex) => hex.near.filter((other) => pays(hexes[other]!))),
    goals: hexes.flatMap((hex, i) => (hex.kind === 'chicago' ? [i] : [])),
    prize: hexes.find(({ kind }) => kind === 'chicago')?.income ?? 0,
  };
}

/** An estimate for plans; `check` has the word. */
function priceAfter(hex: Hex, there: number): number {
  if (hex.kind === 'start') return -1; // CE-27
  return there > 0 && holdsOne(hex) ? -1 : hex.cost * (there + 1);
}

/** Where the price of a hex is found that so many are on. */
export const priceAt = (hex: number, there: number): number => hex * MOST + there;

/** The neighbours of a hex, for loops that count places. */
export const firstSide = (hex: number): number => hex * SIDES;
export const lastSide = (hex: number): number => hex * SIDES + SIDES;
