/** Which town to urbanize, and in which colour: by what it does to one's own deliveries. */
import type { Sealed } from '../../../kernel/contract.ts';
import { type Letter, NEW_CITIES } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { bitOf } from '../rules/goods.ts';
import { hexOfLetter } from '../rules/new-cities.ts';
import type { ActionOf, AosState } from '../state.ts';
import { type Site, worthWith } from './building.ts';
import { withTaker } from './roads.ts';

type State = Sealed<AosState>;

export interface Urban {
  action: ActionOf<'urbanize'>;
  gain: number;
}

/** A city to build to or from, though nothing goes there yet. */
const NEW_PLACE = 0.5;

const NOTHING = { sections: 0, cost: 0 };

/** The best first; towns without track of one's own only where there is no other. */
export function urbans(site: Site): Urban[] {
  const { s, seat, roads } = site;
  const letters = lettersLeft(s);
  const towns = mapOf(s).places.filter(({ city, hex }) => !city && s.track.tiles[hex]! >= 0);
  const own = towns.filter(({ index }) => roads.out[index]!.some(({ owner }) => owner === seat));
  const found: Urban[] = [];
  for (const { index, id } of own.length > 0 ? own : towns) {
    for (const letter of letters) {
      const action = { kind: 'urbanize', hex: id, city: letter } as const;
      const gain =
        own.length > 0
          ? worthWith(site, { ...NOTHING, roads: withTaker(roads, index, bitOf(NEW_CITIES[letter].colour)) }) -
            site.before
          : hopeOf(s, index, letter);
      found.push({ action, gain: gain + NEW_PLACE });
    }
  }
  return found.sort((a, b) => b.gain - a.gain);
}

/** One letter of each colour that is not on the map. */
function lettersLeft(s: State): Letter[] {
  const colours = new Set<string>();
  return mapOf(s).newCities.filter((letter) => {
    const { colour } = NEW_CITIES[letter];
    if (hexOfLetter(s, letter) >= 0 || colours.has(colour)) return false;
    colours.add(colour);
    return true;
  });
}

/** Cubes of the colour on places near enough for one build. */
const NEAR = 4;
function hopeOf(s: State, town: number, letter: Letter): number {
  const map = mapOf(s);
  const { q, r } = map.hexes[map.places[town]!.hex]!;
  let hope = 0;
  for (const { index, hex } of map.places) {
    const other = map.hexes[hex]!;
    const far = (Math.abs(q - other.q) + Math.abs(r - other.r) + Math.abs(q + r - other.q - other.r)) / 2;
    if (far > NEAR || far === 0) continue;
    for (const cube of s.cubes[index]!) if (cube === NEW_CITIES[letter].colour) hope += 1;
  }
  return hope;
}

export const bestUrban = (site: Site): Urban | null => urbans(site)[0] ?? null;

/** What the action is worth to a seat, before it has been chosen. */
export const urbanWorth = (site: Site): number => Math.max(0, bestUrban(site)?.gain ?? 0);
