/** Every delivery that an engine can make: along links, each place once, up to the first city of its colour (AOS-54). */
import type { Sealed } from '../../../kernel/contract.ts';
import { GOODS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { ActionOf, AosState } from '../state.ts';
import { coloursOf, isTerminal, maskOf } from './goods.ts';
import { type Network, networkOf } from './network.ts';

type Deliver = ActionOf<'deliver'>;

/** What a search for deliveries needs to know of a position. */
export interface Ground {
  network: Network;
  /** By place: a bit for each good that it takes. */
  takes: readonly number[];
  terminal: readonly boolean[];
  /** By place: a bit for each good that lies there. */
  holds: readonly number[];
}

export function groundOf(s: Sealed<AosState>): Ground {
  const { places } = mapOf(s);
  return {
    network: networkOf(s),
    takes: places.map(({ index }) => maskOf(coloursOf(s, index))),
    terminal: places.map(({ index }) => isTerminal(s, index)),
    holds: s.cubes.map(maskOf),
  };
}

/** The deliveries of the cubes on one place, each good once, pushed onto a list. */
export function deliveriesFrom(ground: Ground, place: number, hex: string, engine: number, out: Deliver[]): void {
  const { network, takes, terminal } = ground;
  const { leaving, leadsTo } = network;
  const visited = new Uint8Array(takes.length);
  const go = (at: number, goods: number, route: string): void => {
    visited[at] = 1;
    for (let edge = 0; edge < 6; edge++) {
      const exit = at * 6 + edge;
      if (leaving[exit]! < 0) continue;
      const next = leadsTo[exit]!;
      if (visited[next] === 1) continue;
      const longer = route + edge;
      const here = goods & takes[next]!;
      if (here !== 0) {
        for (let bit = 0; bit < GOODS.length; bit++)
          if (here & (1 << bit)) out.push({ kind: 'deliver', hex, good: GOODS[bit]!, route: longer });
      }
      const rest = goods & ~here;
      if (rest !== 0 && longer.length < engine && !terminal[next]) go(next, rest, longer);
    }
    visited[at] = 0;
  };
  const goods = ground.holds[place]!;
  if (goods !== 0) go(place, goods, '');
}
