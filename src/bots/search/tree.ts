/**
 * The tree below the root: a node is a sequence of plans, not a state, so that one tree serves every deal and every
 * roll of dice. Each seat goes for its own entry of the vector of utilities.
 */
import type { BotGame, GameTypes, Plan, Sealed, Seat } from '../../kernel/contract.ts';
import { advance } from '../../kernel/engine.ts';
import { isOver, toAct } from '../../kernel/phases.ts';
import type { Rng } from '../../kernel/rng.ts';
import type { Luck } from './luck.ts';
import type { PlayoutSettings } from './playout.ts';

export interface Node<G extends GameTypes> {
  visits: number;
  /** Sum of the utilities of each seat. */
  sums: number[];
  /** Plans of whoever is to act, best first; null until they are asked for. */
  children: Child<G>[] | null;
  /** How many of them are looked at by now. */
  looked: number;
}

interface Child<G extends GameTypes> {
  plan: Plan<G>;
  seat: Seat;
  node: Node<G>;
}

export interface TreeSettings {
  /** Visits after which a node gets children. */
  ripe: number;
  /** Plans asked for at a node. */
  width: number;
  /** Exploration, and how much worse an untried plan is taken to be than its parent. */
  explore: number;
  untried: number;
  /** Progressive widening: how many children are looked at after n visits, `wide * n ** grow`. */
  wide: number;
  grow: number;
  /** Plans deep. */
  deepest: number;
}

export const newNode = <G extends GameTypes>(): Node<G> => ({ visits: 0, sums: [], children: null, looked: 0 });

export const meanOf = <G extends GameTypes>({ visits, sums }: Node<G>, seat: Seat): number =>
  visits === 0 ? 0 : sums[seat]! / visits;

/** Goes down from a node as far as the tree reaches, carrying out plans on the draft; gives the nodes it passed. */
export function descend<G extends GameTypes>(
  g: BotGame<G>,
  root: Sealed<G['state']>,
  draft: G['state'],
  from: Node<G>,
  luck: Luck,
  rng: Rng,
  settings: TreeSettings & Pick<PlayoutSettings, 'further'>,
): Node<G>[] {
  const path = [from];
  let node = from;
  const deepest = Math.min(settings.deepest, g.brain.deepest?.(root) ?? settings.deepest);
  while (path.length <= deepest && node.visits >= settings.ripe) {
    const s = draft as Sealed<G['state']>;
    const seat = isOver(s) ? undefined : toAct(g, s)[0];
    if (seat === undefined || isJudged(g, s, root, settings.further)) break;
    node.children ??= childrenOf(g, s, seat, settings.width, rng);
    const child = select(node, seat, settings);
    // Under other dice another seat may be to act here, or the plan be forbidden: the playout takes over.
    if (!child || !perform(g, draft, seat, child.plan.actions, luck)) break;
    node = child.node;
    path.push(node);
  }
  return path;
}

/** Apart: a closure in a loop makes room for itself on every turn of it. */
const childrenOf = <G extends GameTypes>(
  { brain }: BotGame<G>,
  s: Sealed<G['state']>,
  seat: Seat,
  width: number,
  rng: Rng,
): Child<G>[] => brain.plans(s, seat, width, rng).map((plan) => ({ plan, seat, node: newNode<G>() }));

/** Where every playout is cut at the next such moment, none goes past it: estimates of different moments do not compare. */
const isJudged = <G extends GameTypes>(
  { brain }: BotGame<G>,
  s: Sealed<G['state']>,
  root: Sealed<G['state']>,
  further: number,
): boolean => brain.pliesPerSeat === 0 && brain.horizon(s, root, further);

function select<G extends GameTypes>(
  node: Node<G>,
  seat: Seat,
  { explore, untried, wide, grow }: TreeSettings,
): Child<G> | null {
  const { visits, children, sums } = node;
  if (children === null) return null;
  if (node.looked < children.length) node.looked = Math.min(children.length, widened(visits, wide, grow));
  const spread = Math.sqrt(visits);
  const guess = (visits === 0 ? 0.5 : sums[seat]! / visits) - untried;
  let best: Child<G> | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < node.looked; i++) {
    const child = children[i]!;
    if (child.seat !== seat) continue;
    const tried = child.node.visits;
    const mean = tried === 0 ? guess : child.node.sums[seat]! / tried;
    const score = mean + (explore * child.plan.prior * spread) / (1 + tried);
    if (score <= most) continue;
    most = score;
    best = child;
  }
  return best;
}

/** Children looked at after so many visits, kept for the settings last asked for: in a game of small moves a power costs as much as one of them. */
const known: { wide: number; grow: number; after: number[] } = { wide: 0, grow: 0, after: [] };

function widened(visits: number, wide: number, grow: number): number {
  if (known.wide !== wide || known.grow !== grow) Object.assign(known, { wide, grow, after: [] });
  const { after } = known;
  while (after.length <= visits) after.push(Math.ceil(wide * after.length ** grow));
  return after[visits]!;
}

/** Carries a plan out as far as it goes; false when not even its first action was allowed. */
export function perform<G extends GameTypes>(
  g: BotGame<G>,
  draft: G['state'],
  seat: Seat,
  actions: readonly G['action'][],
  luck: Luck,
): boolean {
  for (let i = 0; i < actions.length; i++) {
    if (advance(g, draft, seat, actions[i]!, luck.dice) !== null) return i > 0;
  }
  return true;
}

export function backUp<G extends GameTypes>(path: readonly Node<G>[], reward: readonly number[]): void {
  for (const node of path) {
    node.visits += 1;
    if (node.visits === 1) node.sums = reward.slice();
    else for (let seat = 0; seat < reward.length; seat++) node.sums[seat]! += reward[seat]!;
  }
}
