import type { ActionKind, Sealed, Seat } from '../../../../kernel/contract.ts';
import { copy } from '../../../../kernel/copy.ts';
import { DISCS_ON_TRACK } from '../../board/box.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, AOS, AosState } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isHexId, isLetter } from '../ids.ts';
import { linesOwned } from '../lines.ts';
import { hexOfLetter } from '../new-cities.ts';
import { buildNewCity } from '../urbanization.ts';

type Urbanize = ActionOf<'urbanize'>;

/** Make a town a New City: free, and not one of the tiles (AOS-25, AOS-46). */
export const urbanize: ActionKind<AOS, Urbanize> = {
  parse: ({ kind, hex, city }) => (kind === 'urbanize' && isHexId(hex) && isLetter(city) ? { kind, hex, city } : null),
  *candidates(s, seat) {
    if (s.players[seat]!.action === 'urbanization' && !phaseNow(s, 'build').urbanized) yield* everyTown(s);
  },
  *attempts(s) {
    for (const { hex } of everyTown(s)) for (const city of mapOf(s).newCities) yield { kind: 'urbanize', hex, city };
    for (const { id, town } of mapOf(s).hexes) if (!town) yield { kind: 'urbanize', hex: id, city: 'A' };
  },
  check(s, seat, { hex, city }) {
    const map = mapOf(s);
    const { urbanized, laid } = phaseNow(s, 'build');
    if (s.players[seat]!.action !== 'urbanization') return { code: 'no-urbanization', rule: 'AOS-45' };
    if (urbanized) return { code: 'urbanized-already', rule: 'AOS-45' };
    if (s.options.urbanizationTiming === 'before-track' && laid.length > 0)
      return { code: 'urbanize-before-track', rule: 'AOS-45' };
    const at = map.indexOf.get(hex);
    if (at === undefined || !map.townAt[at] || s.track.tiles[at]! < 0)
      return { code: 'no-town-here', rule: 'AOS-46', params: { hex } };
    if (!map.newCities.includes(city)) return { code: 'new-city-unknown', rule: 'AOS-79', params: { city } };
    if (hexOfLetter(s, city) >= 0) return { code: 'new-city-placed', rule: 'AOS-46', params: { city } };
    if (s.options.ownershipDiscs === '20' && linesAfter(s, seat, at, city) > DISCS_ON_TRACK)
      return { code: 'discs-used-up', rule: 'AOS-9', params: { most: DISCS_ON_TRACK } };
    return null;
  },
  run(draft, seat, { hex, city }, emit) {
    buildNewCity(draft, seat, mapOf(draft).indexOf.get(hex)!, city, emit);
  },
  touches: ({ hex, city }) => [
    { on: 'hex', id: hex },
    { on: 'tile', id: `new-city-${city}` },
  ],
};

function* everyTown(s: Sealed<AosState>): Generator<Urbanize> {
  const map = mapOf(s);
  for (const { hex, id, city } of map.places) {
    if (city || s.track.tiles[hex]! < 0) continue;
    for (const letter of map.newCities) yield { kind: 'urbanize', hex: id, city: letter };
  }
}

function linesAfter(s: Sealed<AosState>, seat: Seat, hex: number, city: Urbanize['city']): number {
  const draft = copy(s) as AosState;
  buildNewCity(draft, seat, hex, city, () => {});
  return linesOwned(draft, seat);
}
