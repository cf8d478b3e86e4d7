import type { ActionKind, Emit, Sealed, Seat } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { below, type Rng } from '../../../../kernel/rng.ts';
import type { AosMap } from '../../board/map.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS, AosState } from '../../state.ts';
import { toBag } from '../bag.ts';
import { phaseNow } from '../current.ts';
import { deliveriesFrom, groundOf, roadsOf } from '../deliveries.ts';
import { bitOf } from '../goods.ts';
import { isGood, isHexId, ROUTE } from '../ids.ts';
import { meetsAgain, setOut } from '../met.ts';
import { networkOf } from '../network.ts';

type Deliver = ActionOf<'deliver'>;
type State = Sealed<AosState>;

/** Move one cube along links to a city of its colour. */
export const deliver: ActionKind<AOS, Deliver> = {
  parse: ({ kind, hex, good, route }) =>
    kind === 'deliver' && isHexId(hex) && isGood(good) && typeof route === 'string' && ROUTE.test(route)
      ? { kind, hex, good, route }
      : null,
  candidates(s, seat) {
    const ground = groundOf(s);
    const { engine } = s.players[seat]!;
    const found: Deliver[] = [];
    for (const { index, id } of mapOf(s).places) deliveriesFrom(ground, index, id, engine, found);
    return found;
  },
  easiest(s, seat, last) {
    if (last !== null && deliver.check(s, seat, last) === null) return last;
    const ground = groundOf(s);
    const { engine } = s.players[seat]!;
    const found: Deliver[] = [];
    for (const { index, id } of mapOf(s).places) {
      found.length = 0;
      deliveriesFrom(ground, index, id, engine, found);
      const one = found.find((action) => deliver.check(s, seat, action) === null);
      if (one) return one;
    }
    return null;
  },
  *attempts(s) {
    // One link more than the engine runs, and every way out of a place: what a hand might try.
    const ground = groundOf(s);
    const found: Deliver[] = [];
    for (const { index, id } of mapOf(s).places) {
      for (const good of new Set(s.cubes[index]!))
        for (let edge = 0; edge < 6; edge++) yield { kind: 'deliver', hex: id, good, route: `${edge}` };
      found.length = 0;
      deliveriesFrom(ground, index, id, 6, found);
      yield* found;
    }
  },
  check(s, seat, { hex, good, route }) {
    const map = mapOf(s);
    const start = map.placeOf.get(hex) ?? -1;
    if (start < 0) return { code: 'no-place-here', rule: 'AOS-54', params: { hex } };
    if (!s.cubes[start]!.includes(good)) return { code: 'no-such-cube', rule: 'AOS-54', params: { hex, good } };
    const { engine } = s.players[seat]!;
    if (route.length > engine) return { code: 'route-too-long', rule: 'AOS-54', params: { engine } };
    const { network, takes, stops } = roadsOf(s);
    const { owners, leadsTo } = network;
    const bit = bitOf(good);
    const last = route.length - 1;
    const way = setOut(start);
    const rule = s.options.ownLinkInMove; // AOS-53: an option; the box asks for no link of one's own
    let at = start;
    let own = 0;
    for (let i = 0; i <= last; i++) {
      const exit = at * 6 + (route.charCodeAt(i) - 48);
      if (leadsTo[exit]! < 0) return { code: 'no-link-there', rule: 'AOS-54', params: { hex: nameOf(map, at) } };
      at = leadsTo[exit]!;
      if (meetsAgain(way, at)) return { code: 'place-twice', rule: 'AOS-54', params: { hex: nameOf(map, at) } };
      if (rule !== 'none') {
        if (owners[exit] === seat) own += 1;
        else if (i === 0 && rule === 'first') return { code: 'own-link-first', rule: 'AOS-53' };
      }
      if (i === last) break;
      if ((stops[at]! & bit) === 0) continue;
      return (takes[at]! & bit) !== 0
        ? { code: 'passes-own-colour', rule: 'AOS-54', params: { hex: nameOf(map, at), good } }
        : { code: 'passes-terminal', rule: 'AOS-76', params: { hex: nameOf(map, at) } };
    }
    if ((takes[at]! & bit) === 0)
      return { code: 'not-its-colour', rule: 'AOS-54', params: { hex: nameOf(map, at), good } };
    if (own === 0 && rule === 'at-least-one') return { code: 'own-link-needed', rule: 'AOS-53' };
    return null;
  },
  run(draft, seat, { hex, good, route }, emit) {
    const map = mapOf(draft);
    const start = map.placeOf.get(hex)!;
    const { gains, into } = gainsOf(draft, seat, { hex, good, route });
    const cubes = draft.cubes[start]!;
    cubes.splice(cubes.indexOf(good), 1);
    if (map.rules.removeAfterDelivery.includes(good)) draft.gone += 1;
    else toBag(draft, [good]); // AOS-56
    phaseNow(draft, 'move').waiting.shift();
    emit({ type: 'delivered', seat, good, from: hex, into, links: route.length });
    gains.forEach((by, owner) => {
      raiseIncome(draft, owner, by, emit);
    });
  },
  touches: ({ hex, good, route }, s) => [
    { on: 'good', id: `${hex}-${good}` },
    ...linksOf(s, hex, route).map((id) => ({ on: 'link', id })),
    { on: 'place', id: placeAfter(s, hex, route) },
  ],
  sample: sampleDeliver,
};

/** By seat: the steps of income that a delivery brings; and the place where it ends. */
export function gainsOf(
  s: State,
  seat: Seat,
  { hex, good, route }: Pick<Deliver, 'hex' | 'good' | 'route'>,
): { gains: number[]; into: string } {
  const map = mapOf(s);
  const { leadsTo, owners } = networkOf(s);
  const gains = s.players.map(() => 0);
  let at = map.placeOf.get(hex)!;
  for (const edge of route) {
    const exit = at * 6 + Number(edge);
    const owner = owners[exit]!;
    if (owner < s.seats) gains[owner]! += 1; // AOS-52, AOS-57
    at = leadsTo[exit]!;
  }
  for (const bonus of map.rules.deliveryBonus) if (bonus.good === good) gains[seat]! += bonus.income;
  return { gains, into: map.places[at]!.id };
}

const nameOf = (map: AosMap, place: number): string => map.places[place]!.id;

function raiseIncome(draft: AosState, seat: Seat, by: number, emit: Emit<AOS>): void {
  if (by === 0) return;
  const player = draft.players[seat]!;
  player.income += by;
  emit({ type: 'income-raised', seat, by, income: player.income });
}

/** A name for each link of a route, the same from both ends: the place and edge that come first on the map. */
function linksOf(s: State, hex: string, route: string): string[] {
  const map = mapOf(s);
  const { leaving, leadsTo, links } = networkOf(s);
  let at = map.placeOf.get(hex) ?? -1;
  return [...route].map((edge) => {
    const link = links[leaving[at * 6 + Number(edge)] ?? -1];
    if (!link) return `${hex}-none-${edge}`;
    at = leadsTo[at * 6 + Number(edge)]!;
    return linkId(s, link);
  });
}

export function linkId(s: State, { ends }: { ends: readonly [LinkEnd, LinkEnd] }): string {
  const names = ends.map(({ place, edge }) => `${mapOf(s).places[place]!.id}-${edge}`);
  const first = ends[0].place * 6 + ends[0].edge <= ends[1].place * 6 + ends[1].edge;
  return names[first ? 0 : 1]!;
}
/** Who owns each link of a route, in its order, and the place where it ends. */
export function linkOwners(
  s: State,
  { hex, route }: Pick<Deliver, 'hex' | 'route'>,
): { owners: number[]; into: string } {
  const map = mapOf(s);
  const { leadsTo, owners } = networkOf(s);
  let at = map.placeOf.get(hex)!;
  const along = [...route].map((edge) => {
    const exit = at * 6 + Number(edge);
    at = leadsTo[exit]!;
    return owners[exit]!;
  });
  return { owners: along, into: map.places[at]!.id };
}

/** The places of a route after its first, the last one among them; as far as there are links. */
export function stopsOf(s: State, hex: string, route: string): string[] {
  const map = mapOf(s);
  const { leadsTo } = networkOf(s);
  let at = map.placeOf.get(hex) ?? -1;
  const stops: string[] = [];
  for (const edge of route) {
    at = leadsTo[at * 6 + Number(edge)] ?? -1;
    if (at >= 0) stops.push(map.places[at]!.id);
  }
  return stops;
}

interface LinkEnd {
  place: number;
  edge: number;
}

function placeAfter(s: State, hex: string, route: string): string {
  const map = mapOf(s);
  const { leadsTo } = networkOf(s);
  let at = map.placeOf.get(hex) ?? -1;
  for (const edge of route) at = leadsTo[at * 6 + Number(edge)] ?? -1;
  return map.places[at]?.id ?? 'nowhere';
}

/** Places by lot until one has a delivery. */
function sampleDeliver(s: State, seat: Seat, rng: Rng): Deliver | null {
  const { places } = mapOf(s);
  const ground = groundOf(s);
  const { engine } = s.players[seat]!;
  const from = below(rng, places.length);
  const found: Deliver[] = [];
  for (let i = 0; i < places.length; i++) {
    const { index, id } = places[(from + i) % places.length]!;
    if (ground.holds[index] === 0) continue;
    found.length = 0;
    deliveriesFrom(ground, index, id, engine, found);
    const one = drawLegal(found, (action) => deliver.check(s, seat, action) === null, rng);
    if (one) return one;
  }
  return null;
}
