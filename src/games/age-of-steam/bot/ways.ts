/** Ways to lay track: from a city, a town or a loose end of one's own to the next places, tile by tile. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { PRICE } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { LIES, type Lie, lieOf } from '../board/tiles.ts';
import { standsIn } from '../rules/contact.ts';
import { MOST_PLACES } from '../rules/met.ts';
import { linesOn } from '../rules/network.ts';
import { isCity, isComplete, type Line, openEnd, opposite, partOf } from '../rules/track.ts';
import type { AosState } from '../state.ts';
import { tilesTo } from './distances.ts';

type State = Sealed<AosState>;

export interface Step {
  hex: number;
  lie: Lie;
}

export interface Way {
  steps: readonly Step[];
  cost: number;
  /** Sections that it completes, those of the line it goes on from included. */
  sections: number;
  /** The places along it, in their order: each pair is a link. */
  places: readonly number[];
}

/** Joins two edges by a straight or a gentle curve; sharp curves are rare and hardly ever needed. */
const simple: readonly (Lie | null)[] = Array.from({ length: 36 }, (_, i) => {
  const [a, b] = [Math.floor(i / 6), i % 6];
  return LIES.find(({ kind, mate, tile }) => kind === 'simple' && tile !== 'curve-sharp' && mate[a] === b) ?? null;
});

/** The tile that adds a track between two edges to a simple one that lies there; null = none. */
const joints = new Map<number, Lie | null>();
function jointOf(old: Lie, a: number, b: number): Lie | null {
  const key = old.code * 36 + a * 6 + b;
  const known = joints.get(key);
  if (known !== undefined) return known;
  const fits = ({ kind, mate }: Lie) =>
    kind !== 'simple' && mate[a] === b && old.tracks.every(([x, y]) => mate[x] === y);
  const made = old.kind === 'simple' ? (LIES.find(fits) ?? null) : null;
  joints.set(key, made);
  return made;
}

/** Tiles with these exits, for towns. */
const withExits: readonly (readonly Lie[])[] = Array.from({ length: 64 }, (_, edges) =>
  LIES.filter((lie) => lie.edges === edges && lie.tracks.length <= 1),
);

interface Search {
  s: State;
  map: AosMap;
  most: number;
  cash: number;
  /** A tile less where a town has become a city: distances do not know of it. */
  slack: number;
  /** Sections that are there already. */
  sections: number;
  /** The cheapest way to each place by so many links. */
  best: Map<number, Way>;
  /** The hexes that it has looked at. */
  met: number[];
  /** The kinds of tiles that it wanted, as in `lacking`. */
  wanted: number;
  /** With less money than this, or with so much, something else would be found. */
  least: number;
  below: number;
}

const newSearch = (s: State, most: number, cash: number, slack: number, sections: number): Search => {
  searches += 1;
  const [map, best, met] = [mapOf(s), new Map<number, Way>(), []];
  return { s, map, most, cash, slack, sections, best, met, wanted: 0, least: 0, below: Number.POSITIVE_INFINITY };
};

/** Searches have numbers, and leave them on the hexes that they look at; no map has more hexes than there are ids for them. */
let searches = 0;
const marks = new Float64Array(MOST_PLACES);

function meet(search: Search, hex: number): void {
  if (marks[hex] === searches) return;
  marks[hex] = searches;
  search.met.push(hex);
}

/** Can it be paid? Notes with how much money the answer would be the same. */
function pays(search: Search, price: number): boolean {
  if (price > search.cash) {
    if (price < search.below) search.below = price;
    return false;
  }
  if (price > search.least) search.least = price;
  return true;
}

/** Ways out of a place, and all that they depend on: who builds does not matter. */
interface Known {
  ways: readonly Way[];
  hexes: readonly number[];
  /** What lay there. */
  tiles: readonly number[];
  least: number;
  below: number;
  /** What was lacking, of what was wanted. */
  lacks: number;
  wanted: number;
  slack: number;
}

/** By place, what it is, and tiles, the last few times. */
type KnownWays = Map<number, Known[]>;
const MOST_ALIKE = 12;

/** By all that the options say, the map among it: what a way costs hangs on some of them (AOS-42), and nobody has to remember on which. */
const knownWays = new Map<string, KnownWays>();
const MOST_OPTIONS = 2;

/** Copies of a state share its options, which are never written into; whoever thinks anew may hold others that say the same. */
let last: State['options'] | null = null;
let lastKnown: KnownWays = new Map();

function knownUnder(options: State['options']): KnownWays {
  if (options === last) return lastKnown;
  const name = JSON.stringify(options);
  let known = knownWays.get(name);
  if (!known) {
    if (knownWays.size >= MOST_OPTIONS) knownWays.clear();
    known = new Map();
    knownWays.set(name, known);
  }
  last = options;
  lastKnown = known;
  return known;
}

const MARKERS = 1;
const FIRST_TILE = 2;
/** A bit for each kind of tile that has run out, and one for the markers. */
function lacking({ supply: { tiles, markers } }: State): number {
  let mask = markers > 0 ? 0 : MARKERS;
  for (let i = 0; i < tiles.length; i++) if (tiles[i] === 0) mask |= FIRST_TILE << i;
  return mask;
}

function isSame(one: Known, { track }: State, cash: number, slack: number, lacks: number): boolean {
  if (cash < one.least || cash >= one.below || slack !== one.slack || (lacks & one.wanted) !== one.lacks) return false;
  for (let i = 0; i < one.hexes.length; i++) if (track.tiles[one.hexes[i]!] !== one.tiles[i]) return false;
  return true;
}

/** The cheapest ways of at most so many tiles, for so much money. */
export function waysFor(s: State, seat: Seat, most: number, cash: number): Way[] {
  const map = mapOf(s);
  const all: Way[] = [];
  if (most <= 0 || cash <= 0) return all;
  const slack = slackOf(s);
  const lacks = lacking(s);
  for (const line of linesOn(s)) if (line.owner === seat && !isComplete(line)) all.push(...onward(s, line, most, cash));
  const known = knownUnder(s.options);
  for (let place = 0; place < map.places.length; place++) {
    const { hex } = map.places[place]!;
    const inCity = isCity(map, s.track, hex);
    if (!inCity && !standsIn(s, seat, hex)) continue;
    const ways = waysFrom(s, place, inCity, most, cash, slack, lacks, known);
    for (let i = 0; i < ways.length; i++) all.push(ways[i]!);
  }
  return all;
}

function waysFrom(
  s: State,
  place: number,
  inCity: boolean,
  most: number,
  cash: number,
  slack: number,
  lacks: number,
  known: KnownWays,
): readonly Way[] {
  // No build has more tiles than a map may have hexes.
  const key = (place * 2 + (inCity ? 1 : 0)) * MOST_PLACES + most;
  const alike = known.get(key) ?? [];
  for (let i = 0; i < alike.length; i++) {
    const one = alike[i]!;
    if (!isSame(one, s, cash, slack, lacks)) continue;
    // The nearer to the front, the sooner it is found again.
    if (i > 0) [alike[i - 1], alike[i]] = [one, alike[i - 1]!];
    return one.ways;
  }
  const search = newSearch(s, most, cash, slack, 0);
  const { map, met } = search;
  const { hex } = map.places[place]!;
  if (!inCity) outOfTown(search, hex, place);
  else {
    for (let edge = 0; edge < 6; edge++) {
      const next = map.near[partOf(hex, edge)]!;
      if (next >= 0) go(search, next, opposite(edge), [], 0, [place]);
    }
  }
  const ways = [...search.best.values()];
  const tiles = met.map((one) => s.track.tiles[one]!);
  const { least, below, wanted } = search;
  if (alike.length === 0) known.set(key, alike);
  else if (alike.length === MOST_ALIKE) alike.pop();
  alike.unshift({ ways, hexes: met, tiles, least, below, lacks: lacks & wanted, wanted, slack });
  return ways;
}

const slackOf = ({ track }: State): number => (track.tiles.some((code) => code < 0) ? 1 : 0);

/** Ways to finish a line that points at nothing. */
export function onward(s: State, line: Line, most: number, cash: number): Way[] {
  const map = mapOf(s);
  const { hex, edge } = openEnd(line);
  const from = line.ends[0].kind === 'open' ? line.ends[1].hex : line.ends[0].hex;
  const search = newSearch(s, most, cash, slackOf(s), line.sections);
  go(search, hex, edge, [], 0, [map.hexes[from]!.place]);
  return [...search.best.values()];
}

/** AOS-27: one exit more on the tile of a town in which the builder stands. */
function outOfTown(search: Search, hex: number, place: number): void {
  const { s, map } = search;
  meet(search, hex);
  const old = lieOf(s.track.tiles[hex]!);
  for (let out = 0; out < 6; out++) {
    const next = map.near[partOf(hex, out)]!;
    if (next < 0 || old.edges & (1 << out)) continue;
    const lie = townTile(search, old.edges | (1 << out));
    if (lie && pays(search, PRICE.replaceTown))
      go(search, next, opposite(out), [{ hex, lie }], PRICE.replaceTown, [place]);
  }
}

function townTile(search: Search, edges: number): Lie | null {
  for (const lie of withExits[edges]!) {
    if (!isLeft(search, lie)) continue;
    if (lie.kind === 'town') return lie;
    search.wanted |= MARKERS;
    if (search.s.supply.markers > 0) return lie;
  }
  return null;
}

function isLeft(search: Search, { index }: Lie): boolean {
  search.wanted |= FIRST_TILE << index;
  return search.s.supply.tiles[index]! > 0;
}

/** Enters a hex by an edge. */
function go(search: Search, hex: number, into: number, steps: Step[], cost: number, places: number[]): void {
  const { s, map, most } = search;
  const place = map.hexes[hex]!.place;
  if (place >= 0 && places.includes(place)) return;
  meet(search, hex);
  if (isCity(map, s.track, hex)) {
    if (steps.length > 0) arrive(search, steps, cost, [...places, place]);
    return;
  }
  if (steps.length + tilesTo(map, hex, places) - search.slack > most) return;
  if (steps.length >= most) return;
  for (let i = 0; i < steps.length; i++) if (steps[i]!.hex === hex) return;
  const code = s.track.tiles[hex]!;
  const old = code > 0 ? lieOf(code) : null;
  if (old && old.edges & (1 << into)) return; // it is taken already
  if (map.townAt[hex]) throughTown(search, hex, into, old, steps, cost, [...places, place]);
  else {
    for (let out = 0; out < 6; out++) {
      const next = map.near[partOf(hex, out)]!;
      if (out === into || next < 0) continue;
      const lie = old ? jointOf(old, into, out) : simple[into * 6 + out]!;
      if (lie === null || !isLeft(search, lie)) continue;
      const price = cost + roughPrice(s, map, hex, lie, old);
      if (!pays(search, price)) continue;
      steps.push({ hex, lie });
      go(search, next, opposite(out), steps, price, places);
      steps.pop();
    }
  }
}

/** A dead end in a town, or one exit more on its tile; on a bare town also a way through. */
function throughTown(
  search: Search,
  hex: number,
  into: number,
  old: Lie | null,
  steps: Step[],
  cost: number,
  places: number[],
): void {
  const { s, map } = search;
  const end = townTile(search, (old?.edges ?? 0) | (1 << into));
  const endPrice = end && cost + roughPrice(s, map, hex, end, old);
  if (end && endPrice !== null && pays(search, endPrice))
    arrive(search, [...steps, { hex, lie: end }], endPrice, places);
  if (old) return;
  for (let out = 0; out < 6; out++) {
    const next = map.near[partOf(hex, out)]!;
    if (out === into || next < 0) continue;
    const lie = townTile(search, (1 << into) | (1 << out));
    const price = lie && cost + roughPrice(s, map, hex, lie, null);
    if (!lie || price === null || !pays(search, price)) continue;
    steps.push({ hex, lie });
    go(search, next, opposite(out), steps, price, places);
    steps.pop();
  }
}

/** What a tile costs without any special rule. */
function roughPrice(s: State, map: AosMap, hex: number, lie: Lie, old: Lie | null): number {
  if (map.townAt[hex]) return old ? PRICE.replaceTown : PRICE.town + PRICE.exit * lie.exits;
  if (old) return lie.kind === 'parallel' ? s.options.upgradeToParallel : PRICE.simpleToComplex;
  const { cost, terrain } = map.hexes[hex]!;
  return cost ?? PRICE[terrain as 'plain' | 'river' | 'mountain'];
}

function arrive(search: Search, steps: readonly Step[], cost: number, places: readonly number[]): void {
  // A way comes to no place twice.
  const key = places[places.length - 1]! * MOST_PLACES + (places.length - 1);
  const known = search.best.get(key);
  if (known && (known.cost < cost || (known.cost === cost && known.steps.length <= steps.length))) return;
  search.best.set(key, { steps: [...steps], cost, sections: search.sections + steps.length, places });
}
