/** Who stands where today, by hex number: read once per decision, so that no step asks the state again. */
import type { Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { type CEState, COMPANIES, type CompanyId } from '../state.ts';
import { type Grid, gridOf } from './grid.ts';

export interface Board {
  grid: Grid;
  /** One bit per company on each hex. */
  who: Uint8Array;
}

export const bitOf = (company: CompanyId): number => 1 << COMPANIES.indexOf(company);

const COUNT = Uint8Array.from({ length: 1 << COMPANIES.length }, (_, bits) => {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
});
export const locomotivesOn = (board: Board, hex: number): number => COUNT[board.who[hex]!]!;

export function readBoard(s: Sealed<CEState>): Board {
  const grid = gridOf(mapOf(s));
  const who = new Uint8Array(grid.hexes.length);
  for (let c = 0; c < COMPANIES.length; c++) {
    for (const hex of s.companies[COMPANIES[c]!].network) who[grid.byId.get(hex)!.index]! |= 1 << c;
  }
  return { grid, who };
}

/** What the next locomotive on a hex would cost (an estimate for plans; `check` has the word), -1 = shut. */
export function priceOn(board: Board, hex: number): number {
  const { grid } = board;
  if (grid.closed[hex] === 1) return -1;
  const there = locomotivesOn(board, hex);
  return there > 0 && grid.single[hex] === 1 ? -1 : grid.hexes[hex]!.cost * (there + 1);
}
