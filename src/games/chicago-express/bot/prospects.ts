/** The outlook of each company: what `stream` needs to know of it. */
import type { Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { sharesSold } from '../rules/companies.ts';
import type { CEState, CompanyId } from '../state.ts';
import { gridOf } from './grid.ts';
import { type Ways, waysToChicago } from './search.ts';
import type { Prospect } from './stream.ts';
import { incomeOn, lineOf, type Survey, surveyOf } from './survey.ts';

type State = Sealed<CEState>;

/** What the sale of a share is likely to bring into the treasury, and how many more sales may be hoped for. */
const SHARE_MONEY = 11;
const SALES_AHEAD = 2;
/** Locomotives that a company with money places in a round. */
const STEPS_PER_ROUND = 7;
const STEPS_AT_ONCE = 3;
/** Nothing is sure before it is built. */
const LIKELY = 0.85;

const emptyBoard = new WeakMap<object, Ways>();
/** Ways on an empty board: near enough for a price, and known beforehand. */
function emptyWays(s: State): Ways {
  const grid = gridOf(mapOf(s));
  const known = emptyBoard.get(grid);
  if (known) return known;
  const ways = waysToChicago({ grid, who: new Uint8Array(grid.hexes.length) });
  emptyBoard.set(grid, ways);
  return ways;
}

export interface Gap {
  cost: number;
  steps: number;
}

/** The least that lies between a network and Chicago; null when it is there or shut in. */
export const gapOf = (s: State, company: CompanyId, ways: Ways = emptyWays(s)): Gap | null =>
  gapFrom(lineOf(surveyOf(s), company), ways);

/** The same for a network by hex number. */
export function gapFrom(line: readonly number[], { cost, steps }: Ways): Gap | null {
  let nearest = -1;
  for (let i = 0; i < line.length; i++) {
    const hex = line[i]!;
    if (cost[hex]! < 0 || (nearest >= 0 && cost[hex]! >= cost[nearest]!)) continue;
    nearest = hex;
  }
  return nearest >= 0 && steps[nearest]! > 0 ? { cost: cost[nearest]!, steps: steps[nearest]! } : null;
}

/** Chance that a company closes a gap: money, locomotives and time must all be there. */
export function reachOf(gap: Gap | null, treasury: number, left: number, locomotives: number, rounds: number): number {
  if (!gap || gap.steps > locomotives) return 0;
  const sales = Math.min(SALES_AHEAD, left, 1.5 * (rounds - 1));
  const money = Math.min(1, (treasury + SHARE_MONEY * sales) / (gap.cost + (gap.cost > treasury ? 4 : 0)));
  const time = Math.min(1, ((rounds - 1) * STEPS_PER_ROUND + STEPS_AT_ONCE) / gap.steps);
  // Squared: what is short by half hardly ever comes.
  return LIKELY * (money * time) ** 2;
}

export function prospectOf(survey: Survey, company: CompanyId, rounds: number, ways?: Ways): Prospect {
  const { s, grid } = survey;
  const { shares, locomotives } = mapOf(s).companies[company];
  const { treasury } = s.companies[company];
  const line = lineOf(survey, company);
  const sold = sharesSold(s, company);
  const left = shares - sold;
  const gap = gapFrom(line, ways ?? emptyWays(s));
  return {
    income: incomeOn(survey, company),
    sold,
    left,
    treasury,
    reach: reachOf(gap, treasury, left, locomotives - line.length, rounds),
    goal: grid.prize,
  };
}

/** The same company after one more share was sold at a price. */
export const afterSale = (p: Prospect, price: number): Prospect => ({
  income: p.income,
  sold: p.sold + 1,
  left: p.left - 1,
  treasury: p.treasury + price,
  reach: p.reach,
  goal: p.goal,
});
