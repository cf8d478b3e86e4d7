/** Ways to go on that a search tries side by side, and how they compare. */
import type { GameTypes, Plan, Seat } from '../../kernel/contract.ts';
import type { Stop } from './playout.ts';
import { meanOf, type Node, newNode } from './tree.ts';

/** One way to go on, and how it fared. */
export interface Option<G extends GameTypes> extends Tried<G> {
  plan: Plan<G>;
  /** In an auction: the price at which it stops. */
  stop: Stop | null;
  /** What its plan has ahead of what playouts say: utility for being likely. */
  credit: number;
}

export interface Tried<G extends GameTypes> {
  node: Node<G>;
  /** Sum of the squares of the deciding seat's utilities: how far its playouts scatter. */
  squares: number;
  /** The deciding seat's utility in each round, in which others met the same dice; NaN where it could not be done under them. */
  rewards: number[];
}

export const untried = <G extends GameTypes>(): Tried<G> => ({ node: newNode<G>(), squares: 0, rewards: [] });

/** The same, whatever becomes of the option. */
export const triedSoFar = <G extends GameTypes>({ node, squares, rewards }: Option<G>): Tried<G> => ({
  ...{ node, squares, rewards },
});

/** A plan that is less likely than this is not believed in any less: its likelihood is a guess as well. */
const HARDLY = 1e-4;
export const creditOf = (prior: number, faith: number): number => faith * Math.log(Math.max(HARDLY, prior));

const worthOf = <G extends GameTypes>({ node, credit }: Option<G>, seat: Seat): number => meanOf(node, seat) + credit;

/** The better one first; equal, the likelier one. */
export const ordered = <G extends GameTypes>(options: readonly Option<G>[], seat: Seat): Option<G>[] =>
  [...options].sort((a, b) => worthOf(b, seat) - worthOf(a, seat) || b.plan.prior - a.plan.prior);

export const likeliestOf = <G extends GameTypes>(options: readonly Option<G>[]): Option<G> =>
  options.reduce((one, other) => (other.plan.prior > one.plan.prior ? other : one));

/** The square of the standard error of a mean. */
export function errorOf<G extends GameTypes>({ node, squares }: Option<G>, seat: Seat): number {
  const { visits } = node;
  if (visits < 2) return 1;
  const mean = meanOf(node, seat);
  return Math.max(0, squares / visits - mean * mean) / (visits - 1);
}

/** By how many standard errors of their difference one has fared better than another. */
export function aheadOf<G extends GameTypes>(one: Option<G>, other: Option<G>, seat: Seat): number {
  const ahead = meanOf(one.node, seat) - meanOf(other.node, seat);
  return ahead / Math.sqrt(errorOf(one, seat) + errorOf(other, seat));
}

/** Rounds before anything is taken to be sure: trees have grown by then, and with them the means may still turn. */
const SURE_FROM = 32;
/** Utilities this close are all the same to whoever has to choose. */
const ALL_THE_SAME = 0.002;

/** None of the others can be better to speak of, by so many standard errors; 0 = that is never sure. */
export function isAhead<G extends GameTypes>(alive: readonly Option<G>[], seat: Seat, sure: number): boolean {
  const [first, ...others] = ordered(alive, seat);
  if (sure === 0 || first!.rewards.length < SURE_FROM) return false;
  return others.every((other) => {
    const { mean, error } = differenceOf(first!.rewards, other.rewards);
    return mean + first!.credit - other.credit + ALL_THE_SAME > sure * error;
  });
}

/** By how much one has fared better than another under the same dice, and the standard error of that. */
function differenceOf(one: readonly number[], other: readonly number[]): { mean: number; error: number } {
  let n = 0;
  let sum = 0;
  let squares = 0;
  for (let round = 0; round < Math.min(one.length, other.length); round++) {
    const ahead = one[round]! - other[round]!;
    if (Number.isNaN(ahead)) continue;
    n += 1;
    sum += ahead;
    squares += ahead * ahead;
  }
  if (n < 2) return { mean: 0, error: 1 };
  const mean = sum / n;
  return { mean, error: Math.sqrt(Math.max(0, squares / n - mean * mean) / (n - 1)) };
}
