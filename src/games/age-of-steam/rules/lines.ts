/** Who owns which line. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { type AOS, type AosState, NEUTRAL, type Track, UNOWNED } from '../state.ts';
import { goesOn } from './laying.ts';
import { linesOn } from './network.ts';
import { isComplete, type Line, linesOf, ownerAt, partOf, type SealedTrack, setOwner } from './track.ts';

/** Track of the draft's own that may be written on, until it is put in the state. */
export const trackToChange = ({ track }: Sealed<AosState>): Track => ({
  tiles: track.tiles.slice(),
  owners: track.owners.slice(),
  connections: track.connections.slice(),
});

export function giveTo(track: Track, line: Line, owner: number): void {
  for (const part of line.parts) setOwner(track, part, owner);
}

/** AOS-9: lines of a player, complete and not; a connection is one too. */
export const linesOwned = (s: Sealed<AosState>, seat: Seat): number =>
  linesOn(s).filter((line) => line.owner === seat).length +
  s.track.connections.filter((owner) => owner === seat).length;

export const hexOf = (s: Sealed<AosState>, part: number): string => mapOf(s).hexes[Math.floor(part / 6)]!.id;

/** AOS-34: incomplete lines of the builder without a section that was added in this build. */
export function idleLines(s: Sealed<AosState>, seat: Seat, added: readonly number[]): Line[] {
  if (!hasLooseEnd(mapOf(s), s.track, seat)) return []; // mostly so, and then no line need be followed
  return linesOn(s).filter(
    (line) => line.owner === seat && !isComplete(line) && !line.parts.some((part) => added.includes(part)),
  );
}

/** Does track of a seat point at nothing? */
function hasLooseEnd(map: AosMap, track: SealedTrack, seat: Seat): boolean {
  for (let hex = 0; hex < track.owners.length; hex++) {
    if (track.owners[hex] === 0) continue;
    for (let edge = 0; edge < 6; edge++)
      if (ownerAt(track, partOf(hex, edge)) === seat && !goesOn(map, track, hex, edge)) return true;
  }
  return false;
}

/** AOS-34: lines that did not grow in this build are lost; those begun in it stay. */
export function loseIdleLines(draft: AosState, seat: Seat, added: readonly number[], emit: Emit<AOS>): void {
  const idle = idleLines(draft, seat, added);
  if (idle.length === 0) return;
  const track = trackToChange(draft);
  for (const line of idle) {
    giveTo(track, line, UNOWNED);
    emit({ type: 'line-lost', seat, hex: hexOf(draft, line.parts[0]!) });
  }
  draft.track = track;
}

/** AOS-61: incomplete lines become unowned, links and connections neutral. */
export function releaseLines(draft: AosState, seat: Seat): void {
  const track = trackToChange(draft);
  for (const line of linesOf(mapOf(draft), draft.track))
    if (line.owner === seat) giveTo(track, line, isComplete(line) ? NEUTRAL : UNOWNED);
  track.connections = track.connections.map((owner) => (owner === seat ? NEUTRAL : owner));
  draft.track = track;
}
