/** Ways to lay track: from a city or a loose end of one's own to the next place, tile by tile. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { PRICE } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { LIES, type Lie, lieOf } from '../board/tiles.ts';
import { linesOn } from '../rules/network.ts';
import { isCity, isComplete, openEnd, opposite, partOf } from '../rules/track.ts';
import type { AosState } from '../state.ts';

type State = Sealed<AosState>;

export interface Step {
  hex: number;
  lie: Lie;
}

export interface Way {
  steps: Step[];
  cost: number;
  /** Hexes of the places that it joins. */
  from: number;
  into: number;
}

/** The simple tile that joins two edges. */
const simple: readonly (Lie | null)[] = Array.from({ length: 36 }, (_, i) => {
  const [a, b] = [Math.floor(i / 6), i % 6];
  return LIES.find(({ kind, mate }) => kind === 'simple' && mate[a] === b) ?? null;
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

interface Search {
  s: State;
  map: AosMap;
  most: number;
  cash: number;
  from: number;
  /** Cheapest way found to each place. */
  best: Map<number, Way>;
}

/** The cheapest ways of at most so many tiles, for so much money. */
export function waysFor(s: State, seat: Seat, most: number, cash: number): Way[] {
  const map = mapOf(s);
  const all: Way[] = [];
  if (most <= 0) return all;
  for (const line of linesOn(s)) {
    if (line.owner !== seat || isComplete(line)) continue;
    const { hex, edge } = openEnd(line);
    const from = line.ends[0].kind === 'open' ? line.ends[1].hex : line.ends[0].hex;
    collect({ s, map, most, cash, from, best: new Map() }, [[hex, edge]], all);
  }
  for (const { hex } of map.places) {
    if (!isCity(map, s.track, hex)) continue;
    const starts: [number, number][] = [];
    for (let edge = 0; edge < 6; edge++) {
      const next = map.near[partOf(hex, edge)]!;
      if (next >= 0) starts.push([next, opposite(edge)]);
    }
    collect({ s, map, most, cash, from: hex, best: new Map() }, starts, all);
  }
  return all;
}

function collect(search: Search, starts: readonly (readonly [number, number])[], out: Way[]): void {
  for (const [hex, edge] of starts) go(search, hex, edge, [], 0);
  out.push(...search.best.values());
}

/** Enters a hex by an edge. */
function go(search: Search, hex: number, into: number, steps: Step[], cost: number): void {
  const { s, map, most, cash, from } = search;
  if (isCity(map, s.track, hex)) {
    if (hex !== from && steps.length > 0) arrive(search, hex, steps, cost);
    return;
  }
  if (steps.length >= most || steps.some((step) => step.hex === hex)) return;
  const town = map.townAt[hex]!;
  const code = s.track.tiles[hex]!;
  const old = code > 0 ? lieOf(code) : null;
  if (old && old.edges & (1 << into)) return; // it is taken already
  if (town) endInTown(search, hex, into, old, steps, cost);
  if (town && old) return;
  for (let out = 0; out < 6; out++) {
    const next = map.near[partOf(hex, out)]!;
    if (out === into || next < 0) continue;
    const lie = old ? jointOf(old, into, out) : simple[into * 6 + out]!;
    if (lie === null || s.supply.tiles[lie.index] === 0) continue;
    const price = cost + roughPrice(s, map, hex, lie, old);
    if (price > cash) continue;
    steps.push({ hex, lie });
    if (town && hex !== from) arrive(search, hex, steps, price);
    go(search, next, opposite(out), steps, price);
    steps.pop();
  }
}

/** A dead end in a town, or one exit more on its tile. */
function endInTown(search: Search, hex: number, into: number, old: Lie | null, steps: Step[], cost: number): void {
  const { s, map, cash, from } = search;
  if (hex === from) return;
  const wanted = (old?.edges ?? 0) | (1 << into);
  for (const lie of LIES) {
    if (lie.edges !== wanted || s.supply.tiles[lie.index] === 0) continue;
    const price = cost + roughPrice(s, map, hex, lie, old);
    if (price > cash) continue;
    steps.push({ hex, lie });
    arrive(search, hex, steps, price);
    steps.pop();
    return;
  }
}

/** What a tile costs without any special rule. */
function roughPrice(s: State, map: AosMap, hex: number, lie: Lie, old: Lie | null): number {
  if (map.townAt[hex]) return old ? PRICE.replaceTown : PRICE.town + PRICE.exit * lie.exits;
  if (old) return lie.kind === 'parallel' ? s.options.upgradeToParallel : PRICE.simpleToComplex;
  const { cost, terrain } = map.hexes[hex]!;
  return cost ?? PRICE[terrain as 'plain' | 'river' | 'mountain'];
}

function arrive(search: Search, hex: number, steps: readonly Step[], cost: number): void {
  const known = search.best.get(hex);
  if (known && (known.cost < cost || (known.cost === cost && known.steps.length <= steps.length))) return;
  search.best.set(hex, { steps: [...steps], cost, from: search.from, into: hex });
}
