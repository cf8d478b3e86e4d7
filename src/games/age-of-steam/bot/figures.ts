/** What the goods of one place can bring by the roads there are: found once, whatever happens to the cubes. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { BEST_ENGINE, GOODS } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { bitOf } from '../rules/goods.ts';
import { MOST_PLACES } from '../rules/met.ts';
import { recent } from '../rules/recent.ts';
import type { AosState } from '../state.ts';
import { type Paths, pathsOf } from './paths.ts';
import type { Roads } from './roads.ts';

type State = Sealed<AosState>;

/** What a rival's step costs, in steps of one's own. */
export const ENVY = 0.5;
/** Engines 0 to 6. */
export const ENGINES = BEST_ENGINE + 1;
const MOST_SEATS = 6;

/** The steps that the best delivery brings, by engine. */
export type Figures = readonly number[];

/** Of one place: by good and seat; null = nothing can be delivered. */
export interface Found {
  /** The goods that were looked at. */
  goods: number;
  figures: readonly (Figures | null)[];
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
  const { before } = roads;
  // Where no new link is within reach all is as it was.
  if (before && paths.near[place]! >= most) return figuresFrom(s, before, place, goods, most, only);
  const key = (place * 8 + (only ?? 7)) * 8 + most;
  const last = paths.found.get(key);
  if (last && (goods & ~last.goods) === 0) return last.figures;
  const all = goods | (last?.goods ?? 0);
  const fresh = search(s, roads, paths, place, all, most, only);
  const figures = before ? better(figuresFrom(s, before, place, all, most, only), fresh) : fresh;
  paths.found.set(key, { goods: all, figures });
  return figures;
}

/** The better of two for each good and seat. */
function better(old: Found['figures'], fresh: Found['figures']): Found['figures'] {
  return old.map((one, i) => {
    const other = fresh[i]!;
    if (one === null || other === null) return one ?? other;
    return one.map((steps, engine) => Math.max(steps, other[engine]!));
  });
}

const visited = new Uint8Array(MOST_PLACES);
const counts = new Int32Array(8);
/** By good, seat and length of a route: cleared before each search. */
const best = new Float64Array(GOODS.length * MOST_SEATS * ENGINES);

/** Every route; where links have been added to other roads, only those along a new one. */
function search(
  s: State,
  { takes, terminal, before }: Roads,
  { ways, reach, old, near }: Paths,
  place: number,
  goods: number,
  most: number,
  only: Seat | null,
): (Figures | null)[] {
  const first = only ?? 0;
  const seats = only === null ? s.seats : 1;
  const size = GOODS.length * seats;
  if (most === 0 || (goods & reach[most]![place]!) === 0) return new Array<null>(size).fill(null);
  best.fill(0, 0, size * ENGINES);
  const bonus = bonusOf(mapOf(s));
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
  const go = (at: number, carried: number, length: number, wasNew: boolean): void => {
    visited[at] = 1;
    const from = ways[at]!;
    const now = length + 1;
    const further = reach[most - now]!;
    for (let i = 0; i < from.length; i++) {
      const to = from[i]! >> 3;
      if (visited[to] === 1) continue;
      const isNew = wasNew || i >= old[at]!;
      if (!isNew && now + near[to]! >= most) continue;
      const owner = from[i]! & 7;
      counts[owner]! += 1;
      const taken = carried & takes[to]!;
      if (taken !== 0 && isNew) note(taken, now);
      // Goods that find nobody further on are not led any further.
      const rest = carried & ~taken & further[to]!;
      if (rest !== 0 && !terminal[to] && (only === null || hopeful(only, now, most))) go(to, rest, now, isNew);
      counts[owner]! -= 1;
    }
    visited[at] = 0;
  };
  go(place, goods, 0, before === null);
  return figuresIn(size);
}

/** A better engine does what a lesser one does. */
function figuresIn(size: number): (Figures | null)[] {
  const figures: (Figures | null)[] = [];
  for (let i = 0; i < size; i++) {
    const by = [0];
    for (let engine = 1; engine < ENGINES; engine++) by.push(Math.max(by[engine - 1]!, best[i * ENGINES + engine]!));
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

const known = recent<AosMap, readonly number[]>(2);

/** AOS-67: what some goods bring besides, by their number. */
function bonusOf(map: AosMap): readonly number[] {
  const last = known.get(map);
  if (last) return last;
  const bonus = GOODS.map(() => 0);
  for (const { good, income } of map.rules.deliveryBonus) bonus[31 - Math.clz32(bitOf(good))] = income;
  return known.put(map, bonus);
}
