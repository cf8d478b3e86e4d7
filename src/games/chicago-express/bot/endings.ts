/** Sales that end the game: an end with the most cash is worth more than any income, any other end less than none. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { sharesLeft } from '../rules/companies.ts';
import { endReasons } from '../rules/ending.ts';
import { floorOf } from '../rules/sale.ts';
import type { CEState, CompanyId } from '../state.ts';
import { view } from '../view.ts';
import type { Offer } from './offers.ts';
import { value } from './value.ts';

/** Dollars that an end is worth to whoever wins by it. */
const WON = 40;

/** CE-48: what a seat gains by a sale after which only the coming dividends are paid; 0 when the game goes on. */
export function endingScore(s: Sealed<CEState>, seat: Seat, company: CompanyId, sale: Offer['sale']): number {
  if (sharesLeft(s, company) !== 1 || endReasons(s).length > 0) return 0;
  // Where nobody else wants it, whoever wins by the end buys it himself.
  const { buyer, price } = sale ?? { buyer: seat, price: floorOf(s, company) };
  if (price > s.players[buyer]!.cash) return 0;
  const after = view(s);
  after.players[buyer]!.shares[company] += 1;
  after.players[buyer]!.cash -= price;
  after.companies[company].treasury += price;
  if (endReasons(after).length === 0) return 0;
  const final = value(after, null);
  const best = Math.max(...final.filter((_, other) => other !== seat));
  return final[seat]! > best ? WON : -WON;
}
