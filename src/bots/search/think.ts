/**
 * The search: a dozen whole turns (in an auction, prices to stop at) are tried side by side under the same dice, the
 * worse half is dropped again and again, and what is left is looked at more closely.
 */
import type { BotGame, GameTypes, Plan, Policy, Sealed, Seat } from '../../kernel/contract.ts';
import type { Rng } from '../../kernel/rng.ts';
import { type Luck, luckOf, NOTHING_TO_DEAL } from './luck.ts';
import { type PlayoutSettings, playout, type Stop } from './playout.ts';
import { FORESEEN_NOTHING, foreseen } from './rivals.ts';
import { rootsOf } from './roots.ts';
import { backUp, descend, meanOf, type Node, newNode, perform, type TreeSettings } from './tree.ts';

export interface SearchSettings extends PlayoutSettings, TreeSettings {
  /** Playouts in all. */
  iterations: number;
  /** Whole turns tried. */
  plans: number;
  /** The part of the playouts in which rivals in an auction find out where to stop; 0 = they bid by their policy. */
  foresee: number;
  /** Turns at the most that are looked at more closely in the end: their playouts go further, where the brain says how far; 0 = none. */
  finalists: number;
  /** How much of a brain's faith in its plans is added to what playouts say: 0 = none, 1 = all. */
  faith: number;
  /** By how many standard errors one turn must be ahead of every other still tried for the search to end with it; 0 = it never ends early. */
  sure: number;
}

export const USUAL: Omit<SearchSettings, 'iterations'> = {
  ...{ plans: 12, foresee: 0, finalists: 0, faith: 0, sure: 0 },
  ...{ pliesPerSeat: 2, further: 0 },
  ...{ ripe: 6, width: 8, explore: 1.2, untried: 0.1, wide: 2, grow: 0.4, deepest: 4 },
};

/** One way to go on, and how it fared. */
export interface Option<G extends GameTypes> {
  plan: Plan<G>;
  /** In an auction: the price at which it stops. */
  stop: Stop | null;
  node: Node<G>;
  /** What its plan has ahead of what playouts say: utility for being likely. */
  credit: number;
  /** Sum of the squares of the deciding seat's utilities: how far its playouts scatter. */
  squares: number;
  /** The deciding seat's utility in each round: others met the same dice in it. */
  rewards: number[];
}

export interface Thought<G extends GameTypes> {
  best: Option<G>;
  /** All that were tried, the best first. */
  options: Option<G>[];
  iterations: number;
}

/** `over` is asked once a round: a host that has a clock ends the search with the best so far. */
export function think<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
  settings: SearchSettings,
  over: () => boolean = () => false,
): Thought<G> | null {
  const most = Math.min(settings.plans, g.brain.mostPlans ?? settings.plans);
  const faith = settings.faith * (g.brain.faith ?? 0);
  const roots = rootsOf(g, view, seat, most, rng).map(
    ({ plan, stop }): Option<G> => ({ plan, stop, ...fresh(), credit: stop ? 0 : faith * Math.log(plan.prior) }),
  );
  if (roots.length === 0) return null;
  if (roots.length === 1 || g.brain.trustsPlans?.(view)) return { best: roots[0]!, options: roots, iterations: 0 };
  const seed = rng.next();
  const policyOf = g.brain.quick?.(view) ?? (() => g.brain);
  const key = roots[0]!.stop?.key ?? null;
  // A quick policy has ideas of its own about how far others go.
  const forRivals = key === null || g.brain.quick ? 0 : Math.floor(settings.foresee * settings.iterations);
  const further = settings.finalists > 0 ? (g.brain.further?.(view) ?? 0) : 0;
  let own = settings.iterations - forRivals;
  let course: SearchSettings = settings;
  let rivals = FORESEEN_NOTHING;
  let alive = roots;
  let spent = 0;
  const halvings = Math.ceil(Math.log2(roots.length));
  search: for (let stage = 0; stage < halvings; stage++) {
    if (further > course.further && alive.length <= settings.finalists) {
      // Estimates of different moments do not compare: the finalists begin anew. Their playouts take longer and are fewer.
      alive = withLikeliest(alive, roots);
      for (const option of alive) Object.assign(option, fresh());
      own = Math.min(own, spent + Math.ceil(own / 2));
      course = { ...settings, further };
    }
    const share = Math.floor((own - spent) / (halvings - stage));
    const rounds = Math.max(1, Math.floor(share / alive.length));
    for (let n = 0; n < rounds; n++) {
      // Whom a clock interrupts has tried every price at least a little: the rivals come after that.
      if (key !== null && forRivals > 0 && stage === 0 && n === FIRST_LOOK)
        rivals = foreseen(g, view, seat, key, seed, forRivals, settings, over);
      const luck = luckOf(seed, spent); // one for the round: every plan of it meets the same dice
      const stops = rivals.stops(n); // and the same bidders
      for (const option of alive) tryOut(g, view, seat, option, luck, policyOf, stops, course);
      spent += alive.length;
      // Once the rivals have been thought of, if they are to be, and playouts go as far as they will.
      const isTold = (forRivals === 0 || rivals !== FORESEEN_NOTHING) && course.further === further;
      const maySettle = isTold && n % SETTLED_EVERY === SETTLED_EVERY - 1;
      if (over() || (maySettle && isAhead(alive, seat, settings.sure))) break search;
    }
    alive = ordered(alive, seat).slice(0, Math.max(1, Math.ceil(alive.length / 2)));
  }
  const best = settled(ordered(alive, seat)[0]!, roots, seat, g.brain.caution?.(view) ?? 0);
  return {
    best,
    options: [best, ...ordered(roots, seat).filter((one) => one !== best)],
    iterations: spent + rivals.spent,
  };
}

const fresh = <G extends GameTypes>(): Pick<Option<G>, 'node' | 'squares' | 'rewards'> => ({
  ...{ node: newNode<G>(), squares: 0, rewards: [] },
});

const likeliestOf = <G extends GameTypes>(roots: readonly Option<G>[]): Option<G> =>
  roots.reduce((one, other) => (other.plan.prior > one.plan.prior ? other : one));

/** However it has fared so far: those that are left are held against it in the end. */
function withLikeliest<G extends GameTypes>(alive: readonly Option<G>[], roots: readonly Option<G>[]): Option<G>[] {
  const likeliest = likeliestOf(roots);
  return alive.includes(likeliest) ? [...alive] : [...alive, likeliest];
}

/** Rounds before a search turns to the rivals. */
const FIRST_LOOK = 4;
/** Rounds between two looks whether one turn is far enough ahead of the others. */
const SETTLED_EVERY = 8;

/** Utilities this close are all the same to whoever has to choose. */
const ALL_THE_SAME = 0.002;

/** None of the others can be better to speak of, by so many standard errors. */
function isAhead<G extends GameTypes>(alive: readonly Option<G>[], seat: Seat, sure: number): boolean {
  if (sure === 0) return false;
  const [first, ...others] = ordered(alive, seat);
  return others.every((other) => {
    const { mean, error } = differenceOf(first!.rewards, other.rewards);
    return mean + first!.credit - other.credit + ALL_THE_SAME > sure * error;
  });
}

/** By how much one has fared better than another under the same dice, and the standard error of that. */
function differenceOf(one: readonly number[], other: readonly number[]): { mean: number; error: number } {
  const n = Math.min(one.length, other.length);
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < n; i++) {
    const ahead = one[i]! - other[i]!;
    sum += ahead;
    squares += ahead * ahead;
  }
  const mean = sum / n;
  return { mean, error: n < 2 ? 1 : Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
}

/** By how many standard errors of their difference one has fared better than another. */
function aheadOf<G extends GameTypes>(one: Option<G>, other: Option<G>, seat: Seat): number {
  const ahead = meanOf(one.node, seat) - meanOf(other.node, seat);
  return ahead / Math.sqrt(errorOf(one, seat) + errorOf(other, seat));
}

/** The better mean first; equal, the likelier one. */
const ordered = <G extends GameTypes>(options: readonly Option<G>[], seat: Seat): Option<G>[] =>
  [...options].sort((a, b) => worthOf(b, seat) - worthOf(a, seat) || b.plan.prior - a.plan.prior);

const worthOf = <G extends GameTypes>({ node, credit }: Option<G>, seat: Seat): number => meanOf(node, seat) + credit;

/** The likeliest plan, unless the one that fared best did so by more than chance: by `caution` standard errors. */
function settled<G extends GameTypes>(
  best: Option<G>,
  roots: readonly Option<G>[],
  seat: Seat,
  caution: number,
): Option<G> {
  if (caution === 0) return best;
  const likeliest = likeliestOf(roots);
  if (likeliest.plan.prior <= best.plan.prior || likeliest.node.visits === 0) return best;
  return aheadOf(best, likeliest, seat) < caution ? likeliest : best;
}

/** The square of the standard error of a mean. */
export function errorOf<G extends GameTypes>({ node, squares }: Option<G>, seat: Seat): number {
  const { visits } = node;
  if (visits < 2) return 1;
  const mean = meanOf(node, seat);
  return Math.max(0, squares / visits - mean * mean) / (visits - 1);
}

function tryOut<G extends GameTypes>(
  g: BotGame<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  option: Option<G>,
  luck: Luck,
  policyOf: (rng: Rng) => Policy<G>,
  rivals: readonly Stop[],
  settings: SearchSettings,
): void {
  const { plan, stop, node } = option;
  const draft = g.resample(view, seat, g.hidesNothing ? NOTHING_TO_DEAL : luck.deal());
  if (!perform(g, draft, seat, plan.actions, luck)) {
    option.rewards.push(meanOf(node, seat)); // under these dice it cannot be done: nothing is learnt of it
    return;
  }
  const rng = luck.rng();
  // While a price is tried, the auction is played to its end first: the tree begins after it.
  const path = stop === null ? descend(g, view, draft, node, luck, rng, settings) : [node];
  const reward = playout(g, view, draft, luck, rng, policyOf(rng), settings, stop ? [stop, ...rivals] : rivals);
  option.squares += reward[seat]! ** 2;
  option.rewards.push(reward[seat]!);
  backUp(path, reward);
}
