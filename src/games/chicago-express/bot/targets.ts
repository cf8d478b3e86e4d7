/** Expansions of one company that lead somewhere: to income, to Chicago, or into a rival's way. */
import type { Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { sharesSold, worthOf } from '../rules/companies.ts';
import { type CEAction, COMPANIES, type CompanyId } from '../state.ts';
import { type Board, bitOf, priceOn } from './board.ts';
import { firstSide, lastSide } from './grid.ts';
import { gapOf } from './prospects.ts';
import { type Ways, type WaysOut, waysFrom, waysToChicago } from './search.ts';
import { dollarWorth, type Ground } from './sites.ts';
import { stakeOf } from './stakes.ts';

const TARGETS = 6;
/** A rival's way must become this much dearer for a hex to be worth blocking. */
const DETOUR = 3;

/** Lines of up to `most` hexes: prefixes of the ways to the best targets, then hexes that block. */
export function expansionsOf(ground: Ground, seat: Seat, company: CompanyId, most: number): CEAction[][] {
  const { s, board } = ground;
  const { grid } = board;
  if (most === 0) return [];
  const ways = waysFrom(
    board,
    s.companies[company].network.map((id) => grid.byId.get(id)!.index),
  );
  const found = new Map<string, number[]>();
  for (const target of targetsOf(ground, company, ways)) {
    const way = wayTo(ways, target);
    for (let hexes = 1; hexes <= most && hexes <= way.length; hexes++) keep(found, way.slice(0, hexes));
  }
  for (const hex of blocks(ground, seat, company)) keep(found, [hex]);
  return [...found.values()].map((way): CEAction[] => [
    ...way.map((hex): CEAction => ({ kind: 'expand', company, hex: grid.hexes[hex]!.id })),
    { kind: 'end-expansion' },
  ]);
}

/** The same hexes in another order are the same expansion. */
const keep = (found: Map<string, number[]>, way: number[]): void => {
  const key = [...way].sort((a, b) => a - b).join(' ');
  if (!found.has(key)) found.set(key, way);
};

function wayTo({ from }: WaysOut, target: number): number[] {
  const way: number[] = [];
  for (let hex = target; from[hex] !== -1; hex = from[hex]!) way.unshift(hex);
  return way;
}

/** The hexes that pay best for what it takes to come there; Chicago always among them. */
function targetsOf({ s, board, rounds }: Ground, company: CompanyId, ways: Ways): number[] {
  const { grid, who } = board;
  const map = mapOf(s);
  const own = bitOf(company);
  const rated: { hex: number; score: number }[] = [];
  for (let hex = 0; hex < grid.hexes.length; hex++) {
    if (ways.cost[hex]! <= 0 || (who[hex]! & own) !== 0) continue;
    const worth = worthOf(s, map, grid.hexes[hex]!) * rounds;
    if (worth === 0) continue;
    const goal = grid.goals.includes(hex);
    const score = (worth - ways.cost[hex]! * dollarWorth(rounds)) / (ways.steps[hex]! + 1);
    rated.push({ hex, score: goal ? Number.POSITIVE_INFINITY : score });
  }
  return rated
    .sort((a, b) => b.score - a.score || a.hex - b.hex)
    .slice(0, TARGETS)
    .map(({ hex }) => hex);
}

/** CE-30: forests and mountains beside the network where one locomotive turns rivals away. */
function blocks({ s, board, ways }: Ground, seat: Seat, company: CompanyId): number[] {
  if (!ways) return [];
  const rivals = COMPANIES.filter((id) => id !== company && stakeOf(s, seat, id, sharesSold(s, id)) < 0);
  const before = rivals.map((id) => gapOf(s, id, ways));
  if (before.every((gap) => gap === null)) return [];
  return passes(s.companies[company].network, board, s.companies[company].treasury).filter((hex) => {
    const who = board.who.slice();
    who[hex] = bitOf(company);
    const shut = waysToChicago({ grid: board.grid, who });
    return rivals.some((id, i) => {
      const gap = before[i];
      return gap && (gapOf(s, id, shut)?.cost ?? Number.POSITIVE_INFINITY) >= gap.cost + DETOUR;
    });
  });
}

function passes(network: readonly string[], board: Board, treasury: number): number[] {
  const { grid } = board;
  const found = new Set<number>();
  for (const id of network) {
    const base = grid.byId.get(id)!.index;
    for (let side = firstSide(base); side < lastSide(base); side++) {
      const hex = grid.near[side]!;
      if (hex < 0) break;
      const cost = priceOn(board, hex);
      if (grid.single[hex] === 1 && cost >= 0 && cost <= treasury) found.add(hex);
    }
  }
  return [...found];
}
