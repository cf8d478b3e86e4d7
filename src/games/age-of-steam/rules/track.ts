/**
 * Lines of track: sections joined edge to edge. A city edge or a town circle ends a line; the two tracks of a
 * complex tile are not joined; a town joins no lines, it ends them all.
 */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { type Lie, lieOf } from '../board/tiles.ts';
import { NO_TRACK, type Track } from '../state.ts';

export type SealedTrack = Sealed<Track>;

/** Where a line ends: `hex` is the city, the town or the hex that it points at, `edge` its edge there. */
export interface End {
  kind: 'city' | 'town' | 'open';
  hex: number;
  edge: number;
}

export interface Line {
  ends: readonly [End, End];
  owner: number;
  sections: number;
  /** Every edge that it reaches, as hex and edge in one number: `partOf`. */
  parts: number[];
}

export const opposite = (edge: number): number => (edge + 3) % 6;
export const partOf = (hex: number, edge: number): number => hex * 6 + edge;

/** Who owns the section that reaches an edge; `NO_TRACK` where there is none. */
export const ownerAt = (track: SealedTrack, part: number): number => {
  const hex = (part / 6) | 0;
  return ((track.owners[hex]! >> ((part - hex * 6) * 4)) & 15) - 1;
};

export function setOwner(track: Track, part: number, owner: number): void {
  const hex = (part / 6) | 0;
  const at = (part - hex * 6) * 4;
  track.owners[hex] = (track.owners[hex]! & ~(15 << at)) | ((owner + 1) << at);
}

/** A printed city or a New City. */
export const isCity = (map: AosMap, track: SealedTrack, hex: number): boolean =>
  map.cityAt[hex]! || track.tiles[hex]! < 0;

/** The tile on a hex; null without one. */
export const tileAt = (track: SealedTrack, hex: number): Lie | null =>
  track.tiles[hex]! > 0 ? lieOf(track.tiles[hex]!) : null;

/** A tile that is tried on a hex before it is laid. */
export interface Trial {
  hex: number;
  lie: Lie;
}

/** Follows track out of a hex by one of its edges; `seen` is told every edge passed on the way. */
export function walk(
  map: AosMap,
  track: SealedTrack,
  hex: number,
  edge: number,
  trial: Trial | null = null,
  seen: number[] | null = null,
): End {
  let at = hex;
  let out = edge;
  for (;;) {
    const next = map.near[partOf(at, out)]!;
    const into = opposite(out);
    if (next < 0) return { kind: 'open', hex: at, edge: out }; // only in a position out of a file
    if (isCity(map, track, next)) return { kind: 'city', hex: next, edge: into };
    const lie = trial !== null && trial.hex === next ? trial.lie : tileAt(track, next);
    if (lie === null || (lie.edges & (1 << into)) === 0) return { kind: 'open', hex: next, edge: into };
    seen?.push(partOf(next, into));
    if (map.townAt[next]) return { kind: 'town', hex: next, edge: into };
    out = lie.mate[into]!;
    seen?.push(partOf(next, out));
    at = next;
    if (at === hex && out === edge) return { kind: 'open', hex: at, edge: out }; // a ring: no rule lets one be laid
  }
}

/** The other end of the line that reaches a hex's edge from inside: where it hangs. */
export function endBehind(map: AosMap, track: SealedTrack, hex: number, edge: number, trial: Trial | null = null): End {
  if (map.townAt[hex]) return { kind: 'town', hex, edge };
  const lie = trial !== null && trial.hex === hex ? trial.lie : tileAt(track, hex)!;
  return walk(map, track, hex, lie.mate[edge]!, trial);
}

/** The whole line to which the section at a hex's edge belongs. */
export function lineAt(map: AosMap, track: SealedTrack, hex: number, edge: number): Line {
  const parts = [partOf(hex, edge)];
  const to = walk(map, track, hex, edge, null, parts);
  let from: End = { kind: 'town', hex, edge };
  let sections = 1;
  if (!map.townAt[hex]) {
    const behind = tileAt(track, hex)!.mate[edge]!;
    parts.push(partOf(hex, behind));
    from = walk(map, track, hex, behind, null, parts);
    // Two parts to a section, one in a town at the end.
    const towns = (to.kind === 'town' ? 1 : 0) + (from.kind === 'town' ? 1 : 0);
    sections = (parts.length - towns) / 2 + towns;
  } else {
    const towns = to.kind === 'town' ? 1 : 0;
    sections = 1 + (parts.length - 1 - towns) / 2 + towns;
  }
  return { ends: [from, to], owner: ownerAt(track, parts[0]!), sections, parts };
}

export const isComplete = ({ ends }: Line): boolean => ends[0].kind !== 'open' && ends[1].kind !== 'open';

/** The end of an incomplete line that points at nothing. */
export const openEnd = ({ ends }: Line): End => (ends[0].kind === 'open' ? ends[0] : ends[1]);

/** AOS-27: somebody has a section in a town. */
export function hasSectionAt(track: SealedTrack, town: number, seat: Seat): boolean {
  for (let edge = 0; edge < 6; edge++) if (ownerAt(track, partOf(town, edge)) === seat) return true;
  return false;
}

/** Every line of the board, each once, in the order of hexes and edges. */
export function linesOf(map: AosMap, track: SealedTrack): Line[] {
  const lines: Line[] = [];
  const seen = new Uint8Array(track.owners.length * 6);
  for (let hex = 0; hex < track.owners.length; hex++) {
    if (track.owners[hex] === 0) continue;
    for (let edge = 0; edge < 6; edge++) {
      const part = partOf(hex, edge);
      if (seen[part] === 1 || ownerAt(track, part) === NO_TRACK) continue;
      const line = lineAt(map, track, hex, edge);
      for (const other of line.parts) seen[other] = 1;
      lines.push(line);
    }
  }
  return lines;
}
