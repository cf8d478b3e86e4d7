/** Cubes from the display to the cities. */
import type { Emit, Sealed } from '../../../kernel/contract.ts';
import type { Side } from '../board/box.ts';
import type { Column } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import type { AOS, AosState } from '../state.ts';
import { hexOfLetter } from './new-cities.ts';

type State = Sealed<AosState>;

export const freeSlots = (s: State): number => s.display.flat().filter((slot) => slot === null).length;

/** What the map adds this turn. */
export const extraGrowthNow = (s: State) =>
  mapOf(s).rules.extraGrowth.filter(
    ({ fromTurn, toTurn }) => s.turn >= fromTurn && (toTurn === null || s.turn <= toTurn),
  );

/** The place that a column feeds; -1 for a New City that is not on the map. */
export function placeFed(s: State, column: Column): number {
  if (column.letter === null) return column.place;
  const hex = hexOfLetter(s, column.letter);
  return hex < 0 ? -1 : mapOf(s).hexes[hex]!.place;
}

/** AOS-64: a die moves the topmost cube of its column, and that of the New City below it, where it is on the map. */
export function growColumn(draft: AosState, side: Side, die: number, emit: Emit<AOS>): void {
  const { columns, places } = mapOf(draft);
  for (let i = 0; i < columns.length; i++) {
    const column = columns[i]!;
    if (column.number !== die || column.side !== side) continue;
    const place = placeFed(draft, column);
    const slots = draft.display[i]!;
    const top = slots.findIndex((slot) => slot !== null);
    const good = slots[top];
    if (place < 0 || !good) continue; // surplus dice are ignored
    slots[top] = null;
    draft.cubes[place]!.push(good);
    emit({ type: 'cube-added', hex: places[place]!.id, good });
  }
}
