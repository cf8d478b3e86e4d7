/** Who stands where today, by hex number: read once per decision, so that no step asks the state again. */
import type { Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { type CEState, COMPANIES, type CompanyId } from '../state.ts';
import { type Grid, gridOf, priceAt } from './grid.ts';

export interface Board {
  grid: Grid;
  /** One bit per company on each hex. */
  who: Uint8Array;
}

export const bitOf = (company: CompanyId): number => 1 << COMPANIES.indexOf(company);

/** Companies in such a byte. */
const COUNT = Uint8Array.from({ length: 1 << COMPANIES.length }, (_, bits) => {
  let count = 0;
  for (let left = bits; left > 0; left >>= 1) count += left & 1;
  return count;
});

export function readBoard(s: Sealed<CEState>): Board {
  const grid = gridOf(mapOf(s));
  const who = new Uint8Array(grid.hexes.length);
  for (let c = 0; c < COMPANIES.length; c++) {
    for (const hex of s.companies[COMPANIES[c]!].network) who[grid.byId.get(hex)!.index]! |= 1 << c;
  }
  return { grid, who };
}

/** What the next locomotive on a hex would cost (an estimate for plans; `check` has the word), -1 = shut. */
export const priceOn = ({ grid, who }: Board, hex: number): number => grid.price[priceAt(hex, COUNT[who[hex]!]!)]!;
