/** What the goods of one place can bring by the roads there are: found once, whatever happens to the cubes. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { BEST_ENGINE, GOODS } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { bitOf } from '../rules/goods.ts';
import { MOST_PLACES } from '../rules/met.ts';
import { recent } from '../rules/recent.ts';
import type { AosState } from '../state.ts';
import { type Paths, pathsOf, reachOf } from './paths.ts';
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
  const { before, swapped } = roads;
  const paths = pathsOf(roads);
  // Where nothing new is within reach all is as it was.
  if (before && (paths.near[place]! >= most || (swapped !== 0 && (goods & swapped) === 0)))
    return figuresFrom(s, before, place, goods, most, only);
  // On roads that nobody asks about again nothing is kept.
  const { found } = paths;
  if (found === null) return figuresOn(s, roads, paths, place, goods, most, only);
  const key = keyOf(place, most, only);
  const last = found.get(key);
  if (last && (goods & ~last.goods) === 0) return last.figures;
  const all = goods | (last?.goods ?? 0);
  const figures =
    (only === null ? null : narrowed(s, paths, found, place, all, most, only)) ??
    figuresOn(s, roads, paths, place, all, most, only);
  found.set(key, { goods: all, figures });
  if (only === null) paths.wide = most;
  return figures;
}

const keyOf = (place: number, most: number, only: Seat | null): number => (place * 8 + (only ?? 7)) * 8 + most;

/** What is known of roads before, and every route that was not there yet. */
function figuresOn(
  s: State,
  roads: Roads,
  paths: Paths,
  place: number,
  goods: number,
  most: number,
  only: Seat | null,
): Found['figures'] {
  const { before, swapped } = roads;
  if (before === null) return search(s, roads, paths, place, goods, most, only, null);
  const last = figuresFrom(s, before, place, goods, most, only);
  if (swapped === 0) return search(s, roads, paths, place, goods, most, only, last);
  // Each good goes its own way: those of other colours find the places that take them where they were.
  const fresh = search(s, roads, paths, place, goods & swapped, most, only, null);
  const each = only === null ? s.seats : 1;
  return last.map((one, i) => ((swapped >> Math.floor(i / each)) & 1 ? fresh[i]! : one));
}

/**
 * What is known for all seats says it for one alone as well, unless the best that it knows is a route that would not have been looked at; then
 * null. No route is left out that may still bring a step with the links that are left.
 */
function narrowed(
  s: State,
  { wide }: Paths,
  found: ReadonlyMap<number, Found>,
  place: number,
  goods: number,
  most: number,
  seat: Seat,
): Found['figures'] | null {
  const all = wide < most ? undefined : found.get(keyOf(place, wide, null));
  if (all === undefined || (goods & ~all.goods) !== 0) return null;
  const more = bonusOf(mapOf(s));
  const figures = new Array<Figures | null>(GOODS.length).fill(null);
  for (let bits = goods; bits !== 0; bits &= bits - 1) {
    const good = 31 - Math.clz32(bits & -bits);
    const by = all.figures[good * s.seats + seat]!;
    if (by === null || by[most] === 0) continue;
    for (let length = 1; length <= most; length++)
      if (by[length]! > by[length - 1]! && by[length]! - more[good]! + most - length < 1) return null;
    figures[good] = by[most] === by[BEST_ENGINE] ? by : by.map((steps, engine) => (engine > most ? by[most]! : steps));
  }
  return figures;
}

/** What the search under way goes by: kept here, so that no step of it makes room for anything. */
let ways: Paths['ways'] = [];
let reach: Paths['reach'] = [];
let old: Paths['old'] = [];
let near: Paths['near'] = [];
let takes: Roads['takes'] = [];
let terminal: Roads['terminal'] = [];
let bonus: readonly number[] = [];
let longest = 0;
let seats = 0;
let lone: Seat = 0;
/** Whether there is something to beat. */
let beating = false;

const visited = new Uint8Array(MOST_PLACES);
const counts = new Int32Array(8);
/** By good, seat and length of a route: filled before each search. */
const best = new Float64Array(GOODS.length * MOST_SEATS * ENGINES);
/** By good and seat: whether the search has found something better. */
const improved = new Uint8Array(GOODS.length * MOST_SEATS);
/** By good and length: the most that a route of so many links, of which each further one is the seat's own, brings more than is known already. */
const hope = new Float64Array(GOODS.length * ENGINES);

/** Every route; where links have been added to other roads, only those along a new one, to be held against what there was. */
function search(
  s: State,
  roads: Roads,
  paths: Paths,
  place: number,
  goods: number,
  most: number,
  only: Seat | null,
  known: Found['figures'] | null,
): Found['figures'] {
  seats = only === null ? s.seats : 1;
  const size = GOODS.length * seats;
  const none = known ?? new Array<null>(size).fill(null);
  if (most === 0) return none;
  reach = reachOf(roads, most);
  if ((goods & reach[most]![place]!) === 0) return none;
  ({ ways, old, near } = paths);
  ({ takes, terminal } = roads);
  bonus = bonusOf(mapOf(s));
  longest = most;
  beating = known !== null;
  clear(goods, none);
  if (only === null) {
    goForAll(place, goods, 0, known === null);
    return figuresIn(goods, none);
  }
  lone = only;
  if (beating) fillHope(goods);
  goForOne(place, goods, 0, 0, 0, known === null);
  return figuresIn(goods, none);
}

/** What is to be beaten, of these goods. */
function clear(goods: number, known: Found['figures']): void {
  for (let bits = goods; bits !== 0; bits &= bits - 1) {
    const first = (31 - Math.clz32(bits & -bits)) * seats;
    for (let i = first; i < first + seats; i++) {
      const by = known[i]!;
      const at = i * ENGINES;
      improved[i] = 0;
      for (let engine = 1; engine < ENGINES; engine++) best[at + engine] = by === null ? 0 : by[engine]!;
    }
  }
}

function fillHope(goods: number): void {
  for (let bits = goods; bits !== 0; bits &= bits - 1) {
    const good = 31 - Math.clz32(bits & -bits);
    const from = good * ENGINES;
    let most = Number.NEGATIVE_INFINITY;
    for (let length = longest; length > 0; length--) {
      most = Math.max(most, length + bonus[good]! - best[from + length]!);
      hope[from + length - 1] = most;
    }
  }
}

function goForAll(at: number, carried: number, length: number, wasNew: boolean): void {
  visited[at] = 1;
  const from = ways[at]!;
  const fresh = wasNew ? 0 : old[at]!;
  const now = length + 1;
  const further = reach[longest - now]!;
  for (let i = 0; i < from.length; i++) {
    const way = from[i]!;
    const to = way >> 3;
    if (visited[to] === 1) continue;
    const isNew = i >= fresh;
    if (!isNew && now + near[to]! >= longest) continue;
    counts[way & 7]! += 1;
    const taken = carried & takes[to]!;
    if (taken !== 0 && isNew) noteForAll(taken, now);
    // Goods that find nobody further on are not led any further.
    const rest = carried & ~taken & further[to]!;
    if (rest !== 0 && !terminal[to]) goForAll(to, rest, now, isNew);
    counts[way & 7]! -= 1;
  }
  visited[at] = 0;
}

/** A route of so many links has come to a place that takes these goods. */
function noteForAll(taken: number, length: number): void {
  const shared = length - counts[6]! - counts[7]!;
  for (let i = 0; i < seats; i++) {
    const own = counts[i]!;
    if (own === 0) continue;
    const worth = own - ENVY * (shared - own);
    for (let bits = taken; bits !== 0; bits &= bits - 1) {
      const good = 31 - Math.clz32(bits & -bits);
      note(good * seats + i, length, worth + bonus[good]!);
    }
  }
}

function note(which: number, length: number, steps: number): void {
  const at = which * ENGINES + length;
  if (steps <= best[at]!) return;
  best[at] = steps;
  improved[which] = 1;
}

/** The same for one seat, of whose links there have been so many, and of others' so many. */
function goForOne(at: number, carried: number, length: number, own: number, others: number, wasNew: boolean): void {
  visited[at] = 1;
  const from = ways[at]!;
  const fresh = wasNew ? 0 : old[at]!;
  const now = length + 1;
  const further = reach[longest - now]!;
  for (let i = 0; i < from.length; i++) {
    const way = from[i]!;
    const to = way >> 3;
    if (visited[to] === 1) continue;
    const isNew = i >= fresh;
    if (!isNew && now + near[to]! >= longest) continue;
    const owner = way & 7;
    const mine = owner === lone ? own + 1 : own;
    const theirs = owner !== lone && owner < MOST_SEATS ? others + 1 : others;
    const taken = carried & takes[to]!;
    if (taken !== 0 && isNew && mine > 0) {
      const worth = mine - ENVY * theirs;
      for (let bits = taken; bits !== 0; bits &= bits - 1) {
        const good = 31 - Math.clz32(bits & -bits);
        note(good, now, worth + bonus[good]!);
      }
    }
    let rest = carried & ~taken & further[to]!;
    if (rest === 0 || terminal[to]) continue;
    // Can this route still bring a step more than it gives away, and more than is known already?
    const behind = now - mine + ENVY * theirs;
    if (longest - behind < 1) continue;
    if (beating) {
      for (let bits = rest; bits !== 0; bits &= bits - 1) {
        const bit = bits & -bits;
        if (hope[(31 - Math.clz32(bit)) * ENGINES + now]! <= behind) rest &= ~bit;
      }
      if (rest === 0) continue;
    }
    goForOne(to, rest, now, mine, theirs, isNew);
  }
  visited[at] = 0;
}

/** A better engine does what a lesser one does. */
function figuresIn(goods: number, known: Found['figures']): Found['figures'] {
  let figures: (Figures | null)[] | null = null;
  for (let bits = goods; bits !== 0; bits &= bits - 1) {
    const first = (31 - Math.clz32(bits & -bits)) * seats;
    for (let i = first; i < first + seats; i++) {
      if (improved[i] === 0) continue;
      figures ??= known.slice();
      const by = [0];
      for (let engine = 1; engine < ENGINES; engine++) by.push(Math.max(by[engine - 1]!, best[i * ENGINES + engine]!));
      figures[i] = by;
    }
  }
  return figures ?? known;
}

const bonuses = recent<AosMap, readonly number[]>(2);

/** AOS-67: what some goods bring besides, by their number. */
function bonusOf(map: AosMap): readonly number[] {
  const last = bonuses.get(map);
  if (last) return last;
  const bonus = GOODS.map(() => 0);
  for (const { good, income } of map.rules.deliveryBonus) bonus[31 - Math.clz32(bitOf(good))] = income;
  return bonuses.put(map, bonus);
}
