/** Whole turns worth a search, best first: rated as the policy rates them, only more of them. */
import type { Plan, Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { phaseNow } from '../rules/current.ts';
import type { AOS, AosAction, AosState } from '../state.ts';
import { auctioneer, price } from './bidding.ts';
import { projects, siteOf, stepsOf } from './building.ts';
import { issues } from './finance.ts';
import { bestEarnings, moves } from './moving.ts';
import { isLegal, perform } from './perform.ts';
import { policy } from './policy.ts';
import { isAlone, worthOfLine } from './solo.ts';
import { specialsNow } from './specials.ts';
import { isInNeed } from './survival.ts';
import { urbans } from './towns.ts';
import { termsOf } from './value.ts';

type State = Sealed<AosState>;
interface Rated {
  line: AosAction[];
  score: number;
}
type Why = Plan<AOS>['why'];

/** Points that make one plan clearly likelier than another. */
const TEMPERATURE = 4;
/** Points by which a plan may be worse than the best: the rest is not worth a thought, the less so in need. */
const SENSIBLE = 7;
const SENSIBLE_IN_NEED = 2;
/** Shares are never bought back: a few too many eat a seat up. */
const SENSIBLE_SHARES = 4;

function leewayOf(s: State, seat: Seat): number {
  if (isInNeed(s, seat)) return SENSIBLE_IN_NEED;
  return s.phases[s.phases.length - 1]?.id === 'shares' ? SENSIBLE_SHARES : SENSIBLE;
}

/** The same for builds among which what comes of them is to choose: in need most of the others fall out, and early on that is every time. */
const DOUBTFUL = 12;

/** With more of the ways to build. */
export const doubtful = (s: State, seat: Seat, k: number, rng: Rng): Plan<AOS>[] =>
  plans(s, seat, k, rng, s.phases[s.phases.length - 1]?.id === 'build' ? DOUBTFUL : leewayOf(s, seat));

export function plans(s: State, seat: Seat, k: number, rng: Rng, leeway = leewayOf(s, seat)): Plan<AOS>[] {
  if (k <= 0) return [];
  const own = policy(s, seat, rng);
  const lines = linesOf(s, seat, k);
  const rated = (isAlone(s) ? judgedAlone(s, seat, lines, own, rng) : lines).sort((a, b) => b.score - a.score);
  const isOwn = ({ line: [first] }: Rated) => JSON.stringify(first) === JSON.stringify(own);
  const top = rated[0]?.score ?? 0;
  const kept = rated.slice(0, k).filter(({ score }) => score >= top - leeway);
  // However low it is rated, the policy's own action is one of them.
  if (!kept.some(isOwn)) {
    const known = rated.find(isOwn) ?? { line: [own], score: kept.at(-1)?.score ?? 0 };
    kept.splice(Math.min(kept.length, k - 1), 1, known);
  }
  return withPriors(s, seat, kept);
}

/** Alone: by the turn that each leads to. */
function judgedAlone(s: State, seat: Seat, lines: readonly Rated[], own: AosAction, rng: Rng): Rated[] {
  const all = lines.some(({ line: [first] }) => JSON.stringify(first) === JSON.stringify(own))
    ? lines
    : [...lines, { line: [own], score: 0 }];
  const seed = rng.next();
  return all.flatMap(({ line }) => {
    const score = worthOfLine(s, seat, line, policy, seed);
    return score === null ? [] : [{ line, score }];
  });
}

/** Priors sum to one; the order of the scores stays. */
function withPriors(s: State, seat: Seat, kept: readonly Rated[]): Plan<AOS>[] {
  const top = Math.max(...kept.map(({ score }) => score));
  const weights = kept.map(({ score }) => Math.exp((score - top) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ line }, i) => ({
    actions: line,
    prior: weights[i]! / sum,
    why: i === 0 ? why(s, seat, line) : [],
  }));
}

/** The terms that a line changes, the largest change first. */
function why(s: State, seat: Seat, line: readonly AosAction[]): Why {
  const after = perform(s, seat, line);
  if (!after) return [];
  const old = termsOf(s, seat);
  const now = termsOf(after, seat);
  return Object.keys(now)
    .map((term) => ({ term, by: now[term]! - (old[term] ?? 0) }))
    .filter(({ by }) => Math.abs(by) > 1e-9)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** What might be done now. */
function linesOf(s: State, seat: Seat, k: number): Rated[] {
  const phase = s.phases[s.phases.length - 1];
  switch (phase?.id) {
    case 'shares':
      return issues(s, seat).map(({ action, worth }) => ({ line: [action], score: worth }));
    case 'turn-order':
      return [{ line: [auctioneer.answer(s, seat, price(s, seat))], score: 0 }];
    case 'actions':
      return specialsNow(s, seat).map(({ action, worth }) => ({ line: [{ kind: 'choose', action }], score: worth }));
    case 'build':
      return builds(s, seat, k);
    case 'move':
      return moves(s, seat, bestEarnings(s, seat, k)).map(({ action, worth }) => ({ line: [action], score: worth }));
    case 'production':
      return [{ line: [{ kind: 'produce' }], score: 0 }];
    default:
      return [];
  }
}

/** Ways, a New City, or an end to it. */
function builds(s: State, seat: Seat, k: number): Rated[] {
  const site = siteOf(s, seat);
  const { urbanized, laid } = phaseNow(s, 'build');
  const found: Rated[] = [];
  if (isLegal(s, seat, { kind: 'end-build' })) found.push({ line: [{ kind: 'end-build' }], score: 0 });
  for (const { way, gain } of projects(site, 3 * k)) {
    const steps = stepsOf(s, seat, way);
    if (steps) found.push({ line: steps, score: gain });
  }
  if (s.players[seat]!.action === 'urbanization' && !urbanized && laid.length === 0) {
    // A city costs nothing and track can still be laid after it, but not the other way round (AOS-45).
    const track = found.reduce((most, { score }) => Math.max(most, score), 0);
    for (const { action, gain } of urbans(site).slice(0, k))
      if (isLegal(s, seat, action)) found.push({ line: [action], score: gain + track });
  }
  return found;
}
