/** The sale of control markers: whose word it is, what may be bid, and what a sale does. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { COMPANIES, type CompanyId, type SD, type SDState } from '../state.ts';
import { companyOf } from './companies.ts';
import { phaseNow } from './current.ts';

type State = Sealed<SDState>;

export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.seats;

/** SD-50: markers not yet sold on this turn. */
export function unsold(s: State): CompanyId[] {
  const found: CompanyId[] = [];
  for (const id of COMPANIES) if (companyOf(s, id).controller === null) found.push(id);
  return found;
}

function hasUnsold(s: State): boolean {
  for (const id of COMPANIES) if (companyOf(s, id).controller === null) return true;
  return false;
}

function hasCubes({ players }: State): boolean {
  for (const { cubes } of players) if (cubes > 0) return true;
  return false;
}

/** SD-11: a whole silent round, or nothing left to sell; SD-12: or nobody with a cube. */
export const salesOver = (s: State): boolean =>
  phaseNow(s, 'sales').handOns >= s.seats || !hasUnsold(s) || !hasCubes(s);

/** The least that may be bid now (SD-13). */
export const leastBid = (s: State): number => {
  const { high } = phaseNow(s, 'auction').bidding;
  return high ? high.amount + 1 : COMPONENTS.minimumBid;
};

/** SD-50: the marker and one share for the winner, the bid into the box. */
export function sellControl(
  draft: SDState,
  id: CompanyId,
  { seat, amount }: { seat: Seat; amount: number },
  emit: Emit<SD>,
): void {
  const company = companyOf(draft, id);
  draft.players[seat]!.cubes -= amount;
  company.box += amount;
  company.controller = seat;
  company.lastController = seat; // SD-38
  company.shares[seat]! += 1;
  emit({ type: 'control-sold', seat, company: id, price: amount, box: company.box });
}
