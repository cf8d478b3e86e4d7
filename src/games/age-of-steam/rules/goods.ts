/** Which places take which goods. */
import type { Sealed } from '../../../kernel/contract.ts';
import { type Good, NEW_CITIES } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { AosState } from '../state.ts';
import { letterOfCode } from './new-cities.ts';

type State = Sealed<AosState>;

/** Colours that a place takes: those printed, the one drawn for it (AOS-76), or that of its New City (AOS-49). */
export function coloursOf(s: State, place: number): readonly Good[] {
  const { city, hex } = mapOf(s).places[place]!;
  const drawn = s.colours[place];
  if (drawn) return [drawn];
  if (city) return city.colours;
  const letter = letterOfCode(s.track.tiles[hex]!);
  return letter ? [NEW_CITIES[letter].colour] : [];
}

/** A bit for each good, in the order of `GOODS`; as cases, since every delivery that is judged asks for one. */
export function bitOf(good: Good): number {
  switch (good) {
    case 'red':
      return 1;
    case 'blue':
      return 2;
    case 'purple':
      return 4;
    case 'yellow':
      return 8;
    case 'black':
      return 16;
    case 'white':
      return 32;
  }
}
export const maskOf = (goods: readonly Good[]): number => {
  let mask = 0;
  for (const good of goods) mask |= bitOf(good);
  return mask;
};
