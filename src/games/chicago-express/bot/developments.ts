/** What a development is worth to a seat: the house pays every company on the hex, whoever owns it. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { CEMap, Hex } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { sharesSold } from '../rules/companies.ts';
import { type CEState, COMPANIES, type HexId } from '../state.ts';
import { dollarWorth } from './sites.ts';
import { stakeOf } from './stakes.ts';
import type { Survey } from './survey.ts';

type State = Sealed<CEState>;

export interface Development {
  hex: HexId;
  gain: number;
}

/** Every hex that can be developed with its gain, in the order of the companies. */
export function developments(board: Survey, seat: Seat, rounds: number): Development[] {
  const { s, grid, who, lines, developed } = board;
  const map = mapOf(s);
  const stakes = COMPANIES.map((id) => stakeOf(s, seat, id, sharesSold(s, id)));
  const found: Development[] = [];
  for (let c = 0; c < COMPANIES.length; c++) {
    const line = lines[c]!;
    for (let i = 0; i < line.length; i++) {
      const hex = line[i]!;
      if (grid.fertile[hex] === 0 || developed[hex] === 1) continue;
      const bits = who[hex]!;
      if (bits & ((1 << c) - 1)) continue; // met with an earlier company
      const worth = houseWorth(s, map, grid.hexes[hex]!, rounds);
      if (worth === 0) continue;
      let stake = 0;
      for (let other = c; other < COMPANIES.length; other++) if (bits & (1 << other)) stake += stakes[other]!;
      found.push({ hex: grid.hexes[hex]!.id, gain: worth * stake });
    }
  }
  return found;
}

/** Dollars of dividends that a house brings to each company there; 0 where there is nothing to develop. */
function houseWorth(s: State, map: CEMap, hex: Hex, rounds: number): number {
  if (hex.kind === 'forest') return map.forestCash * dollarWorth(rounds);
  if (hex.track === null) return hex.house * rounds;
  const { values, movedBy } = map.tracks[hex.track];
  const at = s.tracks[hex.track];
  return movedBy === 'dividends' || at === values.length - 1 ? 0 : (values[at + 1]! - values[at]!) * rounds;
}

export function bestDevelopment(board: Survey, seat: Seat, rounds: number): Development | null {
  let best: Development | null = null;
  for (const one of developments(board, seat, rounds)) if (!best || one.gain > best.gain) best = one;
  return best;
}
