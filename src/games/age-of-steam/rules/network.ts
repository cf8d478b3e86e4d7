/** Links between places, derived from the board once and kept with it: a board is never changed in place. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { type AosState, NO_TRACK } from '../state.ts';
import { recent } from './recent.ts';
import { type End, isComplete, type Line, linesOf, partOf, type SealedTrack } from './track.ts';

/** A link: a line between two places, or a connection of two cities (AOS-48). */
export interface Link {
  /** Places and the edges by which one leaves them. */
  ends: readonly [{ place: number; edge: number }, { place: number; edge: number }];
  owner: number;
  sections: number;
}

export interface Network {
  lines: readonly Line[];
  links: readonly Link[];
  /** By place and edge: the link that leaves there, as its number; -1 = none. */
  leaving: readonly number[];
  /** By place and edge: the place at the other end of that link. */
  leadsTo: readonly number[];
}

const known = recent<SealedTrack, Network>(8);

export const networkOf = (s: Sealed<AosState>): Network =>
  known.get(s.track) ?? known.put(s.track, makeNetwork(mapOf(s), s.track));

function makeNetwork(map: AosMap, track: SealedTrack): Network {
  const lines = linesOf(map, track);
  const at = ({ hex, edge }: Pick<End, 'hex' | 'edge'>) => ({ place: map.hexes[hex]!.place, edge });
  const links: Link[] = [];
  for (const line of lines) {
    if (!isComplete(line)) continue;
    links.push({ ends: [at(line.ends[0]), at(line.ends[1])], owner: line.owner, sections: line.sections });
  }
  map.connections.forEach(({ ends }, i) => {
    const owner = track.connections[i]!;
    if (owner !== NO_TRACK) links.push({ ends: [at(ends[0]!), at(ends[1]!)], owner, sections: 1 });
  });
  const leaving = new Array<number>(map.places.length * 6).fill(-1);
  const leadsTo = new Array<number>(map.places.length * 6).fill(-1);
  links.forEach(({ ends: [a, b] }, n) => {
    leaving[partOf(a.place, a.edge)] = n;
    leaving[partOf(b.place, b.edge)] = n;
    leadsTo[partOf(a.place, a.edge)] = b.place;
    leadsTo[partOf(b.place, b.edge)] = a.place;
  });
  return { lines, links, leaving, leadsTo };
}
