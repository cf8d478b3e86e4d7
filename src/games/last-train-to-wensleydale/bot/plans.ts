/** Whole turns worth a search, best first: each was carried out on a copy and judged by the value after it. */
import type { Plan, Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { below, type Rng, rngOf } from '../../../kernel/rng.ts';
import { start } from '../rules/actions/start.ts';
import type { LTW, LTWAction, LTWState } from '../state.ts';
import { playTurn } from './perform.ts';
import { policy } from './policy.ts';
import { value } from './value.ts';

type State = Sealed<LTWState>;
type Why = Plan<LTW>['why'];
interface Rated {
  line: LTWAction[];
  score: number;
  why: Why;
}

/** Points that make one plan clearly likelier than another. */
const TEMPERATURE = 2;
/** Turns tried for each plan wanted. */
const TRIES = 3;

export function plans(s: State, seat: Seat, k: number, rng: Rng): Plan<LTW>[] {
  const judge = judgeFor(s, seat);
  const rated = new Map<string, Rated>();
  let own = '';
  for (let n = 0; n < Math.max(1, k) * TRIES; n++) {
    const turn = playTurn(
      s,
      seat,
      n === 0 ? (now) => policy(now, seat, rng) : variation(seat, `${below(rng, 2 ** 31)}`),
    );
    if (!turn) continue;
    const key = JSON.stringify(turn.line);
    if (n === 0) own = key;
    if (!rated.has(key)) rated.set(key, { line: turn.line, ...judge(turn.after) });
  }
  const sorted = [...rated].sort(([, a], [, b]) => b.score - a.score);
  // However low it is rated, the policy's own line is one of them.
  const kept = sorted.slice(0, k);
  if (k > 0 && !kept.some(([key]) => key === own)) kept[k - 1] = [own, rated.get(own)!];
  return withPriors(kept.map(([, plan]) => plan));
}

/** The policy with other noise; half of the lines begin somewhere else, and some turns are given up. */
function variation(seat: Seat, seed: string): (s: State) => LTWAction {
  const rng = rngOf(seed);
  return (s) => {
    const phase = s.phases[s.phases.length - 1]!.id;
    if (phase === 'building') {
      const way = below(rng, 8);
      if (way === 0) return { kind: 'pass' };
      if (way < 5) return start.sample!(s, seat, rng) ?? { kind: 'pass' };
    }
    if ((phase === 'sales' || phase === 'trains') && below(rng, 8) === 0) return { kind: 'pass' };
    return policy(s, seat, rng);
  };
}

/** Priors sum to one; the order of the scores stays. */
function withPriors(kept: readonly Rated[]): Plan<LTW>[] {
  const top = Math.max(...kept.map(({ score }) => score));
  const weights = kept.map(({ score }) => Math.exp((score - top) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ line, why }, i) => ({ actions: line, prior: weights[i]! / sum, why }));
}

/** Rates a position by own gain less part of what the best rival gained. */
function judgeFor(s: State, seat: Seat): (after: State) => { score: number; why: Why } {
  const termsBefore: Terms[] = [];
  const before = value(s, termsBefore);
  return (after) => {
    const terms: Terms[] = [];
    const now = value(after, terms);
    let rival = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < s.seats; other++)
      if (other !== seat) rival = Math.max(rival, now[other]! - before[other]!);
    return { score: now[seat]! - before[seat]! - rival / s.seats, why: changes(termsBefore[seat]!, terms[seat]!) };
  };
}

/** The terms that changed, the largest change first. */
function changes(before: Terms, after: Terms): Why {
  return Object.keys(after)
    .map((term) => ({ term, by: after[term]! - before[term]! }))
    .filter(({ by }) => Math.abs(by) > 1e-9)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
