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

/** True when a section that reaches this edge touches a city (a), an own line (b) or an unowned one (c). */
export function isContact(s: State, map: AosMap, seat: Seat, hex: number, edge: number): boolean {
  const next = map.near[partOf(hex, edge)]!;
  if (next < 0) return false;
  if (isCity(map, s.track, next)) return true;
  const lie = tileAt(s.track, next);
  const into = opposite(edge);
  if (lie === null || (lie.edges & (1 << into)) === 0) return false;
  const owner = ownerAt(s.track, partOf(next, into));
  return owner === seat || (owner === UNOWNED && hangsWell(s, seat, endBehind(map, s.track, next, into)));
}

/** AOS-29: true when a section that reaches this edge would meet one of another player. */
export function meetsOther(s: State, map: AosMap, seat: Seat, hex: number, edge: number): boolean {
  const next = map.near[partOf(hex, edge)]!;
  if (next < 0 || isCity(map, s.track, next)) return false;
  const lie = tileAt(s.track, next);
  const into = opposite(edge);
  if (lie === null || (lie.edges & (1 << into)) === 0) return false;
  const owner = ownerAt(s.track, partOf(next, into));
  return owner !== seat && owner !== UNOWNED;
}

/** AOS-27 (d), AOS-28: the builder stands in the town already. */
export const standsIn = (s: State, seat: Seat, town: number): boolean =>
  tileAt(s.track, town) !== null && (s.options.startFromTown === 'any-connected' || hasSectionAt(s.track, town, seat));
