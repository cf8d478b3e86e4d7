/** Which places take which goods. */
import type { Sealed } from '../../../kernel/contract.ts';
import { GOODS, type Good, NEW_CITIES } from '../board/box.ts';
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

const BITS = Object.fromEntries(GOODS.map((good, i) => [good, 1 << i])) as Readonly<Record<Good, number>>;
/** A bit for each good. */
export const bitOf = (good: Good): number => BITS[good];
export const maskOf = (goods: readonly Good[]): number => {
  let mask = 0;
  for (const good of goods) mask |= bitOf(good);
  return mask;
};
