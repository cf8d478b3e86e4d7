/** Every delivery that an engine can make: along links, each place once, up to the first city of its colour (AOS-54). */
import type { Sealed } from '../../../kernel/contract.ts';
import { BEST_ENGINE, GOODS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { ActionOf, AosState } from '../state.ts';
import { coloursOf, maskOf } from './goods.ts';
import { type Network, networkOf } from './network.ts';
import { recent } from './recent.ts';
import type { SealedTrack } from './track.ts';

type Deliver = ActionOf<'deliver'>;

/** Where cubes can go, whichever cubes there are: derived from the board once and kept with it. */
export interface Roads {
  network: Network;
  /** By place: a bit for each good that it takes. */
  takes: readonly number[];
  /** By place: goods may end there and never pass. */
  terminal: readonly boolean[];
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

function makeRoads(s: Sealed<AosState>): Roads {
  const { places, terminalAt } = mapOf(s);
  const network = networkOf(s);
  const takes = places.map(({ index }) => maskOf(coloursOf(s, index)));
  const reach = [takes.map(() => 0)];
  for (let left = 1; left < BEST_ENGINE; left++) reach.push(oneLinkFurther(network, takes, terminalAt, reach.at(-1)!));
  return { network, takes, terminal: terminalAt, reach };
}

function oneLinkFurther(
  { leadsTo }: Network,
  takes: readonly number[],
  terminal: readonly boolean[],
  nearer: readonly number[],
): number[] {
  return takes.map((_, place) => {
    let goods = 0;
    for (let exit = place * 6; exit < place * 6 + 6; exit++) {
      const next = leadsTo[exit]!;
      if (next >= 0) goods |= terminal[next] ? takes[next]! : takes[next]! | nearer[next]!;
    }
    return goods;
  });
}

export const groundOf = (s: Sealed<AosState>): Ground => ({ ...roadsOf(s), holds: s.cubes.map(maskOf) });

const EDGES = ['0', '1', '2', '3', '4', '5'] as const;

/** The deliveries of the cubes on one place, each good once, pushed onto a list. */
export function deliveriesFrom(ground: Ground, place: number, hex: string, engine: number, out: Deliver[]): void {
  const { takes, terminal, reach } = ground;
  const { leadsTo } = ground.network;
  const visited = new Uint8Array(takes.length);
  const go = (at: number, goods: number, route: string, left: number): void => {
    visited[at] = 1;
    for (let edge = 0; edge < 6; edge++) {
      const next = leadsTo[at * 6 + edge]!;
      if (next < 0 || visited[next] === 1) continue;
      const here = goods & takes[next]!;
      // Goods that stop here or find nobody further on are not led any further.
      const rest = terminal[next] ? 0 : goods & ~here & reach[left]![next]!;
      if ((here | rest) === 0) continue;
      const longer = route + EDGES[edge]!;
      for (let bits = here; bits !== 0; bits &= bits - 1)
        out.push({ kind: 'deliver', hex, good: GOODS[31 - Math.clz32(bits & -bits)]!, route: longer });
      if (rest !== 0) go(next, rest, longer, left - 1);
    }
    visited[at] = 0;
  };
  const goods = ground.holds[place]!;
  if (goods !== 0 && engine > 0) go(place, goods, '', Math.min(engine, BEST_ENGINE) - 1);
}
