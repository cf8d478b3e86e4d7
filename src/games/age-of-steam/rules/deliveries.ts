/** Every delivery that an engine can make: along links, each place once, up to the first city of its colour (AOS-54). */
import type { Sealed } from '../../../kernel/contract.ts';
import { BEST_ENGINE, GOODS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { ActionOf, AosState } from '../state.ts';
import { coloursOf, maskOf } from './goods.ts';
import { MOST_PLACES } from './met.ts';
import { type Network, networkOf } from './network.ts';
import { recent } from './recent.ts';
import { longer, nameOfRoute } from './route-names.ts';
import type { SealedTrack } from './track.ts';

type Deliver = ActionOf<'deliver'>;

/** Where cubes can go, whichever cubes there are: derived from the board once and kept with it. */
export interface Roads {
  network: Network;
  /** By place: the links that leave it, each as `to * 8 + edge`. */
  ways: readonly (readonly number[])[];
  /** By place: a bit for each good that it takes. */
  takes: readonly number[];
  /** By place: goods may end there and never pass. */
  terminal: readonly boolean[];
  /** By place: a bit for each good that may not pass, since it is taken there or nothing passes. */
  stops: readonly number[];
  /** By links left, then by place: a bit for each good that something within reach takes. */
  reach: readonly (readonly number[])[];
}

/** What a search for deliveries needs to know of a position. */
export interface Ground extends Roads {
  /** By place: a bit for each good that lies there. */
  holds: readonly number[];
}

const known = recent<SealedTrack, { colours: Sealed<AosState>['colours']; roads: Roads }>(8);

export function roadsOf(s: Sealed<AosState>): Roads {
  const found = known.get(s.track);
  if (found && found.colours === s.colours) return found.roads;
  return known.put(s.track, { colours: s.colours, roads: makeRoads(s) }).roads;
}

export const ALL_GOODS = (1 << GOODS.length) - 1;

function makeRoads(s: Sealed<AosState>): Roads {
  const { places, terminalAt: terminal } = mapOf(s);
  const network = networkOf(s);
  const ways: number[][] = [];
  const takes: number[] = [];
  const stops: number[] = [];
  const nowhere: number[] = [];
  // Pushed one by one: lists out of `map` differ in kind from lists that grew, and the search would have to look which.
  for (let place = 0; place < places.length; place++) {
    const goods = maskOf(coloursOf(s, place));
    ways.push(waysFrom(network, place));
    takes.push(goods);
    stops.push(terminal[place] ? ALL_GOODS : goods);
    nowhere.push(0);
  }
  const reach = [nowhere];
  for (let left = 1; left < BEST_ENGINE; left++) reach.push(oneLinkFurther(ways, takes, stops, reach[left - 1]!));
  return { network, ways, takes, terminal, stops, reach };
}

function waysFrom({ leadsTo }: Network, place: number): number[] {
  const ways: number[] = [];
  for (let edge = 0; edge < 6; edge++) {
    const to = leadsTo[place * 6 + edge]!;
    if (to >= 0) ways.push(to * 8 + edge);
  }
  return ways;
}

/**
 * Goods that something takes within one link more than `nearer`, by place; ways are written as `to * 8 + …`, and nothing is led on
 * through a place that stops it.
 */
export function oneLinkFurther(
  ways: Roads['ways'],
  takes: readonly number[],
  stops: readonly number[],
  nearer: readonly number[],
): number[] {
  const reach = nearer.slice();
  for (let place = 0; place < reach.length; place++) reach[place] = withinOneMore(ways[place]!, takes, stops, nearer);
  return reach;
}

/** The same for the place that these ways leave. */
export function withinOneMore(
  from: readonly number[],
  takes: readonly number[],
  stops: readonly number[],
  nearer: readonly number[],
): number {
  let goods = 0;
  for (let i = 0; i < from.length; i++) {
    const to = from[i]! >> 3;
    goods |= takes[to]! | (nearer[to]! & ~stops[to]!);
  }
  return goods;
}

export const groundOf = (s: Sealed<AosState>): Ground => ({ ...roadsOf(s), holds: s.cubes.map(maskOf) });

/** By place: 1 while the search stands beyond it, 0 everywhere between two searches. */
const visited = new Uint8Array(MOST_PLACES);

/** The deliveries of the cubes on one place, each good once, pushed onto a list. */
export function deliveriesFrom(ground: Ground, place: number, hex: string, engine: number, out: Deliver[]): void {
  const { holds, ways, takes, stops, reach } = ground;
  if (holds[place] === 0 || engine === 0) return;
  const go = (at: number, goods: number, route: number, left: number): void => {
    const further = reach[left]!;
    const from = ways[at]!;
    visited[at] = 1;
    for (let i = 0; i < from.length; i++) {
      const to = from[i]! >> 3;
      if (visited[to] === 1) continue;
      for (let bits = goods & takes[to]!; bits !== 0; bits &= bits - 1)
        out.push({
          kind: 'deliver',
          hex,
          good: GOODS[31 - Math.clz32(bits & -bits)]!,
          route: nameOfRoute(longer(route, from[i]! & 7)),
        });
      // Goods that stop here or find nobody further on are not led any further.
      const rest = goods & ~stops[to]! & further[to]!;
      if (rest !== 0) go(to, rest, longer(route, from[i]! & 7), left - 1);
    }
    visited[at] = 0;
  };
  go(place, holds[place]!, 0, Math.min(engine, BEST_ENGINE) - 1);
}
