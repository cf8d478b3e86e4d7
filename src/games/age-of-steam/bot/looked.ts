/** Everything besides the track that routes and cubes depend on, as it was when somebody looked. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { AosState } from '../state.ts';

type State = Sealed<AosState>;

export interface Looked {
  turn: number;
  seats: number;
  map: State['options']['map'];
  /** AOS-76: drawn in the setup and never changed. */
  colours: State['colours'];
  engines: readonly number[];
  order: readonly number[];
  cubes: State['cubes'];
  display: State['display'];
}

export const lookAt = (s: State): Looked => ({
  turn: s.turn,
  seats: s.seats,
  map: s.options.map,
  colours: s.colours,
  engines: s.players.map(({ engine }) => engine),
  order: s.order.slice(),
  cubes: s.cubes.map((cubes) => cubes.slice()),
  display: s.display.map((slots) => slots.slice()),
});

export const isAsBefore = (s: State, last: Looked): boolean =>
  s.turn === last.turn &&
  s.seats === last.seats &&
  s.options.map === last.map &&
  areEqual(s.colours, last.colours) &&
  areEqual(s.order, last.order) &&
  s.players.every(({ engine }, seat) => engine === last.engines[seat]) &&
  s.cubes.every((cubes, place) => areEqual(cubes, last.cubes[place]!)) &&
  s.display.every((slots, column) => areEqual(slots, last.display[column]!));

export function areEqual<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
