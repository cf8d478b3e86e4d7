/** Which town to urbanize: where links of one's own end, in a colour that waits on the map. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { type Letter, NEW_CITIES } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { networkOf } from '../rules/network.ts';
import { hexOfLetter } from '../rules/new-cities.ts';
import type { ActionOf, AosState } from '../state.ts';

/** Null when there is no town or no New City left. */
export function bestTown(s: Sealed<AosState>, seat: Seat): ActionOf<'urbanize'> | null {
  const map = mapOf(s);
  const letter = bestLetter(s);
  if (letter === null) return null;
  const { links } = networkOf(s);
  let found: { id: string; worth: number } | null = null;
  for (const { index, id, hex, city } of map.places) {
    if (city || s.track.tiles[hex]! < 0) continue;
    const own = links.filter(({ owner, ends }) => owner === seat && ends.some(({ place }) => place === index)).length;
    if (!found || own > found.worth) found = { id, worth: own };
  }
  return found && { kind: 'urbanize', hex: found.id, city: letter };
}

/** The colour of which most cubes lie on the map. */
function bestLetter(s: Sealed<AosState>): Letter | null {
  const waiting = (letter: Letter): number =>
    s.cubes.flat().filter((cube) => cube === NEW_CITIES[letter].colour).length;
  let best: Letter | null = null;
  for (const letter of mapOf(s).newCities)
    if (hexOfLetter(s, letter) < 0 && (best === null || waiting(letter) > waiting(best))) best = letter;
  return best;
}
