/** AOS-27: what a new section may start from, on the board before the tile. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { type AosState, NO_TRACK, UNOWNED } from '../state.ts';
import { type End, endBehind, hasSectionAt, isCity, opposite, ownerAt, partOf, tileAt } from './track.ts';

type State = Sealed<AosState>;

/** AOS-27, AOS-28: an unowned line can be taken where it hangs on a city, or on a town of the builder's. */
export const hangsWell = (s: State, seat: Seat, end: End): boolean =>
  end.kind === 'city' ||
  (end.kind === 'town' && (s.options.startFromTown === 'any-connected' || hasSectionAt(s.track, end.hex, seat)));

/** What a section finds beyond an edge. */
export const NOTHING = 0;
/** A city (a), an own line (b) or an unowned one that may be taken (c). */
export const CONTACT = 1;
/** AOS-29: track of another player. */
export const OTHER = 2;
/** An unowned line that may be joined, but not started from (AOS-35). */
export const LOOSE = 3;

export function beyond(s: State, map: AosMap, seat: Seat, hex: number, edge: number): number {
  const next = map.near[partOf(hex, edge)]!;
  if (next < 0) return NOTHING;
  return isCity(map, s.track, next) ? CONTACT : trackSeen(s, map, seat, next, opposite(edge));
}

/** What the track that leaves a hex by an edge is to a builder on the other side. */
export function trackSeen(s: State, map: AosMap, seat: Seat, hex: number, edge: number): number {
  const owner = ownerAt(s.track, partOf(hex, edge));
  if (owner === NO_TRACK) return NOTHING;
  if (owner === seat) return CONTACT;
  if (owner !== UNOWNED) return OTHER;
  return hangsWell(s, seat, endBehind(map, s.track, hex, edge)) ? CONTACT : LOOSE;
}

/** AOS-27 (d), AOS-28: the builder stands in the town already. */
export const standsIn = (s: State, seat: Seat, town: number): boolean =>
  tileAt(s.track, town) !== null && (s.options.startFromTown === 'any-connected' || hasSectionAt(s.track, town, seat));
