/** What searches need of a map, in small arrays by the index of the hexes, derived once. */
import type { CEMap, Hex } from '../board/map.ts';
import { holdsOne } from '../rules/actions/expand.ts';
import type { HexId } from '../state.ts';

export interface Grid {
  readonly hexes: readonly Hex[];
  readonly byId: ReadonlyMap<HexId, Hex>;
  /** Six neighbours for each hex, -1 beyond the edge. */
  readonly near: Int16Array;
  /** CE-30: 1 where only one locomotive may stand. */
  readonly single: Uint8Array;
  /** CE-27: 1 where nobody builds. */
  readonly closed: Uint8Array;
  /** Where Chicago is. */
  readonly goals: readonly number[];
  /** Income that Chicago brings. */
  readonly prize: number;
}

const SIDES = 6;
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
  const marked = (test: (hex: Hex) => boolean) => Uint8Array.from(hexes, (hex) => (test(hex) ? 1 : 0));
  return {
    hexes,
    byId: map.hexes,
    near,
    single: marked(holdsOne),
    closed: marked(({ kind }) => kind === 'start'),
    goals: hexes.flatMap((hex, i) => (hex.kind === 'chicago' ? [i] : [])),
    prize: hexes.find(({ kind }) => kind === 'chicago')?.income ?? 0,
  };
}

/** The neighbours of a hex, for loops that count places. */
export const firstSide = (hex: number): number => hex * SIDES;
export const lastSide = (hex: number): number => hex * SIDES + SIDES;
