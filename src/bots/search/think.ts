/**
 * The search: a dozen whole turns (in an auction, prices to stop at) are tried side by side under the same dice, the
 * worse half is dropped again and again, and what is left is looked at more closely.
 */
import type { GameModule, GameTypes, Plan, Policy, Sealed, Seat } from '../../kernel/contract.ts';
import type { Rng } from '../../kernel/rng.ts';
import { type Luck, luckOf, NOTHING_TO_DEAL } from './luck.ts';
import { learn, newMoods, nextMoods } from './moods.ts';
import { type PlayoutSettings, playout, type Stop } from './playout.ts';
import { rootsOf } from './roots.ts';
import { backUp, descend, meanOf, type Node, newNode, perform, type TreeSettings } from './tree.ts';

export interface SearchSettings extends PlayoutSettings, TreeSettings {
  /** Playouts in all. */
  iterations: number;
  /** Whole turns tried. */
  plans: number;
  /** Moods that bidders try, as parts of their price; none = they bid by their policy. */
  moods: readonly number[];
}

export const USUAL: Omit<SearchSettings, 'iterations'> = {
  ...{ plans: 12, moods: [], pliesPerSeat: 2 },
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
  const roots = rootsOf(g, view, seat, settings.plans, rng).map(
    ({ plan, stop }): Option<G> => ({ plan, stop, node: newNode<G>(), squares: 0 }),
  );
  if (roots.length === 0) return null;
  if (roots.length === 1) return { best: roots[0]!, options: roots, iterations: 0 };
  const seed = rng.next();
  const policyOf = g.brain.quick?.(view) ?? (() => g.brain);
  const moods = hasMoods(g, settings) ? newMoods(settings.moods, (view as G['state']).seats) : null;
  let alive = roots;
  let spent = 0;
  const halvings = Math.ceil(Math.log2(roots.length));
  search: for (let stage = 0; stage < halvings; stage++) {
    const share = Math.floor((settings.iterations - spent) / (halvings - stage));
    const rounds = Math.max(1, Math.floor(share / alive.length));
    for (let n = 0; n < rounds; n++) {
      const luck = luckOf(seed, spent); // one for the round: every plan of it meets the same dice
      const bidding = moods && nextMoods(moods); // and the same bidders
      for (const option of alive) {
        const reward = tryOut(g, view, seat, option, luck, policyOf, bidding, settings);
        if (moods && bidding && reward) learn(moods, bidding, reward);
      }
      spent += alive.length;
      if (over()) break search;
    }
    alive = ordered(alive, seat).slice(0, Math.max(1, Math.ceil(alive.length / 2)));
  }
  const best = settled(ordered(alive, seat)[0]!, roots, seat, g.brain.caution ?? 0);
  return { best, options: [best, ...ordered(roots, seat).filter((one) => one !== best)], iterations: spent };
}

/** A quick policy has moods of its own, and without auctions there is nothing to be moody about. */
const hasMoods = <G extends GameTypes>({ brain }: GameModule<G>, { moods }: SearchSettings): boolean =>
  moods.length > 0 && brain.auction !== undefined && brain.quick === undefined;

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
  moods: readonly number[] | null,
  settings: SearchSettings,
): readonly number[] | null {
  const { plan, stop, node } = option;
  const draft = g.resample(view, seat, g.hidesNothing ? NOTHING_TO_DEAL : luck.deal());
  if (!perform(g, draft, seat, plan.actions, luck)) return null;
  const rng = luck.rng();
  // While a price is tried, the auction is played to its end first: the tree begins after it.
  const path = stop === null ? descend(g, view, draft, node, luck, rng, settings) : [node];
  const reward = playout(g, view, draft, luck, rng, policyOf(rng), settings, stop, moods);
  option.squares += reward[seat]! ** 2;
  backUp(path, reward);
  return reward;
}
