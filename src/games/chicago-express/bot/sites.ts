/** Where a company should build next: income now, income near, and the run for Chicago. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { sharesLeft } from '../rules/companies.ts';
import type { CEState, CompanyId } from '../state.ts';
import { bitOf, priceOn } from './board.ts';
import { firstSide, type Grid, lastSide } from './grid.ts';
import { type Gap, gapFrom, reachOf } from './prospects.ts';
import type { Ways } from './search.ts';
import { incomeOn, lineOf, type Survey } from './survey.ts';

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
  board: Survey;
  /** To Chicago; null when nobody who matters here is on the way. */
  ways: Ways | null;
  rounds: number;
}

/** What a dollar left in the treasury is still good for. */
export const dollarWorth = (rounds: number): number => 0.25 * Math.max(0, rounds - 1);

/** The best hex next to the network that the treasury can pay, or null. */
export function bestSite(ground: Ground, company: CompanyId, rng: Rng | null): Site | null {
  const { grid, who } = ground.board;
  const line = lineOf(ground.board, company);
  const own = bitOf(company);
  const run = runOf(ground, company);
  const scores = blankScores(grid);
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < line.length; i++) {
    const base = line[i]!;
    for (let side = firstSide(base); side < lastSide(base); side++) {
      const hex = grid.near[side]!;
      if (hex < 0) break;
      if ((who[hex]! & own) !== 0) continue;
      // Most hexes lie beside several of the network.
      let score = scores[hex]!;
      if (score === UNKNOWN) {
        score = scoreOf(ground, company, own, run, hex);
        scores[hex] = score;
      }
      if (score === SHUT) continue;
      // Two bits of chance: ways of equal worth should all be tried.
      if (rng) score += (rng.next() & 3) * NUDGE;
      if (score <= most) continue;
      best = hex;
      most = score;
    }
  }
  return best < 0 ? null : { hex: best, score: most };
}

/** In place of a score. */
const UNKNOWN = Number.POSITIVE_INFINITY;
const SHUT = Number.NEGATIVE_INFINITY;

/** One list for all: a company is looked at before the next one is. */
let noted = new Float64Array(0);
function blankScores({ hexes }: Grid): Float64Array {
  if (noted.length !== hexes.length) noted = new Float64Array(hexes.length);
  return noted.fill(UNKNOWN);
}

function scoreOf(ground: Ground, company: CompanyId, own: number, run: Run | null, hex: number): number {
  const { s, board, rounds } = ground;
  const cost = priceOn(board, hex);
  if (cost < 0 || cost > s.companies[company].treasury) return SHUT;
  const gain = worthAt(ground, hex) + (run ? runAt(run, hex) : 0) + leadsTo(ground, hex, own);
  return gain - cost * dollarWorth(rounds);
}

/** What a company earns with a hex until the end. */
const worthAt = ({ board, rounds }: Ground, hex: number): number =>
  (board.worth[hex]! + (board.developed[hex] === 1 ? 0 : HOUSE * board.grid.house[hex]!)) * rounds;

function leadsTo(ground: Ground, hex: number, own: number): number {
  const { board, rounds } = ground;
  const payers = board.grid.payersNear[hex]!;
  const dollar = dollarWorth(rounds);
  let best = 0;
  for (let i = 0; i < payers.length; i++) {
    const next = payers[i]!;
    if ((board.who[next]! & own) !== 0) continue;
    const worth = worthAt(ground, next);
    if (worth <= best) continue;
    const cost = priceOn(board, next);
    if (cost >= 0) best = Math.max(best, worth - cost * dollar);
  }
  return LEADS_TO * best;
}

/** A company on its way to Chicago. */
interface Run {
  ways: Ways;
  gap: Gap;
  locomotives: number;
  /** What comes with Chicago. */
  prize: number;
}

function runOf({ s, board, ways, rounds }: Ground, company: CompanyId): Run | null {
  const line = lineOf(board, company);
  const gap = ways && gapFrom(line, ways);
  if (!gap) return null;
  const locomotives = mapOf(s).companies[company].locomotives - line.length;
  const reach = reachOf(gap, s.companies[company].treasury, sharesLeft(s, company), locomotives, rounds);
  if (reach === 0) return null;
  return { ways, gap, locomotives, prize: reach * (incomeOn(board, company) + board.grid.prize * rounds) };
}

/** The prize, shared out over the dollars that still lie before it: the nearer, the more each counts. */
function runAt({ ways, gap, locomotives, prize }: Run, hex: number): number {
  const cost = ways.cost[hex]!;
  const steps = cost < 0 ? gap.steps : Math.min(gap.steps, ways.steps[hex]!);
  // The last locomotives belong to the run: a side branch may cost all of it.
  if (steps > locomotives - 1) return -prize;
  return cost < 0 || cost >= gap.cost ? 0 : (prize * (gap.cost - cost)) / gap.cost;
}
