/** Expected final cash of each seat, as a sum of named terms. */
import type { Sealed, Terms } from '../../../kernel/contract.ts';
import { type CEState, COMPANIES } from '../state.ts';
import { afterSale, prospectOf } from './prospects.ts';
import { dividendsToCome } from './rounds.ts';
import { type Prospect, stream } from './stream.ts';
import { surveyOf } from './survey.ts';

type State = Sealed<CEState>;

/** What a share brings: today's income, what the treasury will build, what Chicago will add. */
interface Parts {
  dividends: number;
  growth: number;
  chicago: number;
}

export function value(s: State, terms: Terms[] | null): number[] {
  const totals = s.players.map((player) => player.cash);
  if (terms) for (let i = 0; i < s.seats; i++) terms[i] = { cash: totals[i]!, ...NOTHING, auction: 0 };
  const phase = s.phases[s.phases.length - 1];
  if (!phase) return totals;
  const rounds = dividendsToCome(s);
  const survey = surveyOf(s);
  for (const id of COMPANIES) {
    if (s.companies[id].network.length === 0) continue;
    const prospect = prospectOf(survey, id, rounds);
    if ('bidding' in phase && phase.company === id && phase.bidding.high) {
      // The highest bid stands for the sale: a share more, and the money already in the company.
      const { seat, amount } = phase.bidding.high;
      const after = afterSale(prospect, amount);
      const gain = stream(after, rounds) - amount;
      totals[seat]! += gain;
      if (terms) terms[seat]!.auction! += gain;
      add(s, id, after, rounds, totals, terms);
    } else if (prospect.sold > 0) {
      add(s, id, prospect, rounds, totals, terms);
    }
  }
  return totals;
}

const NOTHING: Parts = { dividends: 0, growth: 0, chicago: 0 };

function add(
  s: State,
  id: (typeof COMPANIES)[number],
  prospect: Prospect,
  rounds: number,
  totals: number[],
  terms: Terms[] | null,
): void {
  const all = stream(prospect, rounds);
  for (let seat = 0; seat < s.seats; seat++) totals[seat]! += s.players[seat]!.shares[id] * all;
  if (!terms) return;
  const still = stream({ ...prospect, treasury: 0, reach: 0 }, rounds);
  const built = stream({ ...prospect, reach: 0 }, rounds);
  const parts: Parts = { dividends: still, growth: built - still, chicago: all - built };
  for (let seat = 0; seat < s.seats; seat++) {
    const shares = s.players[seat]!.shares[id];
    for (const key of ['dividends', 'growth', 'chicago'] as const) terms[seat]![key]! += shares * parts[key];
  }
}
