/** The cubes that bring a seat most, each with one route: found by what is known of them, without listing every route. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { GOODS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { roadsOf } from '../rules/deliveries.ts';
import { MOST_PLACES } from '../rules/met.ts';
import { longer, nameOfRoute } from '../rules/route-names.ts';
import type { AosState } from '../state.ts';
import { ENVY } from './figures.ts';
import { isLegal } from './perform.ts';
import { prospectOf } from './prospects.ts';
import type { Lot } from './roads.ts';
import type { Earning } from './routes.ts';
import { sightOf } from './sight.ts';

type State = Sealed<AosState>;

export function longestOwn(s: State, seat: Seat, most: number): Earning[] {
  const { all } = sightOf(s);
  const { engine } = s.players[seat]!;
  const best: { lot: Lot; worth: number }[] = [];
  all.lots.forEach((lot, i) => {
    const worth = lot.from === 0 ? (prospectOf(all, i, seat)?.[engine] ?? 0) : 0;
    if (worth > 0) best.push({ lot, worth });
  });
  best.sort((a, b) => b.worth - a.worth);
  const found: Earning[] = [];
  for (const { lot, worth } of best) {
    const one = routeFor(s, seat, lot, worth);
    if (one && isLegal(s, seat, one.action)) found.push(one);
    if (found.length === most) break;
  }
  return found;
}

const visited = new Uint8Array(MOST_PLACES);

/** The first route that brings as much as it is known to bring. */
function routeFor(s: State, seat: Seat, { place, bit }: Lot, worth: number): Earning | null {
  const map = mapOf(s);
  const good = GOODS[31 - Math.clz32(bit)]!;
  const { network, ways, takes, stops, reach } = roadsOf(s);
  const bonus = map.rules.deliveryBonus.find((one) => one.good === good)?.income ?? 0;
  const wanted = worth - bonus;
  const ended = { route: -1, own: 0, others: 0 };
  const go = (at: number, route: number, left: number, own: number, others: number): boolean => {
    const from = ways[at]!;
    visited[at] = 1;
    let there = false;
    for (let i = 0; i < from.length && !there; i++) {
      const to = from[i]! >> 3;
      if (visited[to] === 1) continue;
      const edge = from[i]! & 7;
      const owner = network.owners[at * 6 + edge]!;
      const mine = own + (owner === seat ? 1 : 0);
      const theirs = others + (owner !== seat && owner < s.seats ? 1 : 0);
      // Whatever is still to come cannot make up for it.
      if (mine + left - ENVY * theirs < wanted) continue;
      const next = longer(route, edge);
      if ((takes[to]! & bit) !== 0) {
        there = mine - ENVY * theirs >= wanted;
        if (there) Object.assign(ended, { route: next, own: mine, others: theirs });
      } else if ((stops[to]! & bit) === 0 && left > 0 && (reach[left]![to]! & bit) !== 0) {
        there = go(to, next, left - 1, mine, theirs);
      }
    }
    visited[at] = 0;
    return there;
  };
  if (!go(place, 0, s.players[seat]!.engine - 1, 0, 0)) return null;
  const action = { kind: 'deliver', hex: map.places[place]!.id, good, route: nameOfRoute(ended.route) } as const;
  return { action, own: ended.own, others: ended.others };
}
