/** The roads as a search for routes wants them: found once, and kept with them. */
import { BEST_ENGINE } from '../board/box.ts';
import { ALL_GOODS, oneLinkFurther } from '../rules/deliveries.ts';
import type { Found } from './figures.ts';
import type { Road, Roads } from './roads.ts';

export interface Paths {
  /** By place: the links that leave it, each as `to * 8 + owner`. */
  ways: readonly (readonly number[])[];
  /** By links left, then by place: a bit for each good that something within reach takes. */
  reach: readonly (readonly number[])[];
  /** Where links have been added to other roads: by place, how many old ones leave it, and how many links it is from a new one. */
  old: readonly number[];
  near: readonly number[];
  found: Map<number, Found>;
}

export function pathsOf(roads: Roads): Paths {
  roads.paths ??= makePaths(roads);
  return roads.paths;
}

function makePaths(roads: Roads): Paths {
  const { before, takes, terminal } = roads;
  const ways = before ? waysAfter(roads, before) : roads.out.map(waysAlong);
  const stops = takes.map((goods, place) => (terminal[place] ? ALL_GOODS : goods));
  const reach: number[][] = [takes.map(() => 0)];
  for (let left = 1; left <= BEST_ENGINE; left++) reach.push(oneLinkFurther(ways, takes, stops, reach[left - 1]!));
  const old = before ? before.out.map((out) => out.length) : [];
  return { ways, reach, old, near: before ? distances(ways, old) : [], found: new Map() };
}

const waysAlong = (out: readonly Road[]): number[] => out.map(({ to, owner }) => to * 8 + owner);

/** Most places have the links that they had. */
function waysAfter({ out }: Roads, before: Roads): Paths['ways'] {
  const { ways } = pathsOf(before);
  return out.map((roads, place) => (roads === before.out[place] ? ways[place]! : waysAlong(roads)));
}

const FAR = 99;

/** From each place to the nearest one that a new link leaves. */
function distances(ways: Paths['ways'], old: readonly number[]): number[] {
  const near = ways.map((from, place): number => (from.length > old[place]! ? 0 : FAR));
  const queue: number[] = [];
  for (let place = 0; place < near.length; place++) if (near[place] === 0) queue.push(place);
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]!;
    for (const way of ways[at]!) {
      if (near[way >> 3] !== FAR) continue;
      near[way >> 3] = near[at]! + 1;
      queue.push(way >> 3);
    }
  }
  return near;
}
