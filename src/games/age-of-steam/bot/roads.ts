/** The links as a search for routes wants them, and the cubes that lie or will lie on the map. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { DIE, GOODS, type Side } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { type Roads as Ground, roadsOf as groundRoads } from '../rules/deliveries.ts';
import { bitOf, maskOf } from '../rules/goods.ts';
import { placeFed } from '../rules/growth.ts';
import { diceFor } from '../rules/phases/growth.ts';
import { recent } from '../rules/recent.ts';
import type { AosState } from '../state.ts';
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
  /** The roads to which the last links were added; null where nothing is known of others. */
  before: Roads | null;
  /** What a search for routes knows of them; null until it asks. */
  paths: Paths | null;
}

/** Boards with the same links share one of them, and all that is derived from it. */
const known = new Map<string, Roads>();
const MOST_KNOWN = 400;
const seen = recent<Ground, Roads>(8);

export function roadsOf(s: State): Roads {
  const ground = groundRoads(s);
  return seen.get(ground) ?? seen.put(ground, sharedRoads(s, ground));
}

function sharedRoads(s: State, ground: Ground): Roads {
  const key = keyOf(s, ground);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const made = makeRoads(ground);
  known.set(key, made);
  return made;
}

/** All that roads and routes depend on: the places that links join, their owners, and who takes what. */
function keyOf({ options, seats }: State, { network, takes }: Ground): string {
  let key = `${options.map}${seats}`;
  for (const { ends, owner } of network.links)
    key += String.fromCharCode(ends[0].place * 8 + owner + FIRST_CHAR, ends[1].place + FIRST_CHAR);
  key += '/';
  for (const goods of takes) key += String.fromCharCode(goods + FIRST_CHAR);
  return key;
}
const FIRST_CHAR = 48;

function makeRoads({ network, takes, terminal }: Ground): Roads {
  const out: Road[][] = takes.map(() => []);
  for (const { ends, owner } of network.links) {
    out[ends[0].place]!.push({ to: ends[1].place, owner });
    out[ends[1].place]!.push({ to: ends[0].place, owner });
  }
  return { out, takes, terminal, before: null, paths: null };
}

/** The same with more links, as pairs of places. */
export function withLinks(roads: Roads, links: readonly (readonly [number, number])[], owner: number): Roads {
  const out = [...roads.out];
  for (const [a, b] of links) {
    out[a] = [...out[a]!, { to: b, owner }];
    out[b] = [...out[b]!, { to: a, owner }];
  }
  return { out, takes: roads.takes, terminal: roads.terminal, before: roads, paths: null };
}

/** The same with a place that takes one good more. */
export function withTaker(roads: Roads, place: number, bit: number): Roads {
  const takes = [...roads.takes];
  takes[place] = bit;
  return { out: roads.out, takes, terminal: roads.terminal, before: null, paths: null };
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
  const lots = lotsOf(s, turnsLeft);
  const heaps: Heap[] = [];
  const heapAt = new Array<Heap | null>(s.cubes.length).fill(null);
  for (let lot = 0; lot < lots.length; lot++) {
    const { place, bit } = lots[lot]!;
    const heap = heapAt[place] ?? { place, goods: 0, there: [] };
    if (heap.goods === 0) {
      heapAt[place] = heap;
      heaps.push(heap);
    }
    heap.goods |= bit;
    heap.there.push(lot);
  }
  return { lots, heaps };
}

/** What lies on the map, and what the display will bring before the end. */
function lotsOf(s: State, turnsLeft: number): Lot[] {
  const lots: Lot[] = [];
  for (let place = 0; place < s.cubes.length; place++) {
    const cubes = s.cubes[place]!;
    const goods = maskOf(cubes);
    for (let i = 0; goods >> i !== 0; i++) {
      if ((goods & (1 << i)) === 0) continue;
      const good = GOODS[i]!;
      let count = 0;
      for (const cube of cubes) if (cube === good) count += 1;
      lots.push({ place, bit: 1 << i, cubes: count, from: 0 });
    }
  }
  const pace: Record<Side, number> = { west: diceFor(s, 'west') / DIE, east: diceFor(s, 'east') / DIE };
  mapOf(s).columns.forEach((column, c) => {
    const place = placeFed(s, column);
    if (place < 0 || pace[column.side] === 0) return;
    let above = 0;
    for (const good of s.display[c]!) {
      if (good === null) continue;
      above += 1;
      const from = Math.ceil(above / pace[column.side]);
      if (from > turnsLeft) return;
      lots.push({ place, bit: bitOf(good), cubes: 1, from });
    }
  });
  return lots;
}
