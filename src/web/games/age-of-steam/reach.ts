/** The calculator of deliveries: what a seat can reach, by cube and city, the best first. The rules say what is reachable. */
import {
  type AosAction,
  type AosState,
  BEST_ENGINE,
  type Good,
  mapOf,
  reachable,
} from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';

type State = Sealed<AosState>;

export interface Route {
  readonly action: Extract<AosAction, { kind: 'deliver' }>;
  readonly links: number;
  /** By seat: steps of income. */
  readonly gains: readonly number[];
  /** Steps for the seat asked about, and for all others together. */
  readonly own: number;
  readonly others: number;
}

/** A colour of cube in one place and a city that takes it. */
export interface Pair {
  readonly key: string;
  readonly hex: string;
  readonly good: Good;
  /** How many such cubes lie there. */
  readonly cubes: number;
  readonly into: string;
  /** The best first; of routes that pay everybody the same, the shortest alone. */
  readonly routes: readonly [Route, ...Route[]];
}

/** Most for oneself, then least for the others, then fewest links: as the routes of a cube are offered. */
const better = (a: Route, b: Route): number => b.own - a.own || a.others - b.others || a.links - b.links;

/** What a seat can deliver with an engine of so many links. */
export function pairsOf(s: State, seat: Seat, engine: number): Pair[] {
  const byPair = new Map<string, { hex: string; good: Good; into: string; routes: Route[] }>();
  for (const { action, into, gains } of reachable(s, seat, engine)) {
    const { hex, good, route } = action;
    const key = `${hex} ${good} ${into}`;
    const own = gains[seat]!;
    const others = gains.reduce((sum, n) => sum + n, 0) - own;
    const found = byPair.get(key) ?? { hex, good, into, routes: [] };
    found.routes.push({ action, links: route.length, gains, own, others });
    byPair.set(key, found);
  }
  return [...byPair]
    .map(([key, { routes, ...pair }]) => ({ key, ...pair, cubes: countCubes(s, pair), routes: distinct(routes) }))
    .sort((a, b) => better(a.routes[0], b.routes[0]));
}

/** What one link more would open: pairs out of reach today, and pairs that would pay this seat more. */
export function openedBy(s: State, seat: Seat): Pair[] {
  const { engine } = s.players[seat]!;
  if (engine >= BEST_ENGINE) return [];
  const today = new Map(pairsOf(s, seat, engine).map(({ key, routes }) => [key, routes[0].own]));
  return pairsOf(s, seat, engine + 1).filter(({ key, routes }) => routes[0].own > (today.get(key) ?? -1));
}

function distinct(routes: readonly Route[]): [Route, ...Route[]] {
  const [first, ...rest] = routes.toSorted(better);
  const seen = new Set([`${first!.gains}`]);
  return [first!, ...rest.filter(({ gains }) => !seen.has(`${gains}`) && seen.add(`${gains}`))];
}

function countCubes(s: State, { hex, good }: { hex: string; good: Good }): number {
  const { place } = mapOf(s).hexes[mapOf(s).indexOf.get(hex)!]!;
  return s.cubes[place]!.filter((cube) => cube === good).length;
}
