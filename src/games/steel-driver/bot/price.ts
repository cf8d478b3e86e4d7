/** What the control marker of a company is worth, in cubes. */
import type { Auctioneer, Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { railsLeft } from '../rules/companies.ts';
import { freeLinks } from '../rules/rails.ts';
import { leastBid, unsold } from '../rules/sales.ts';
import type { CompanyId, SD, SDState } from '../state.ts';
import { prospectOf } from './prospect.ts';

type State = Sealed<SDState>;

/** What a cube in a box earns on this turn, when rails and positions are judged. */
export const CUBE_BUILT = 13;

/** What decides how high to bid, in dollars. */
interface Market {
  /** What a cube earns elsewhere, turn by turn. */
  elsewhere: readonly number[];
  /** What a cube in a box earns on this turn, and what it adds to the final value of the company. */
  built: number;
  final: number;
}

const USUAL: Market = { elsewhere: [35, 41, 33, 31, 25], built: CUBE_BUILT, final: 6 };
/** With six: cheaper on the first turn, dearer on the second and fourth, and shares held count for more. Fitted by playing, for bids only. */
const AMONG_SIX: Market = { elsewhere: [39, 39.5, 35, 31, 28], built: 15, final: 6.6 };

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
  const { elsewhere, built, final } = s.seats === 6 ? AMONG_SIX : USUAL;
  const profit = walled ? 0 : built * box;
  const missed = elsewhere[s.turn - 1]! - (walled ? 0 : built * 0.85 + final * shares[seat]!);
  return (expectedValue(s, company, prospectOf(s, company)) + profit) / Math.max(8, missed);
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
