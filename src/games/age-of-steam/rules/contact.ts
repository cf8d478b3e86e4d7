/** AOS-27: what a new section may start from, on the board before the tile. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { AosMap } from '../board/map.ts';
import { type AosState, UNOWNED } from '../state.ts';
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
  const next = map.near[hex * 6 + edge]!;
  if (next < 0) return NOTHING;
  if (isCity(map, s.track, next)) return CONTACT;
  const lie = tileAt(s.track, next);
  const into = opposite(edge);
  if (lie === null || (lie.edges & (1 << into)) === 0) return NOTHING;
  const owner = ownerAt(s.track, partOf(next, into));
  if (owner === seat) return CONTACT;
  if (owner !== UNOWNED) return OTHER;
  return hangsWell(s, seat, endBehind(map, s.track, next, into)) ? CONTACT : LOOSE;
}

export const isContact = (s: State, map: AosMap, seat: Seat, hex: number, edge: number): boolean =>
  beyond(s, map, seat, hex, edge) === CONTACT;

export const meetsOther = (s: State, map: AosMap, seat: Seat, hex: number, edge: number): boolean =>
  beyond(s, map, seat, hex, edge) === OTHER;

/** AOS-27 (d), AOS-28: the builder stands in the town already. */
export const standsIn = (s: State, seat: Seat, town: number): boolean =>
  tileAt(s.track, town) !== null && (s.options.startFromTown === 'any-connected' || hasSectionAt(s.track, town, seat));
