/** What a hex is worth because rivals can then no longer pass there. */
import type { Seat } from '../../../kernel/contract.ts';
import { COMPANIES, type CompanyId } from '../state.ts';
import { bitOf } from './board.ts';
import { prospectOf } from './prospects.ts';
import { waysToChicago } from './search.ts';
import type { Ground } from './sites.ts';
import { holdingOf } from './stakes.ts';
import { stream } from './stream.ts';

/** CE-30: dollars that the shares of rivals lose when this company takes a hex for one locomotive; 0 on other hexes. */
export function blockGain({ s, board, ways, rounds }: Ground, seat: Seat, company: CompanyId, hex: number): number {
  if (!ways || board.grid.single[hex] !== 1) return 0;
  const rivals = COMPANIES.filter((id) => id !== company && holdingOf(s, seat, id) < 0);
  if (rivals.length === 0) return 0;
  const who = board.who.slice();
  who[hex] = bitOf(company);
  const shut = waysToChicago({ grid: board.grid, who });
  let gain = 0;
  for (const id of rivals) {
    const lost =
      stream(prospectOf(board, id, rounds, ways), rounds) - stream(prospectOf(board, id, rounds, shut), rounds);
    gain -= holdingOf(s, seat, id) * lost;
  }
  return gain;
}
