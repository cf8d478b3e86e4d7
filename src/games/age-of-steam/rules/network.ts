/** Links between places, derived from the board once and kept with it: a board is never changed in place. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { AosMap, Place } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { type AosState, NO_TRACK } from '../state.ts';
import { recent } from './recent.ts';
import { isCity, type Line, linesOf, opposite, ownerAt, partOf, type SealedTrack, walk } from './track.ts';

/** A link: a line between two places, or a connection of two cities (AOS-48). */
export interface Link {
  /** Places and the edges by which one leaves them. */
  ends: readonly [{ place: number; edge: number }, { place: number; edge: number }];
  owner: number;
  sections: number;
}

export interface Network {
  links: readonly Link[];
  /** By place and edge: the link that leaves there, as its number; -1 = none. */
  leaving: readonly number[];
  /** By place and edge: the place at the other end of that link, and who owns it; -1 = none. */
  leadsTo: readonly number[];
  owners: readonly number[];
}

const networks = recent<SealedTrack, Network>(8);
export const networkOf = (s: Sealed<AosState>): Network =>
  networks.get(s.track) ?? networks.put(s.track, makeNetwork(mapOf(s), s.track));

const lines = recent<SealedTrack, readonly Line[]>(8);
/** Every line of the board, complete or not. */
export const linesOn = (s: Sealed<AosState>): readonly Line[] =>
  lines.get(s.track) ?? lines.put(s.track, linesOf(mapOf(s), s.track));

function makeNetwork(map: AosMap, track: SealedTrack): Network {
  const links: Link[] = [];
  const none = new Array<number>(map.places.length * 6).fill(-1);
  const leaving = none.slice();
  const leadsTo = none.slice();
  const owners = none.slice();
  const add = (link: Link): void => {
    for (let i = 0; i < 2; i++) {
      const exit = partOf(link.ends[i]!.place, link.ends[i]!.edge);
      leaving[exit] = links.length;
      leadsTo[exit] = link.ends[1 - i]!.place;
      owners[exit] = link.owner;
    }
    links.push(link);
  };
  for (const place of map.places)
    for (let edge = 0; edge < 6; edge++) {
      const link = leadsTo[partOf(place.index, edge)]! < 0 ? linkFrom(map, track, place, edge) : null;
      if (link) add(link);
    }
  map.connections.forEach(({ ends }, i) => {
    const owner = track.connections[i]!;
    const [a, b] = ends.map(({ hex, edge }) => ({ place: map.hexes[hex]!.place, edge }));
    if (owner !== NO_TRACK) add({ ends: [a!, b!], owner, sections: 1 });
  });
  return { links, leaving, leadsTo, owners };
}

/** The link that leaves a place by an edge; null where there is no track, or where it is incomplete. */
function linkFrom(map: AosMap, track: SealedTrack, { index, hex }: Place, edge: number): Link | null {
  const inTown = !isCity(map, track, hex);
  const next = map.near[partOf(hex, edge)]!;
  if (next < 0) return null;
  const owner = ownerAt(track, inTown ? partOf(hex, edge) : partOf(next, opposite(edge)));
  if (owner === NO_TRACK) return null;
  const parts: number[] = [];
  const far = walk(map, track, hex, edge, null, parts);
  if (far.kind === 'open') return null;
  // Two parts to a section, one in a town at either end.
  const towns = far.kind === 'town' ? 1 : 0;
  const sections = (parts.length - towns) / 2 + towns + (inTown ? 1 : 0);
  const into = { place: map.hexes[far.hex]!.place, edge: far.edge };
  return { ends: [{ place: index, edge }, into], owner, sections };
}
