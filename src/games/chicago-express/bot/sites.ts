/** Where a company should build next: income now, income near, and the run for Chicago. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { incomeOf, sharesLeft, worthOf } from '../rules/companies.ts';
import type { CEState, CompanyId } from '../state.ts';
import { type Board, bitOf, priceOn } from './board.ts';
import { firstSide, lastSide } from './grid.ts';
import { gapOf, reachOf } from './prospects.ts';
import type { Ways } from './search.ts';

type State = Sealed<CEState>;

/** A hex and what building there is worth, in dollars of dividends of the whole company. */
export interface Site {
  hex: number;
  score: number;
}

/** Part of a neighbour's worth that a hex leading to it is credited with. */
const LEADS_TO = 0.45;
/** Part of a house's worth that a hex which can bear one is credited with. */
const HOUSE = 0.3;
/** A step of the chance that varies the choice. */
const NUDGE = 0.4;

export interface Ground {
  s: State;
  board: Board;
  /** To Chicago; null when nobody who matters here is on the way. */
  ways: Ways | null;
  rounds: number;
}

/** What a dollar left in the treasury is still good for. */
export const dollarWorth = (rounds: number): number => 0.25 * Math.max(0, rounds - 1);

/** The best hex next to the network that the treasury can pay, or null. */
export function bestSite(ground: Ground, company: CompanyId, rng: Rng | null): Site | null {
  const { s, board, rounds } = ground;
  const { grid, who } = board;
  const { network, treasury } = s.companies[company];
  const own = bitOf(company);
  const dollar = dollarWorth(rounds);
  const run = runOf(ground, company);
  let best: Site | null = null;
  for (const id of network) {
    const base = grid.byId.get(id)!.index;
    for (let side = firstSide(base); side < lastSide(base); side++) {
      const hex = grid.near[side]!;
      if (hex < 0) break;
      if ((who[hex]! & own) !== 0) continue;
      const cost = priceOn(board, hex);
      if (cost < 0 || cost > treasury) continue;
      const gain = worthAt(ground, hex) + run(hex) + leadsTo(ground, hex, own);
      // Two bits of chance: ways of equal worth should all be tried.
      const score = gain - cost * dollar + (rng ? (rng.next() & 3) * NUDGE : 0);
      if (!best || score > best.score) best = { hex, score };
    }
  }
  return best;
}

/** What a company earns with a hex until the end. */
function worthAt({ s, board, rounds }: Ground, hex: number): number {
  const place = board.grid.hexes[hex]!;
  if (place.income === 0 && place.track === null) return 0; // plain or forest
  const house = s.houses.includes(place.id) ? 0 : HOUSE * place.house;
  return (worthOf(s, mapOf(s), place) + house) * rounds;
}

function leadsTo(ground: Ground, hex: number, own: number): number {
  const { board, rounds } = ground;
  const { near } = board.grid;
  const dollar = dollarWorth(rounds);
  let best = 0;
  for (let side = firstSide(hex); side < lastSide(hex); side++) {
    const next = near[side]!;
    if (next < 0) break;
    if ((board.who[next]! & own) !== 0) continue;
    const worth = worthAt(ground, next);
    if (worth <= best) continue;
    const cost = priceOn(board, next);
    if (cost >= 0) best = Math.max(best, worth - cost * dollar);
  }
  return LEADS_TO * best;
}

/** What comes with Chicago, shared out over the dollars that still lie before it: the nearer, the more each counts. */
function runOf({ s, board, ways, rounds }: Ground, company: CompanyId): (hex: number) => number {
  const gap = ways && gapOf(s, company, ways);
  if (!gap) return NO_RUN;
  const { network, treasury } = s.companies[company];
  const locomotives = mapOf(s).companies[company].locomotives - network.length;
  const reach = reachOf(gap, treasury, sharesLeft(s, company), locomotives, rounds);
  if (reach === 0) return NO_RUN;
  const prize = reach * (incomeOf(s, company) + board.grid.prize * rounds);
  return (hex) => {
    const cost = ways.cost[hex]!;
    const steps = cost < 0 ? gap.steps : Math.min(gap.steps, ways.steps[hex]!);
    // The last locomotives belong to the run: a side branch may cost all of it.
    if (steps > locomotives - 1) return -prize;
    return cost < 0 || cost >= gap.cost ? 0 : (prize * (gap.cost - cost)) / gap.cost;
  };
}
const NO_RUN = () => 0;
