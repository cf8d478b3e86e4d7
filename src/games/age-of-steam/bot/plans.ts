/** Whole turns worth a search, best first: each was carried out on a copy and judged by the value after it. */
import type { Plan, Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { mapOf } from '../board/maps.ts';
import { leastBid } from '../rules/bidding.ts';
import type { AOS, AosAction, AosState } from '../state.ts';
import { projects, stepAction } from './building.ts';
import { isLegal, perform } from './perform.ts';
import { policy, price, reserveOf } from './policy.ts';
import { earnings, worthOf } from './routes.ts';
import { value } from './value.ts';

type State = Sealed<AosState>;
type Line = AosAction[];
type Why = Plan<AOS>['why'];

/** Points that make one plan clearly likelier than another. */
const TEMPERATURE = 5;
const MOVES = 6;

export function plans(s: State, seat: Seat, k: number, rng: Rng): Plan<AOS>[] {
  const own: Line = [policy(s, seat, rng)];
  const rated = new Map<string, { line: Line; score: number; why: Why }>();
  const before: Terms[] = [];
  value(s, before);
  for (const line of [own, ...linesOf(s, seat)]) {
    const key = JSON.stringify(line);
    if (rated.has(key)) continue;
    const after = perform(s, seat, line);
    if (!after) continue;
    const terms: Terms[] = [];
    const score = value(after, terms)[seat]! + bidBonus(s, seat, line);
    rated.set(key, { line, score, why: changes(before[seat]!, terms[seat]!) });
  }
  const ownKey = JSON.stringify(own);
  const kept = [...rated].sort(([, a], [, b]) => b.score - a.score).slice(0, k);
  // However low it is rated, the policy's own line is one of them.
  if (k > 0 && !kept.some(([key]) => key === ownKey)) kept[k - 1] = [ownKey, rated.get(ownKey)!];
  return withPriors(kept.map(([, plan]) => plan));
}

/** A bid is worth what it stays below the price; the money leaves later. */
const bidBonus = (s: State, seat: Seat, [first]: Line): number =>
  first?.kind === 'bid' ? Math.min(3, price(s, seat) - first.amount) : 0;

/** Priors sum to one; the order of the scores stays. */
function withPriors(kept: { line: Line; score: number; why: Why }[]): Plan<AOS>[] {
  const top = Math.max(...kept.map(({ score }) => score));
  const weights = kept.map(({ score }) => Math.exp((score - top) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ line, why }, i) => ({ actions: line, prior: weights[i]! / sum, why }));
}

const changes = (before: Terms, after: Terms): Why =>
  Object.keys(after)
    .map((term) => ({ term, by: after[term]! - (before[term] ?? 0) }))
    .filter(({ by }) => Math.abs(by) > 1e-9)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));

/** What else might be done now. */
function linesOf(s: State, seat: Seat): Line[] {
  const phase = s.phases[s.phases.length - 1];
  switch (phase?.id) {
    case 'shares':
      return [[{ kind: 'pass' }], ...[1, 2, 3, 4].map((shares): Line => [{ kind: 'issue', shares }])];
    case 'turn-order': {
      const least = leastBid(s);
      const bids = [0, 1, 3].map((by): Line => [{ kind: 'bid', amount: least + by }]);
      return [[{ kind: 'pass' }], [{ kind: 'skip' }], ...bids];
    }
    case 'actions':
      return mapOf(s).actions.map((action): Line => [{ kind: 'choose', action }]);
    case 'build':
      return [[{ kind: 'end-build' }], ...wholeWays(s, seat)];
    case 'move':
      return [[{ kind: 'upgrade' }], [{ kind: 'pass' }], ...deliveries(s, seat)];
    case 'production':
      return [[{ kind: 'pass' }], [{ kind: 'produce' }]];
    default:
      return [];
  }
}

const wholeWays = (s: State, seat: Seat): Line[] =>
  projects(s, seat, reserveOf(s, seat)).map(({ way }): Line => way.steps.map((step) => stepAction(s, step)));

const deliveries = (s: State, seat: Seat): Line[] =>
  earnings(s, seat, s.players[seat]!.engine)
    .filter(({ action }) => isLegal(s, seat, action))
    .sort((a, b) => worthOf(b) - worthOf(a))
    .slice(0, MOVES)
    .map(({ action }): Line => [action]);
