/** What the control marker of a company is worth, in cubes. */
import type { Auctioneer, Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { railsLeft } from '../rules/companies.ts';
import { freeLinks } from '../rules/rails.ts';
import { leastBid, unsold } from '../rules/sales.ts';
import type { CompanyId, SD, SDState } from '../state.ts';
import { prospectOf } from './prospect.ts';

type State = Sealed<SDState>;

/** What a cube earns elsewhere, turn by turn, in dollars. */
const CUBE_ELSEWHERE = [35, 41, 33, 31, 25];
/** What a cube in a box earns on this turn, and what it adds to the final value of the company. */
export const CUBE_BUILT = 13;
const CUBE_FINAL = 6;
/** By how much a company's final value grows on each turn still to come. */
const GROWTH = 22;

/** The final value that a share will probably pay. */
export function expectedValue(s: State, company: CompanyId, estimate: number): number {
  const turns = COMPONENTS.turns - s.turn + (s.phases[0]?.id === 'sales' ? 1 : 0);
  return estimate + (isWalledIn(s, company) ? 0 : GROWTH * turns);
}

/** True when it can never lay another rail. */
export const isWalledIn = (s: State, company: CompanyId): boolean =>
  s.companies[company].cities.length > 0 && (railsLeft(s, company) === 0 || freeLinks(s, company).length === 0);

/** True when what is not spent now is lost: the last sale of the last turn (SD-44). */
export const isLastSale = (s: State): boolean => s.turn === COMPONENTS.turns && unsold(s).length === 1;

/** Cubes up to which buying pays; never more than are in hand. */
export function worthInCubes(s: State, seat: Seat, company: CompanyId): number {
  const { cubes } = s.players[seat]!;
  return isLastSale(s) ? cubes : Math.min(cubes, Math.max(1, Math.floor(fullWorth(s, seat, company))));
}

/** The same without regard to what is in hand. */
export function fullWorth(s: State, seat: Seat, company: CompanyId): number {
  const { box, shares } = s.companies[company];
  const walled = isWalledIn(s, company);
  const profit = walled ? 0 : CUBE_BUILT * box;
  const elsewhere = CUBE_ELSEWHERE[s.turn - 1]! - (walled ? 0 : CUBE_BUILT * 0.85 + CUBE_FINAL * shares[seat]!);
  return (expectedValue(s, company, prospectOf(s, company)) + profit) / Math.max(8, elsewhere);
}

/** Reservation price in the auction now running. */
export function price(s: State, seat: Seat): number {
  const phase = s.phases[s.phases.length - 1];
  if (phase?.id !== 'auction') return 0;
  return worthInCubes(s, seat, phase.company);
}

/** Auctions for the search: one company's marker is sold once a turn. */
export const auctioneer: Auctioneer<SD> = {
  running(s) {
    const phase = s.phases[s.phases.length - 1];
    return phase?.id === 'auction' ? `${s.turn}/${phase.company}` : null;
  },
  answer(s, seat, limit) {
    const amount = leastBid(s);
    return amount <= Math.min(limit, s.players[seat]!.cubes) ? { kind: 'bid', amount } : { kind: 'pass' };
  },
};
