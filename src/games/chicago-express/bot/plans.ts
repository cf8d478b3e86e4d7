/** Whole turns worth a search, best first: each was carried out on a copy and judged by the value after it. */
import type { Plan, Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { leastBid } from '../rules/sale.ts';
import { type CE, type CEState, COMPANIES } from '../state.ts';
import { blockGain } from './blocking.ts';
import { endingScore } from './endings.ts';
import { type Line, linesOf, policyLine } from './lines.ts';
import { offerOf } from './offers.ts';
import { perform } from './perform.ts';
import { groundOf } from './policy.ts';
import { price } from './price.ts';
import { dividendsToCome } from './rounds.ts';
import type { Ground } from './sites.ts';
import { envyOf } from './stakes.ts';
import { surveyOf } from './survey.ts';
import { value } from './value.ts';

type State = Sealed<CEState>;
type Why = Plan<CE>['why'];

/** Dollars that make one plan clearly likelier than another. */
const TEMPERATURE = 4;

export function plans(s: State, seat: Seat, k: number, rng: Rng): Plan<CE>[] {
  const judge = judgeFor(s, seat);
  const rated = new Map<string, { line: Line; score: number; why: Why }>();
  const own = policyLine(s, seat, rng);
  const ownKey = JSON.stringify(own);
  for (const line of [own, ...linesOf(s, seat)]) {
    const key = JSON.stringify(line);
    if (rated.has(key)) continue;
    const judged = judge(line);
    if (judged) rated.set(key, { line, ...judged });
  }
  const sorted = [...rated].sort(([, a], [, b]) => b.score - a.score);
  // However low it is rated, the policy's own line is one of them.
  const kept = sorted.slice(0, k);
  if (k > 0 && !kept.some(([key]) => key === ownKey)) kept[k - 1] = [ownKey, rated.get(ownKey)!];
  return withPriors(kept.map(([, plan]) => plan));
}

/** Priors sum to one; the order of the scores stays. */
function withPriors(kept: { line: Line; score: number; why: Why }[]): Plan<CE>[] {
  const top = Math.max(...kept.map(({ score }) => score));
  const weights = kept.map(({ score }) => Math.exp((score - top) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ line, why }, i) => ({ actions: line, prior: weights[i]! / sum, why }));
}

/** Rates a line by what it changes: own gain less the envied part of the gain of the rival who gains most. */
function judgeFor(s: State, seat: Seat): (line: Line) => { score: number; why: Why } | null {
  const termsBefore: Terms[] = [];
  const before = value(s, termsBefore);
  const blocked = blockadeOf(s, seat);
  return (line) => {
    const after = perform(s, seat, line);
    if (!after) return null;
    const [first] = line;
    if (first?.kind === 'offer') {
      const { gain, sale } = offerOf(surveyOf(s), seat, first.company, dividendsToCome(s));
      const ending = endingScore(s, seat, first.company, sale);
      return { score: gain + ending, why: [{ term: 'auction', by: gain }] };
    }
    if (first?.kind === 'pass') return { score: 0, why: [] };
    if (first?.kind === 'bid') {
      const spare = price(s, seat) - first.amount;
      // A jump gives away what it adds to the least bid.
      const jump = first.amount - leastBid(s);
      return { score: spare - jump, why: [{ term: 'auction', by: spare }] };
    }
    const terms: Terms[] = [];
    const now = value(after, terms);
    let envied = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < s.seats; other++) {
      if (other !== seat) envied = Math.max(envied, now[other]! - before[other]!);
    }
    return {
      score: now[seat]! - before[seat]! - envyOf(s.seats) * envied + blocked(line),
      why: changes(termsBefore[seat]!, terms[seat]!),
    };
  };
}

/** What a line of one hex is worth because rivals can no longer pass there. */
function blockadeOf(s: State, seat: Seat): (line: Line) => number {
  let ground: Ground | null = null;
  return ([first, second]) => {
    if (first?.kind !== 'expand' || second?.kind === 'expand') return 0;
    ground ??= groundOf(s, COMPANIES);
    return blockGain(ground, seat, first.company, ground.board.grid.byId.get(first.hex)!.index);
  };
}

/** The terms that changed, the largest change first. */
function changes(before: Terms, after: Terms): Why {
  return Object.keys(after)
    .map((term) => ({ term, by: after[term]! - before[term]! }))
    .filter(({ by }) => Math.abs(by) > 1e-9)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
