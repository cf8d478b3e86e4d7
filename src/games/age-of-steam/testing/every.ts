/** Every build and every delivery that could be named, by brute force: what `legal` must equal once checked. */
import type { Sealed } from '../../../kernel/contract.ts';
import { GOODS, LETTERS } from '../board/box.ts';
import type { AosMap } from '../board/map.ts';
import { LIES } from '../board/tiles.ts';
import { lineAt, ownerAt } from '../rules/track.ts';
import { type AosAction, type AosState, NO_TRACK } from '../state.ts';

type State = Sealed<AosState>;

/** Every hex, tile and rotation; every hex and New City; some hexes that are not on the map. */
export function* everyBuild(map: AosMap): Generator<AosAction> {
  for (const hex of [...map.indexOf.keys(), 'Z9', 'A99']) {
    for (const { tile, rotation } of LIES) yield { kind: 'lay', hex, tile, rotation };
    for (const city of LETTERS) yield { kind: 'urbanize', hex, city };
  }
}

/** Every walk over track, found hex by hex, for every good: one link more than any engine runs, places met again. */
export function* everyDelivery(s: State, map: AosMap): Generator<AosAction> {
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
