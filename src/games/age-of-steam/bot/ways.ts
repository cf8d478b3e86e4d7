/** Ways to lay track: from a city, a town or a loose end of one's own to the next places, tile by tile. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { PRICE } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { LIES, type Lie, lieOf } from '../board/tiles.ts';
import { standsIn } from '../rules/contact.ts';
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
}

/** The cheapest ways of at most so many tiles, for so much money. */
export function waysFor(s: State, seat: Seat, most: number, cash: number): Way[] {
  const map = mapOf(s);
  const all: Way[] = [];
  if (most <= 0 || cash <= 0) return all;
  const slack = slackOf(s);
  for (const line of linesOn(s)) if (line.owner === seat && !isComplete(line)) all.push(...onward(s, line, most, cash));
  for (const { hex, index } of map.places) {
    const search: Search = { s, map, most, cash, slack, sections: 0, best: new Map() };
    if (isCity(map, s.track, hex)) {
      for (let edge = 0; edge < 6; edge++) {
        const next = map.near[partOf(hex, edge)]!;
        if (next >= 0) go(search, next, opposite(edge), [], 0, [index]);
      }
    } else if (standsIn(s, seat, hex)) {
      outOfTown(search, hex, index);
    }
    all.push(...search.best.values());
  }
  return all;
}

const slackOf = ({ track }: State): number => (track.tiles.some((code) => code < 0) ? 1 : 0);

/** Ways to finish a line that points at nothing. */
export function onward(s: State, line: Line, most: number, cash: number): Way[] {
  const map = mapOf(s);
  const { hex, edge } = openEnd(line);
  const from = line.ends[0].kind === 'open' ? line.ends[1].hex : line.ends[0].hex;
  const search: Search = { s, map, most, cash, slack: slackOf(s), sections: line.sections, best: new Map() };
  go(search, hex, edge, [], 0, [map.hexes[from]!.place]);
  return [...search.best.values()];
}

/** AOS-27: one exit more on the tile of a town in which the builder stands. */
function outOfTown(search: Search, hex: number, place: number): void {
  const { s, map, cash } = search;
  const old = lieOf(s.track.tiles[hex]!);
  for (let out = 0; out < 6; out++) {
    const next = map.near[partOf(hex, out)]!;
    if (next < 0 || old.edges & (1 << out)) continue;
    const lie = townTile(s, old.edges | (1 << out));
    if (lie && PRICE.replaceTown <= cash) go(search, next, opposite(out), [{ hex, lie }], PRICE.replaceTown, [place]);
  }
}

const townTile = (s: State, edges: number): Lie | null =>
  withExits[edges]!.find((lie) => s.supply.tiles[lie.index]! > 0 && (lie.kind === 'town' || s.supply.markers > 0)) ??
  null;

/** Enters a hex by an edge. */
function go(search: Search, hex: number, into: number, steps: Step[], cost: number, places: number[]): void {
  const { s, map, most, cash } = search;
  const place = map.hexes[hex]!.place;
  if (place >= 0 && places.includes(place)) return;
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
      if (lie === null || s.supply.tiles[lie.index] === 0) continue;
      const price = cost + roughPrice(s, map, hex, lie, old);
      if (price > cash) continue;
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
  const { s, map, cash } = search;
  const end = townTile(s, (old?.edges ?? 0) | (1 << into));
  const endPrice = end && cost + roughPrice(s, map, hex, end, old);
  if (end && endPrice !== null && endPrice <= cash) arrive(search, [...steps, { hex, lie: end }], endPrice, places);
  if (old) return;
  for (let out = 0; out < 6; out++) {
    const next = map.near[partOf(hex, out)]!;
    if (out === into || next < 0) continue;
    const lie = townTile(s, (1 << into) | (1 << out));
    const price = lie && cost + roughPrice(s, map, hex, lie, null);
    if (!lie || price === null || price > cash) continue;
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
  const key = places[places.length - 1]! * 8 + places.length;
  const known = search.best.get(key);
  if (known && (known.cost < cost || (known.cost === cost && known.steps.length <= steps.length))) return;
  search.best.set(key, { steps: [...steps], cost, sections: search.sections + steps.length, places });
}
