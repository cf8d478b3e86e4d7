/** What offering a share is worth to a seat: who would buy it, and for how much. */
import type { Seat } from '../../../kernel/contract.ts';
import { floorAt } from '../rules/sale.ts';
import type { CompanyId } from '../state.ts';
import { afterSale, prospectOf } from './prospects.ts';
import { envyOf, holdingOf } from './stakes.ts';
import { stream } from './stream.ts';
import type { Survey } from './survey.ts';

/** Bidders stop short of what they think a share is worth. */
const SHADE = 0.7;

export interface Offer {
  company: CompanyId;
  gain: number;
  /** Who is likely to buy, and for how much; null when nobody can. */
  sale: { buyer: Seat; price: number } | null;
}

/** The gain by a sale at the price to be expected: the second-highest limit, never below the floor. */
export function offerOf(board: Survey, seat: Seat, company: CompanyId, rounds: number): Offer {
  const { s } = board;
  const before = prospectOf(board, company, rounds);
  const limit = SHADE * stream(afterSale(before, 0), rounds);
  const mine = Math.min(s.players[seat]!.cash, limit);
  let theirs = 0;
  let rival = seat;
  for (let other = 0; other < s.seats; other++) {
    const most = Math.min(s.players[other]!.cash, limit);
    if (other === seat || most <= theirs) continue;
    theirs = most;
    rival = other;
  }
  const floor = floorAt(before.income, before.sold);
  if (Math.max(mine, theirs) < floor) return { company, gain: 0, sale: null }; // nobody could pay
  const price = Math.round(Math.max(floor, Math.min(mine, theirs)));
  const after = stream(afterSale(before, price), rounds);
  const bargain = after - price;
  // The seat that offers speaks first, so an equal rival has the last word: half each.
  const part = mine > theirs ? 1 : mine === theirs ? 0.5 : 0;
  const bought = part * bargain - (1 - part) * envyOf(s.seats) * bargain;
  return {
    company,
    gain: bought + holdingOf(s, seat, company) * (after - stream(before, rounds)),
    sale: { buyer: mine >= theirs ? seat : rival, price },
  };
}
