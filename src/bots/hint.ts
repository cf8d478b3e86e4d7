/**
 * The advice for a seat: the turn a short search likes best, how sure that is, and why. Reasons are what strikes the eye
 * (remarks of the game) and the terms of its value that the turn changes most. Everything comes from the seat's own view.
 */
import type { BotGame, GameModule, GameTypes, Params, Sealed, Seat, Terms } from '../kernel/contract.ts';
import { legal, nothingFor } from '../kernel/legal.ts';
import type { Hints, Remark } from '../kernel/remarks.ts';
import type { Rng } from '../kernel/rng.ts';
import { outlook } from './outlook.ts';
import { errorOf, type Option } from './search/option.ts';
import { type Thought, think, USUAL } from './search/think.ts';
import { meanOf } from './search/tree.ts';

/** Playouts for a hint: those of an Expert, or as many as its host has the time for. */
const HINT_PLAYOUTS = 200;
const MOST_REMARKS = 2;
const MOST_TERMS = 3;

/** How sure: nothing else can be done, the next best is clearly or a little worse, or just as good. */
export const SURENESS = ['only', 'clearly', 'slightly', 'equal'] as const;
export type Sureness = (typeof SURENESS)[number];

/** A term of the value and by how much the turn changes it, or (key `rival`) what it costs the best of the others. */
export interface TermReason {
  term: string;
  by: number;
  params: Params;
}

/** What the terms are compared with: passing, the position as it stands, or the next best turn. */
export type Against = 'pass' | 'now' | 'next';

export interface Hint<G extends GameTypes = GameTypes> {
  actions: G['action'][];
  /** In an auction: the price at which to stop; null for whoever is to bid no more. */
  stop: number | null;
  sure: Sureness;
  /** The next best turn. */
  next: G['action'][] | null;
  against: Against;
  remarks: Remark[];
  terms: TermReason[];
}

type Compared = Pick<Hint, 'against' | 'terms'>;

/** Null when there is nothing to decide. `over` lets a host end the thinking early. */
export function hintFor<G extends GameTypes>(
  g: BotGame<G>,
  hints: Hints<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
  over?: () => boolean,
  playouts = HINT_PLAYOUTS,
): Hint<G> | null {
  const thought = think(g, view, seat, rng, { ...USUAL, iterations: playouts }, over);
  if (!thought) return null;
  const { best, options } = thought;
  const first = JSON.stringify(best.plan.actions[0]);
  // Another turn is one that begins otherwise.
  const next = options.find(({ plan }) => JSON.stringify(plan.actions[0]) !== first) ?? null;
  const before = g.resample(view, seat, rng) as Sealed<G['state']>;
  const reach = ({ plan, stop }: Option<G>) => outlook(g, before, seat, plan.actions, stop?.limit ?? null);
  const after = reach(best);
  if (!after) throw new Error(`bug: ${g.id} advises what a rule forbids`);
  const nothing = nothingFor(g, before, seat);
  const isPass = nothing !== null && JSON.stringify(nothing) === first;
  const compare = (against: Against, other: Sealed<G['state']> | null): Compared => ({
    against,
    terms: other ? termsOf(g, seat, other, after).slice(0, MOST_TERMS) : [],
  });
  let compared =
    nothing && !isPass ? compare('pass', outlook(g, before, seat, [nothing], null)) : compare('now', before);
  // Doing nothing, or as good as nothing, is explained by what would be done otherwise.
  if (next && (isPass || compared.terms.length === 0)) compared = compare('next', reach(next));
  return {
    actions: best.plan.actions,
    stop: best.stop === null || first === JSON.stringify(wayOut(g, before, seat)) ? null : best.stop.limit,
    sure: next === null ? surenessAlone(g, before, seat) : surenessOver(thought, next, seat),
    next: next?.plan.actions ?? null,
    ...compared,
    remarks: dangersFirst(hints.remarks({ seat, actions: best.plan.actions, before, after })).slice(0, MOST_REMARKS),
  };
}

/** What whoever bids no more says in the auction now running: not always a pass (AOS-17). */
const wayOut = <G extends GameTypes>({ brain }: BotGame<G>, s: Sealed<G['state']>, seat: Seat): G['action'] =>
  brain.auction!.answer(s, seat, NO_PRICE);

const NO_PRICE = -1;

const dangersFirst = (remarks: readonly Remark[]): Remark[] => [
  ...remarks.filter(({ danger }) => danger),
  ...remarks.filter(({ danger }) => !danger),
];

/** Where nothing else was thought of: because nothing else may be done, or because nothing else comes near. */
const surenessAlone = <G extends GameTypes>(g: GameModule<G>, s: Sealed<G['state']>, seat: Seat): Sureness =>
  legal(g, s, seat).length > 1 ? 'clearly' : 'only';

const surenessOver = <G extends GameTypes>({ best, iterations }: Thought<G>, next: Option<G>, seat: Seat): Sureness =>
  iterations === 0 ? likelihoodOf(best, next) : surenessOf(best, next, seat);

/** Differences of utility below this are none; above it, the interval between the two decides. */
const EQUAL = 0.01;

function surenessOf<G extends GameTypes>(best: Option<G>, next: Option<G>, seat: Seat): Sureness {
  const ahead = meanOf(best.node, seat) - meanOf(next.node, seat);
  const error = Math.sqrt(errorOf(best, seat) + errorOf(next, seat));
  if (ahead < EQUAL || ahead < error / 2) return 'equal';
  return ahead > 2 * error ? 'clearly' : 'slightly';
}

/** Where nothing was played out, by how much likelier the plans themselves take the one to be: priors grow e times by a clear difference. */
function likelihoodOf<G extends GameTypes>(best: Option<G>, next: Option<G>): Sureness {
  const times = best.plan.prior / next.plan.prior;
  if (times < SAME) return 'equal';
  if (best.stop !== null) return 'slightly'; // a price is an estimate, however far the next one is from it
  return times >= Math.E ? 'clearly' : 'slightly';
}

const SAME = 1.05;

/** How the terms of a seat differ between two positions, in whole units, the largest first; then its best rival's loss. */
export function termsOf<G extends GameTypes>(
  g: BotGame<G>,
  seat: Seat,
  from: Sealed<G['state']>,
  to: Sealed<G['state']>,
): TermReason[] {
  const [old, now]: [Terms[], Terms[]] = [[], []];
  const [was, is] = [g.brain.value(from, old), g.brain.value(to, now)];
  const names = new Set([...Object.keys(old[seat]!), ...Object.keys(now[seat]!)]);
  const reasons = [...names].map((term): TermReason => {
    const by = Math.round((now[seat]![term] ?? 0) - (old[seat]![term] ?? 0));
    return { term, by, params: { by: Math.abs(by) } };
  });
  const rival = strongest(was, seat);
  if (rival !== null) {
    const by = Math.round(was[rival]! - is[rival]!);
    reasons.push({ term: 'rival', by, params: { seat: rival, by: Math.abs(by) } });
  }
  return reasons.filter(({ by }) => by !== 0).sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

function strongest(values: readonly number[], seat: Seat): Seat | null {
  let best: Seat | null = null;
  for (let other = 0; other < values.length; other++)
    if (other !== seat && (best === null || values[other]! > values[best]!)) best = other;
  return best;
}
