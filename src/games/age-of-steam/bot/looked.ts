/** Everything besides the track that routes and cubes depend on, as it was when somebody looked. */
import type { Sealed } from '../../../kernel/contract.ts';
import { bitOf } from '../rules/goods.ts';
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
  /** By place: how many there are of each good, whatever their order; five binary digits each, since there are twenty at the most. */
  cubes: readonly number[];
  /** By column: its slots, three binary digits each. */
  display: readonly number[];
}

export const lookAt = (s: State): Looked => ({
  turn: s.turn,
  seats: s.seats,
  map: s.options.map,
  colours: s.colours,
  engines: s.players.map(({ engine }) => engine),
  order: s.order.slice(),
  cubes: s.cubes.map(countsOf),
  display: s.display.map(slotsOf),
});

export const isAsBefore = (s: State, last: Looked): boolean =>
  s.turn === last.turn &&
  s.seats === last.seats &&
  s.options.map === last.map &&
  areEqual(s.colours, last.colours) &&
  areEqual(s.order, last.order) &&
  s.players.every(({ engine }, seat) => engine === last.engines[seat]) &&
  s.cubes.every((cubes, place) => countsOf(cubes) === last.cubes[place]) &&
  s.display.every((slots, column) => slotsOf(slots) === last.display[column]);

function countsOf(cubes: State['cubes'][number]): number {
  let counts = 0;
  for (let i = 0; i < cubes.length; i++) counts += 1 << (5 * (31 - Math.clz32(bitOf(cubes[i]!))));
  return counts;
}

function slotsOf(slots: State['display'][number]): number {
  let all = 0;
  for (let i = 0; i < slots.length; i++) {
    const good = slots[i]!;
    all = all * 8 + (good === null ? 7 : 31 - Math.clz32(bitOf(good)));
  }
  return all;
}

export function areEqual<T>(a: readonly T[], b: readonly T[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
