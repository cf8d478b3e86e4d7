/** The roads as a search for routes wants them: found once, and kept with them. */
import { ALL_GOODS, oneLinkFurther, withinOneMore } from '../rules/deliveries.ts';
import type { Found } from './figures.ts';
import type { Road, Roads } from './roads.ts';

export interface Paths {
  /** By place: the links that leave it, each as `to * 8 + owner`. */
  ways: readonly (readonly number[])[];
  /** By place: how many there are; null until somebody asks. */
  lengths: readonly number[] | null;
  /** By place: a bit for each good that may not pass. */
  stops: readonly number[];
  /** By links left, then by place: a bit for each good that something within reach takes; `reachOf` goes as far as is asked for. */
  reach: (readonly number[])[];
  /**
   * Where links have been added to other roads: by place, how many old ones leave it, and how many links it is from a new one. Where takers have
   * changed: how many links it is from one, less one.
   */
  old: readonly number[];
  near: readonly number[];
  /** Null where nobody asks twice. */
  found: Map<number, Found> | null;
  /** The longest routes that were looked for on behalf of all seats. */
  wide: number;
}

export function pathsOf(roads: Roads): Paths {
  roads.paths ??= makePaths(roads);
  return roads.paths;
}

function makePaths(roads: Roads): Paths {
  const { before, swapped, out, takes, terminal } = roads;
  const found = roads.lasts ? new Map<number, Found>() : null;
  const rest = { found, wide: -1 };
  if (before === null) {
    const stops = takes.map((goods, place) => (terminal[place] ? ALL_GOODS : goods));
    return { ways: out.map(waysAlong), lengths: null, stops, reach: [takes.map(() => 0)], old: [], near: [], ...rest };
  }
  const known = pathsOf(before);
  const reach = [known.reach[0]!];
  if (swapped !== 0) {
    const stops = takes.map((goods, place) => (terminal[place] ? ALL_GOODS : goods));
    const near = takes.map((goods, place) => (goods === before.takes[place] ? FAR : -1));
    spread(near, known.ways);
    return { ways: known.ways, lengths: null, stops, reach, old: [], near, ...rest };
  }
  const ways = known.ways.slice();
  const near = new Array<number>(ways.length).fill(FAR);
  for (let place = 0; place < ways.length; place++) {
    if (out[place] === before.out[place]) continue;
    ways[place] = waysAlong(out[place]!);
    near[place] = 0;
  }
  spread(near, ways);
  known.lengths ??= known.ways.map(({ length }) => length);
  return { ways, lengths: null, stops: known.stops, reach, old: known.lengths, near, ...rest };
}

/** By links left, as far as so many. */
export function reachOf(roads: Roads, most: number): Paths['reach'] {
  const { ways, stops, reach, near } = pathsOf(roads);
  const { before, takes } = roads;
  const known = before && reach.length <= most ? reachOf(before, most) : null;
  for (let left = reach.length; left <= most; left++) {
    const nearer = reach[left - 1]!;
    if (known === null) reach.push(oneLinkFurther(ways, takes, stops, nearer));
    else {
      // Where nothing new is within so many links all is as it was.
      const further = known[left]!.slice();
      for (let place = 0; place < further.length; place++)
        if (near[place]! < left) further[place] = withinOneMore(ways[place]!, takes, stops, nearer);
      reach.push(further);
    }
  }
  return reach;
}

const waysAlong = (out: readonly Road[]): number[] => out.map(({ to, owner }) => to * 8 + owner);

const FAR = 99;

/** Adds how many links it is from each other place to the nearest of those that have a number. */
function spread(near: number[], ways: Paths['ways']): void {
  const queue: number[] = [];
  for (let place = 0; place < near.length; place++) if (near[place] !== FAR) queue.push(place);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    const from = ways[at]!;
    for (let j = 0; j < from.length; j++) {
      const to = from[j]! >> 3;
      if (near[to] !== FAR) continue;
      near[to] = near[at]! + 1;
      queue.push(to);
    }
  }
}
