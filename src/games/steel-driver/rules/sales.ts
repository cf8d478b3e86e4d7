/** The sale of control markers: whose word it is, what may be bid, and what a sale does. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { COMPANIES, type CompanyId, type SD, type SDState } from '../state.ts';
import { phaseNow } from './current.ts';

type State = Sealed<SDState>;

export const leftOf = (s: State, seat: Seat): Seat => (seat + 1) % s.seats;

/** SD-50: markers not yet sold on this turn. */
export const unsold = (s: State): CompanyId[] => COMPANIES.filter((id) => s.companies[id].controller === null);

function hasUnsold({ companies }: State): boolean {
  for (const id of COMPANIES) if (companies[id].controller === null) return true;
  return false;
}

/** SD-11: a whole silent round, or nothing left to sell; SD-12: or nobody with a cube. */
export function salesOver(s: State): boolean {
  if (phaseNow(s, 'sales').handOns >= s.seats) return true;
  return !hasUnsold(s) || !s.players.some(({ cubes }) => cubes > 0);
}

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
  const company = draft.companies[id];
  draft.players[seat]!.cubes -= amount;
  company.box += amount;
  company.controller = seat;
  company.lastController = seat; // SD-38
  company.shares[seat]! += 1;
  emit({ type: 'control-sold', seat, company: id, price: amount, box: company.box });
}
