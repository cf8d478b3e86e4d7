/** The links as a search for routes wants them, and the cubes that lie or will lie on the map. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { DIE, GOODS, type Good, type Side } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { type Roads as Ground, roadsOf as groundRoads } from '../rules/deliveries.ts';
import { bitOf } from '../rules/goods.ts';
import { placeFed } from '../rules/growth.ts';
import { MOST_PLACES } from '../rules/met.ts';
import type { Link } from '../rules/network.ts';
import { diceFor } from '../rules/phases/growth.ts';
import { recent } from '../rules/recent.ts';
import type { AosState } from '../state.ts';
import { areEqual } from './looked.ts';
import type { Paths } from './paths.ts';

type State = Sealed<AosState>;

export interface Road {
  /** The place it leads to, and the owner of the link. */
  to: number;
  owner: number;
}

export interface Roads {
  /** By place. */
  out: readonly (readonly Road[])[];
  /** By place: a bit for each good that it takes. */
  takes: readonly number[];
  terminal: readonly boolean[];
  /** The roads that differ from these in little; null where nothing is known of others. */
  before: Roads | null;
  /** 0: links have been added to those; else a bit for each good that some places take on one of the two only, while all links are the same. */
  swapped: number;
  /** How many roads there are before these. */
  depth: number;
  /** Whether they are kept, or looked at only once. */
  lasts: boolean;
  /** What a search for routes knows of them; null until it asks. */
  paths: Paths | null;
}

/** Boards with the same links share one of them, and all that is derived from it. */
const known = new Map<string, Kept>();
const MOST_KNOWN = 400;
const seen = recent<Ground, Roads>(8);

interface Kept {
  roads: Roads;
  /** The map and the number of seats, and all links, in a fixed order. */
  table: string;
  links: string;
}
/** Of those that were asked for last; what others were made from among them is likely to be asked for again. */
const latest: (Kept | null)[] = new Array<Kept | null>(48).fill(null);
let last = 0;

export function roadsOf(s: State): Roads {
  const ground = groundRoads(s);
  return seen.get(ground) ?? seen.put(ground, sharedRoads(s, ground));
}

function sharedRoads(s: State, ground: Ground): Roads {
  const table = `${s.options.map}${s.seats}`;
  const links = nameOfLinks(ground);
  const key = `${table}${links}/${nameOfTakers(ground)}`;
  const found = known.get(key);
  if (found) {
    if (!latest.includes(found)) keep(found);
    return found.roads;
  }
  if (known.size >= MOST_KNOWN) known.clear();
  const made = { roads: makeRoads(ground, table, links), table, links };
  known.set(key, made);
  keep(made);
  return made.roads;
}

function keep(one: Kept): void {
  last = (last + 1) % latest.length;
  latest[last] = one;
}

/** All that roads and routes depend on: the places that links join, their owners, and who takes what. */
function nameOfLinks({ network }: Ground): string {
  let name = '';
  for (const { ends, owner } of network.links)
    name += String.fromCharCode(ends[0].place * 8 + owner + FIRST_CHAR, ends[1].place + FIRST_CHAR);
  return name;
}
function nameOfTakers({ takes }: Ground): string {
  let name = '';
  for (const goods of takes) name += String.fromCharCode(goods + FIRST_CHAR);
  return name;
}
const FIRST_CHAR = 48;

/** Links that a board has more than another for the roads of the one to be found from those of the other, and how often that is done in a row. */
const MOST_ADDED = 5;
const MOST_DEPTH = 6;

function makeRoads(ground: Ground, table: string, links: string): Roads {
  const { network, takes, terminal } = ground;
  let best: Kept | null = null;
  for (const one of latest) {
    if (one === null || one.table !== table || one.roads.depth >= MOST_DEPTH) continue;
    const more = (links.length - one.links.length) / 2;
    if (more < 0 || more > MOST_ADDED || (best !== null && one.links.length <= best.links.length)) continue;
    if (more === 0 ? links === one.links : areEqual(takes, one.roads.takes) && added(one.links, links) !== null)
      best = one;
  }
  if (best !== null) {
    const before = best.roads;
    if (links === best.links) return areEqual(takes, before.takes) ? before : swappedRoads(before, takes, true);
    const more: Road[][] = takes.map(() => []);
    for (const i of added(best.links, links)!) addLink(more, network.links[i]!);
    const out = before.out.map((roads, place) => (more[place]!.length > 0 ? [...roads, ...more[place]!] : roads));
    return { out, takes, terminal, before, swapped: 0, depth: before.depth + 1, lasts: true, paths: null };
  }
  const out: Road[][] = takes.map(() => []);
  for (const link of network.links) addLink(out, link);
  return { out, takes, terminal, before: null, swapped: 0, depth: 0, lasts: true, paths: null };
}

function addLink(out: readonly Road[][], { ends, owner }: Link): void {
  out[ends[0].place]!.push({ to: ends[1].place, owner });
  out[ends[1].place]!.push({ to: ends[0].place, owner });
}

/** Which links a board has besides those of another, by their numbers; null where it lacks some. Links of two boards come in the same order. */
function added(old: string, now: string): number[] | null {
  const more: number[] = [];
  let at = 0;
  for (let i = 0; i < now.length; i += 2) {
    if (at < old.length && old[at] === now[i] && old[at + 1] === now[i + 1]) at += 2;
    else more.push(i / 2);
  }
  return at === old.length ? more : null;
}

/** The same with more links, as pairs of places. */
export function withLinks(roads: Roads, links: readonly (readonly [number, number])[], owner: number): Roads {
  const out = [...roads.out];
  for (const [a, b] of links) {
    out[a] = [...out[a]!, { to: b, owner }];
    out[b] = [...out[b]!, { to: a, owner }];
  }
  const { takes, terminal, depth } = roads;
  return { out, takes, terminal, before: roads, swapped: 0, depth: depth + 1, lasts: false, paths: null };
}

/** The same with a place that takes other goods. */
export function withTaker(roads: Roads, place: number, bit: number): Roads {
  const takes = [...roads.takes];
  takes[place] = bit;
  return swappedRoads(roads, takes, false);
}

function swappedRoads(before: Roads, takes: readonly number[], lasts: boolean): Roads {
  const { out, terminal, depth } = before;
  let swapped = 0;
  for (let place = 0; place < takes.length; place++) swapped |= takes[place]! ^ before.takes[place]!;
  return { out, takes, terminal, before, swapped, depth: depth + 1, lasts, paths: null };
}

/** What a link that does not meet the others is worth beside one that does. */
const APART = 0.15;

const counted = recent<Roads, (number | undefined)[]>(8);

/** Links of a seat, those of its largest network in full: routes do not jump from one to another. */
export function linksIn(roads: Roads, seat: Seat): number {
  const counts = counted.get(roads) ?? counted.put(roads, []);
  counts[seat] ??= countLinks(roads, seat);
  return counts[seat];
}

function countLinks({ out }: Roads, seat: Seat): number {
  const seen = new Uint8Array(out.length);
  let largest = 0;
  let all = 0;
  const count = (at: number): number => {
    seen[at] = 1;
    let ends = 0;
    for (const { to, owner } of out[at]!) {
      if (owner !== seat) continue;
      ends += 1;
      if (seen[to] === 0) ends += count(to);
    }
    return ends;
  };
  for (let place = 0; place < out.length; place++) {
    if (seen[place] === 1) continue;
    const links = count(place) / 2; // each link is seen from both of its ends
    all += links;
    if (links > largest) largest = links;
  }
  return largest + APART * (all - largest);
}

/** Cubes of one good on one place. */
export interface Lot {
  place: number;
  bit: number;
  cubes: number;
  /** Turns until they are likely to be there: 0 = they are. */
  from: number;
}

/** The lots of one place. */
interface Heap {
  place: number;
  goods: number;
  there: number[];
}

/** The lots, and those of each place together. */
export interface Cargo {
  lots: readonly Lot[];
  heaps: readonly Sealed<Heap>[];
}

export function cargoOf(s: State, turnsLeft: number): Cargo {
  const lots: Lot[] = [];
  const heaps: Heap[] = [];
  for (let place = 0; place < s.cubes.length; place++) {
    heapAt[place] = null;
    const cubes = s.cubes[place]!;
    if (cubes.length > 0) addLots(lots, heaps, place, cubes);
  }
  addComing(s, turnsLeft, lots, heaps);
  return { lots, heaps };
}

const heapAt = new Array<Heap | null>(MOST_PLACES).fill(null);
const counts = new Int32Array(GOODS.length);

/** What lies on one place, good by good. */
function addLots(lots: Lot[], heaps: Heap[], place: number, cubes: readonly Good[]): void {
  let goods = 0;
  for (let i = 0; i < cubes.length; i++) {
    const bit = bitOf(cubes[i]!);
    goods |= bit;
    counts[31 - Math.clz32(bit)]! += 1;
  }
  for (let bits = goods; bits !== 0; bits &= bits - 1) {
    const good = 31 - Math.clz32(bits & -bits);
    add(lots, heaps, { place, bit: 1 << good, cubes: counts[good]!, from: 0 });
    counts[good] = 0;
  }
}

function add(lots: Lot[], heaps: Heap[], lot: Lot): void {
  const { place, bit } = lot;
  const heap = heapAt[place];
  if (heap) {
    heap.goods |= bit;
    heap.there.push(lots.length);
  } else {
    const first = { place, goods: bit, there: [lots.length] };
    heapAt[place] = first;
    heaps.push(first);
  }
  lots.push(lot);
}

/** What the display will bring before the end. */
function addComing(s: State, turnsLeft: number, lots: Lot[], heaps: Heap[]): void {
  const pace: Record<Side, number> = { west: diceFor(s, 'west') / DIE, east: diceFor(s, 'east') / DIE };
  const { columns } = mapOf(s);
  for (let c = 0; c < columns.length; c++) {
    const column = columns[c]!;
    const place = placeFed(s, column);
    const usual = pace[column.side];
    if (place < 0 || usual === 0) continue;
    const slots = s.display[c]!;
    let above = 0;
    for (let i = 0; i < slots.length; i++) {
      const good = slots[i]!;
      if (good === null) continue;
      above += 1;
      const from = Math.ceil(above / usual);
      if (from > turnsLeft) break;
      add(lots, heaps, { place, bit: bitOf(good), cubes: 1, from });
    }
  }
}
