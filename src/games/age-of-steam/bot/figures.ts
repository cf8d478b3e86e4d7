/** What the goods of one place can bring by the roads there are: found once, whatever happens to the cubes. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { BEST_ENGINE, GOODS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { bitOf } from '../rules/goods.ts';
import { MOST_PLACES } from '../rules/met.ts';
import type { AosState } from '../state.ts';
import type { Roads } from './roads.ts';

type State = Sealed<AosState>;

/** What a rival's step costs, in steps of one's own. */
export const ENVY = 0.5;
/** Engines 0 to 6. */
export const ENGINES = BEST_ENGINE + 1;

/** The steps that the best delivery brings, by engine. */
export type Figures = readonly number[];

/** Of one place: by good and seat; null = nothing can be delivered. */
interface Found {
  /** The goods that were looked at. */
  goods: number;
  figures: readonly (Figures | null)[];
}

/** The roads as a search wants them. */
interface Paths {
  /** By place: the links that leave it, each as `to * 8 + owner`. */
  ways: readonly (readonly number[])[];
  /** By links left, then by place: a bit for each good that something within reach takes. */
  reach: readonly (readonly number[])[];
  found: Map<number, Found>;
}

const known = new WeakMap<Roads, Paths>();

function pathsOf(roads: Roads): Paths {
  const last = known.get(roads);
  if (last) return last;
  const ways = roads.out.map((out) => out.map(({ to, owner }) => to * 8 + owner));
  const reach: number[][] = [roads.takes.map(() => 0)];
  for (let left = 1; left <= BEST_ENGINE; left++) reach.push(oneLinkFurther(ways, roads, reach[left - 1]!));
  const paths: Paths = { ways, reach, found: new Map() };
  known.set(roads, paths);
  return paths;
}

function oneLinkFurther(ways: Paths['ways'], { takes, terminal }: Roads, nearer: readonly number[]): number[] {
  return ways.map((from) => {
    let goods = 0;
    for (const way of from) {
      const to = way >> 3;
      goods |= takes[to]! | (terminal[to] ? 0 : nearer[to]! & ~takes[to]!);
    }
    return goods;
  });
}

/** By good and seat; of one seat alone only routes are looked at that bring it a step more than they give away. */
export function figuresFrom(
  s: State,
  roads: Roads,
  place: number,
  goods: number,
  most: number,
  only: Seat | null,
): Found['figures'] {
  const paths = pathsOf(roads);
  const key = (place * 8 + (only ?? 7)) * 8 + most;
  const last = paths.found.get(key);
  if (last && (goods & ~last.goods) === 0) return last.figures;
  const all = goods | (last?.goods ?? 0);
  const figures = search(s, roads, paths, place, all, most, only);
  paths.found.set(key, { goods: all, figures });
  return figures;
}

const visited = new Uint8Array(MOST_PLACES);
const counts = new Int32Array(8);

function search(
  s: State,
  { takes, terminal }: Roads,
  { ways, reach }: Paths,
  place: number,
  goods: number,
  most: number,
  only: Seat | null,
): (Figures | null)[] {
  const first = only ?? 0;
  const seats = only === null ? s.seats : 1;
  const best = new Float64Array(GOODS.length * seats * ENGINES);
  const bonus = bonuses(s);
  /** A route of so many links has come to a place that takes these goods. */
  const note = (taken: number, length: number): void => {
    const shared = length - counts[6]! - counts[7]!;
    for (let i = 0; i < seats; i++) {
      const own = counts[first + i]!;
      if (own === 0) continue;
      const worth = own - ENVY * (shared - own);
      for (let bits = taken; bits !== 0; bits &= bits - 1) {
        const good = 31 - Math.clz32(bits & -bits);
        const at = (good * seats + i) * ENGINES + length;
        const more = bonus[good]!;
        if (worth + more > best[at]!) best[at] = worth + more;
      }
    }
  };
  const go = (at: number, carried: number, length: number): void => {
    visited[at] = 1;
    const from = ways[at]!;
    const now = length + 1;
    const further = reach[most - now]!;
    for (let i = 0; i < from.length; i++) {
      const to = from[i]! >> 3;
      if (visited[to] === 1) continue;
      const owner = from[i]! & 7;
      counts[owner]! += 1;
      const taken = carried & takes[to]!;
      if (taken !== 0) note(taken, now);
      // Goods that find nobody further on are not led any further.
      const rest = carried & ~taken & further[to]!;
      if (rest !== 0 && !terminal[to] && (only === null || hopeful(only, now, most))) go(to, rest, now);
      counts[owner]! -= 1;
    }
    visited[at] = 0;
  };
  if (most > 0 && (goods & reach[most]![place]!) !== 0) go(place, goods, 0);
  return figuresIn(best);
}

/** A better engine does what a lesser one does. */
function figuresIn(best: Float64Array): (Figures | null)[] {
  const figures: (Figures | null)[] = [];
  for (let from = 0; from < best.length; from += ENGINES) {
    const by = [0];
    for (let i = 1; i < ENGINES; i++) by.push(Math.max(by[i - 1]!, best[from + i]!));
    figures.push(by[ENGINES - 1]! > 0 ? by : null);
  }
  return figures;
}

/** Can this route still bring a step more than it gives away? */
const hopeful = (seat: Seat, length: number, most: number): boolean => {
  const own = counts[seat]!;
  const others = length - own - counts[6]! - counts[7]!;
  return own + (most - length) - ENVY * others >= 1;
};

/** AOS-67: what some goods bring besides, by their number. */
function bonuses(s: State): number[] {
  const bonus = GOODS.map(() => 0);
  for (const { good, income } of mapOf(s).rules.deliveryBonus) bonus[31 - Math.clz32(bitOf(good))] = income;
  return bonus;
}
