/** What a tile does to the sections of its hex. */
import type { AosMap } from '../board/map.ts';
import { LIES, type Lie, lieOf } from '../board/tiles.ts';
import { isCity, partOf, type SealedTrack, tileAt, walk } from './track.ts';

/** An old section that takes another direction (AOS-36): `anchor` stays, `from` becomes `to`. */
export interface Turned {
  anchor: number;
  from: number;
  to: number;
}

export interface Laying {
  turned: readonly Turned[];
  /** New sections as pairs of edges; on a town each exit alone. */
  added: readonly (readonly number[])[];
}

export type LayingFault = 'section-changed' | 'not-loose' | 'section-lost' | 'sections-merged';

/** True when the track that reaches this edge of the hex goes on beyond it. */
export function goesOn(map: AosMap, track: SealedTrack, hex: number, edge: number): boolean {
  const next = map.near[partOf(hex, edge)]!;
  if (next < 0) return false;
  if (isCity(map, track, next)) return true;
  const lie = tileAt(track, next);
  return lie !== null && (lie.edges & (1 << ((edge + 3) % 6))) !== 0;
}

/**
 * AOS-27: the new tile determines everything: an old section that reappears is kept, one that does not is turned
 * into the new track holding its anchored end, every other track is added. Hexes without a town only.
 */
export function layTrack(map: AosMap, track: SealedTrack, hex: number, lie: Lie): Laying | LayingFault {
  const code = track.tiles[hex]!;
  if (code === 0) return FRESH[lie.code - 1]!;
  const old = lieOf(code);
  const turned: Turned[] = [];
  for (const [a, b] of old.tracks) {
    if (lie.mate[a] === b) continue;
    const loose = looseEdge(map, track, hex, a, b);
    if (loose < 0) return loose === -1 ? 'section-changed' : 'not-loose';
    const anchor = loose === a ? b : a;
    const to = lie.mate[anchor]!;
    if (to < 0) return 'section-lost';
    if (turned.some((other) => other.anchor === to)) return 'sections-merged'; // AOS-38
    turned.push({ anchor, from: loose, to });
  }
  const added = lie.tracks.filter(
    ([a, b]) => old.mate[a] !== b && !turned.some(({ anchor }) => anchor === a || anchor === b),
  );
  return { turned, added };
}

/** On an empty hex every track is new. */
const FRESH: readonly Laying[] = LIES.map(({ tracks }) => ({ turned: [], added: tracks }));

/** The edge of a section that points at nothing: -1 when its line is a link, -2 when its open end is elsewhere. */
function looseEdge(map: AosMap, track: SealedTrack, hex: number, a: number, b: number): number {
  if (!goesOn(map, track, hex, a)) return a;
  if (!goesOn(map, track, hex, b)) return b;
  const isLink = walk(map, track, hex, a).kind !== 'open' && walk(map, track, hex, b).kind !== 'open';
  return isLink ? -1 : -2;
}

/** The hexes that the track of a tile points at. */
export const pointsAt = (map: AosMap, hex: number, lie: Lie): string[] =>
  edgesOf(lie.edges).flatMap((edge) => map.hexes[map.near[partOf(hex, edge)]!]?.id ?? []);

/** The edges of a mask, from the north. */
export function edgesOf(mask: number): number[] {
  const edges: number[] = [];
  for (let edge = 0; edge < 6; edge++) if (mask & (1 << edge)) edges.push(edge);
  return edges;
}
