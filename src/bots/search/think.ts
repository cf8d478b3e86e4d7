/**
 * The search: a dozen whole turns (in an auction, prices to stop at) are tried side by side under the same dice, the
 * worse half is dropped again and again, and what is left is looked at more closely.
 */
import type { GameModule, GameTypes, Plan, Policy, Sealed, Seat } from '../../kernel/contract.ts';
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
}

export const USUAL: Omit<SearchSettings, 'iterations'> = {
  ...{ plans: 12, foresee: 0, pliesPerSeat: 2 },
  ...{ ripe: 6, width: 8, explore: 1.2, untried: 0.1, wide: 2, grow: 0.4, deepest: 4 },
};

/** One way to go on, and how it fared. */
export interface Option<G extends GameTypes> {
  plan: Plan<G>;
  /** In an auction: the price at which it stops. */
  stop: Stop | null;
  node: Node<G>;
  /** Sum of the squares of the deciding seat's utilities: how far its playouts scatter. */
  squares: number;
}

export interface Thought<G extends GameTypes> {
  best: Option<G>;
  /** All that were tried, the best first. */
  options: Option<G>[];
  iterations: number;
}

/** `over` is asked once a round: a host that has a clock ends the search with the best so far. */
export function think<G extends GameTypes>(
  g: GameModule<G>,
  view: Sealed<G['state']>,
  seat: Seat,
  rng: Rng,
  settings: SearchSettings,
  over: () => boolean = () => false,
): Thought<G> | null {
  const most = Math.min(settings.plans, g.brain.mostPlans ?? settings.plans);
  const roots = rootsOf(g, view, seat, most, rng).map(
    ({ plan, stop }): Option<G> => ({ plan, stop, node: newNode<G>(), squares: 0 }),
  );
  if (roots.length === 0) return null;
  if (roots.length === 1 || g.brain.trustsPlans?.(view)) return { best: roots[0]!, options: roots, iterations: 0 };
  const seed = rng.next();
  const policyOf = g.brain.quick?.(view) ?? (() => g.brain);
  const key = roots[0]!.stop?.key ?? null;
  // A quick policy has ideas of its own about how far others go.
  const forRivals = key === null || g.brain.quick ? 0 : Math.floor(settings.foresee * settings.iterations);
  const own = settings.iterations - forRivals;
  let rivals = FORESEEN_NOTHING;
  let alive = roots;
  let spent = 0;
  const halvings = Math.ceil(Math.log2(roots.length));
  search: for (let stage = 0; stage < halvings; stage++) {
    const share = Math.floor((own - spent) / (halvings - stage));
    const rounds = Math.max(1, Math.floor(share / alive.length));
    for (let n = 0; n < rounds; n++) {
      // Whom a clock interrupts has tried every price at least a little: the rivals come after that.
      if (key !== null && forRivals > 0 && stage === 0 && n === FIRST_LOOK)
        rivals = foreseen(g, view, seat, key, seed, forRivals, settings, over);
      const luck = luckOf(seed, spent); // one for the round: every plan of it meets the same dice
      const stops = rivals.stops(n); // and the same bidders
      for (const option of alive) tryOut(g, view, seat, option, luck, policyOf, stops, settings);
      spent += alive.length;
      if (over()) break search;
    }
    alive = ordered(alive, seat).slice(0, Math.max(1, Math.ceil(alive.length / 2)));
  }
  const best = settled(ordered(alive, seat)[0]!, roots, seat, g.brain.caution ?? 0);
  return {
    best,
    options: [best, ...ordered(roots, seat).filter((one) => one !== best)],
    iterations: spent + rivals.spent,
  };
}

/** Rounds before a search turns to the rivals. */
const FIRST_LOOK = 4;

/** The better mean first; equal, the likelier one. */
const ordered = <G extends GameTypes>(options: readonly Option<G>[], seat: Seat): Option<G>[] =>
  [...options].sort((a, b) => meanOf(b.node, seat) - meanOf(a.node, seat) || b.plan.prior - a.plan.prior);

/** The likeliest plan, unless the one that fared best did so by more than chance: by `caution` standard errors. */
function settled<G extends GameTypes>(
  best: Option<G>,
  roots: readonly Option<G>[],
  seat: Seat,
  caution: number,
): Option<G> {
  if (caution === 0) return best;
  const likeliest = roots.reduce((one, other) => (other.plan.prior > one.plan.prior ? other : one));
  if (likeliest.plan.prior <= best.plan.prior || likeliest.node.visits === 0) return best;
  const ahead = meanOf(best.node, seat) - meanOf(likeliest.node, seat);
  return ahead < caution * Math.sqrt(errorOf(best, seat) + errorOf(likeliest, seat)) ? likeliest : best;
}

/** The square of the standard error of a mean. */
export function errorOf<G extends GameTypes>({ node, squares }: Option<G>, seat: Seat): number {
  const { visits } = node;
  if (visits < 2) return 1;
  const mean = meanOf(node, seat);
  return Math.max(0, squares / visits - mean * mean) / (visits - 1);
}

function tryOut<G extends GameTypes>(
  g: GameModule<G>,
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
  if (!perform(g, draft, seat, plan.actions, luck)) return;
  const rng = luck.rng();
  // While a price is tried, the auction is played to its end first: the tree begins after it.
  const path = stop === null ? descend(g, view, draft, node, luck, rng, settings) : [node];
  const reward = playout(g, view, draft, luck, rng, policyOf(rng), settings, stop ? [stop, ...rivals] : rivals);
  option.squares += reward[seat]! ** 2;
  backUp(path, reward);
}
