/** Whole turns worth a search, best first: each was carried out on a copy and judged by where it leads. */
import type { Plan, Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { carry } from '../rules/actions/carry.ts';
import { hire } from '../rules/actions/hire.ts';
import { pathOf } from '../rules/line.ts';
import { COMPANIES, type LTW, type LTWAction, type LTWState } from '../state.ts';
import { ratedBids } from './bids.ts';
import { ratedDeals } from './deals.ts';
import { goodLines } from './lines.ts';
import { playTurn } from './perform.ts';
import { policy } from './policy.ts';
import { partsOf } from './value.ts';

type State = Sealed<LTWState>;
type Why = Plan<LTW>['why'];
interface Rated {
  line: LTWAction[];
  score: number;
  why: Why;
}

/** Points that make one plan clearly likelier than another. */
const TEMPERATURE = 2;
/** Turns that are so much worse than the best are not worth a thought. */
const HOPELESS = 2.5;
const BEAM = 24;
const PASS: LTWAction = { kind: 'pass' };

/** Cubes beyond the least that a bid may put on a box, so that others leave it alone. */
const BEYOND = [0, 1, 2];

/** With dearer bids. */
export const doubtful = (s: State, seat: Seat, k: number, rng: Rng): Plan<LTW>[] => plans(s, seat, k, rng, BEYOND);

export function plans(s: State, seat: Seat, k: number, rng: Rng, beyond: readonly number[] = [0]): Plan<LTW>[] {
  const own = playTurn(s, seat, (now) => policy(now, seat, rng));
  if (!own || k < 1) return [];
  const rated = new Map<string, Rated>();
  const judge = judgeFor(s, seat);
  const isBidding = s.phases[s.phases.length - 1]!.id === 'bidding';
  const add = (turn: ReturnType<typeof playTurn>, score?: number): void => {
    if (!turn) return;
    const key = JSON.stringify(turn.line);
    if (rated.has(key)) return;
    rated.set(key, score === undefined ? { line: turn.line, ...judge(turn.after) } : bidden(turn.line, score));
  };
  for (const { actions, score } of ideas(s, seat, k, beyond)) add(carriedOut(s, seat, actions, rng), score);
  const ownKey = JSON.stringify(own.line);
  if (!rated.has(ownKey)) add(own, isBidding ? 0 : undefined);
  const all = [...rated].sort(([, a], [, b]) => b.score - a.score);
  const sorted = all.filter(([, { score }]) => score >= all[0]![1].score - HOPELESS);
  // However low it is rated, the policy's own line is one of them.
  const kept = sorted.slice(0, k);
  if (!kept.some(([key]) => key === ownKey)) kept[Math.min(kept.length, k - 1)] = [ownKey, rated.get(ownKey)!];
  return withPriors(kept.map(([, plan]) => plan));
}

const bidden = (line: LTWAction[], score: number): Rated => ({ line, score, why: [{ term: 'influence', by: score }] });

/** What comes to mind in each phase; bids bring their score along. */
function ideas(s: State, seat: Seat, k: number, beyond: readonly number[]): { actions: LTWAction[]; score?: number }[] {
  const phase = s.phases[s.phases.length - 1]!;
  const board = boardOf(s);
  switch (phase.id) {
    case 'bidding':
      return ratedBids(s, seat, beyond).map(({ action, gain }) => ({ actions: [action], score: gain }));
    case 'payout':
      return COMPANIES.map((company) => ({ actions: [{ kind: 'choose', company }] }));
    case 'building':
    case 'line': {
      const done = phase.id === 'line' ? pathOf(board, phase.path) : null;
      const lines = goodLines(s, seat, done, BEAM, Math.max(k, 8)).map(({ path }) => {
        const names = path.map((at) => board.sectors[at]!.id);
        const ahead = names.slice(done?.length ?? 1).map((sector): LTWAction => ({ kind: 'extend', sector }));
        const first: LTWAction[] = done ? [] : [{ kind: 'start', sector: names[0]! }];
        return { actions: [...first, ...ahead, { kind: 'end-line' } as const] };
      });
      return [...lines, { actions: done ? [{ kind: 'end-line' }] : [PASS] }];
    }
    case 'trains':
      return [...carry.candidates(s, seat), ...hire.candidates(s, seat), PASS].map((action) => ({ actions: [action] }));
    case 'sales':
      return [...ratedDeals(s, seat, k).map(({ action }) => ({ actions: [action] })), { actions: [PASS] }];
    default:
      return [];
  }
}

/** The actions one after the other; what is owed at the end is paid as the policy pays. */
function carriedOut(s: State, seat: Seat, actions: readonly LTWAction[], rng: Rng): ReturnType<typeof playTurn> {
  let at = 0;
  return playTurn(s, seat, (now) => actions[at++] ?? policy(now, seat, rng));
}

/** Priors sum to one; the order of the scores stays. */
function withPriors(kept: readonly Rated[]): Plan<LTW>[] {
  const top = Math.max(...kept.map(({ score }) => score));
  const weights = kept.map(({ score }) => Math.exp((score - top) / TEMPERATURE));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return kept.map(({ line, why }, i) => ({ actions: line, prior: weights[i]! / sum, why }));
}

/** Rates a position by what the seat itself has gained. */
function judgeFor(s: State, seat: Seat): (after: State) => { score: number; why: Why } {
  const before = partsOf(s, seat);
  return (after) => {
    const why = changes(before, partsOf(after, seat));
    return { score: why.reduce((sum, { by }) => sum + by, 0), why };
  };
}

/** The terms that changed, the largest change first. */
function changes(before: Terms, after: Terms): Why {
  return Object.keys(after)
    .map((term) => ({ term, by: after[term]! - before[term]! }))
    .filter(({ by }) => Math.abs(by) > 1e-9)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}
