import { GOODS, LETTERS, SPECIALS } from '../../src/games/age-of-steam/board/box.ts';
import type { AosMap } from '../../src/games/age-of-steam/board/map.ts';
import { mapOf } from '../../src/games/age-of-steam/board/maps.ts';
import { LIES } from '../../src/games/age-of-steam/board/tiles.ts';
import { lineAt, ownerAt } from '../../src/games/age-of-steam/rules/track.ts';
import { type AOS, type AosAction, type AosState, NO_TRACK } from '../../src/games/age-of-steam/state.ts';
import type { Sealed } from '../../src/kernel/contract.ts';
import type { Universe } from './suite.ts';

type State = Sealed<AosState>;

export const ageOfSteamUniverse: Universe<AOS> = {
  games: 1,
  stride: 41,
  fewSeatings: true,
  *every(s) {
    yield { kind: 'pass' };
    yield { kind: 'skip' };
    yield { kind: 'upgrade' };
    yield { kind: 'produce' };
    yield { kind: 'end-build' };
    yield { kind: 'restart-build' };
    for (let shares = -1; shares <= 16; shares++) yield { kind: 'issue', shares };
    const most = Math.max(...s.players.map((player) => player.cash));
    for (let amount = -1; amount <= most + 2; amount++) yield { kind: 'bid', amount };
    for (const action of SPECIALS) yield { kind: 'choose', action };
    for (const connection of ['dusseldorf-essen', 'essen-dusseldorf', 'x']) yield { kind: 'connect', connection };
    const phase = s.phases.at(-1)?.id;
    if (phase === 'build') yield* everyBuild(mapOf(s));
    if (phase === 'move') yield* everyDelivery(s, mapOf(s));
    if (phase === 'production-place') yield* everySlot();
  },
};

/** Every hex, tile and rotation; every hex and New City; some hexes that are not on the map. */
function* everyBuild(map: AosMap): Generator<AosAction> {
  for (const hex of [...map.indexOf.keys(), 'Z9', 'A99']) {
    for (const { tile, rotation } of LIES) yield { kind: 'lay', hex, tile, rotation };
    for (const city of LETTERS) yield { kind: 'urbanize', hex, city };
  }
}

/** Every walk over track, found hex by hex, for every good: one link more than any engine runs, places met again. */
function* everyDelivery(s: State, map: AosMap): Generator<AosAction> {
  const onward = (place: number, edge: number): number => {
    const hex = map.places[place]!.hex;
    const joined = map.connections.findIndex(({ ends }) => ends.some((end) => end.hex === hex && end.edge === edge));
    if (joined >= 0) {
      const other = map.connections[joined]!.ends.find((end) => end.hex !== hex)!;
      return s.track.connections[joined] === NO_TRACK ? -1 : map.hexes[other.hex]!.place;
    }
    const next = map.near[hex * 6 + edge]!;
    const inTown = s.track.tiles[hex]! > 0;
    const [at, into] = inTown ? [hex, edge] : [next, (edge + 3) % 6];
    if (at < 0 || ownerAt(s.track, at * 6 + into) === NO_TRACK) return -1;
    const line = lineAt(map, s.track, at, into);
    const far = line.ends.find((end) => end.hex !== hex);
    return far && far.kind !== 'open' && line.ends.every(({ kind }) => kind !== 'open')
      ? map.hexes[far.hex]!.place
      : -1;
  };
  const roads = map.places.map(({ index }) => [0, 1, 2, 3, 4, 5].map((edge) => onward(index, edge)));
  function* go(seen: number[], route: string): Generator<string> {
    for (let edge = 0; edge < 6; edge++) {
      const next = roads[seen.at(-1)!]![edge]!;
      if (next < 0) continue;
      yield route + edge;
      if (route.length < 5 && !seen.includes(next)) yield* go([...seen, next], route + edge);
    }
  }
  for (const { index, id } of map.places) {
    if (s.cubes[index]!.length === 0) {
      yield { kind: 'deliver', hex: id, good: 'red', route: '0' };
      continue;
    }
    const goods = GOODS.filter((good) => s.cubes[index]!.includes(good) || good === 'white');
    for (const route of go([index], '')) for (const good of goods) yield { kind: 'deliver', hex: id, good, route };
  }
}

function* everySlot(): Generator<AosAction> {
  const columns = ['west', 'east'].flatMap((side) => [1, 2, 3, 4, 5, 6].map((n) => `${side}-${n}`));
  for (const good of GOODS)
    for (const column of [...columns, ...LETTERS])
      for (let slot = -1; slot <= 3; slot++) yield { kind: 'place', good, column, slot };
}
