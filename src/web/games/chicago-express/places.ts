/** The hexes in words: what a screen reader says and what the list shows. */

import { type CEState, COMPANIES, type CompanyId, type Hex, worthOf } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { placeName, type Speaker, say } from '../../../text/speaker.ts';
import type { Place } from '../face.ts';
import { type Layout, layoutOf, REACH } from './geometry.ts';
import { faceText } from './text.ts';

/** What changes on a hex in the course of a game. */
interface Standing {
  readonly worth: number;
  readonly engines: readonly CompanyId[];
  readonly hasHouse: boolean;
}

/** Name or id, kind, printed figures, then what stands there. */
function labelOf(map: Layout['map'], hex: Hex, { worth, engines, hasHouse }: Standing, speaker: Speaker): string {
  const owner = map.openers.find((id) => map.companies[id].start === hex.id);
  const printed = [
    placeName(speaker, hex.id),
    ...(hex.kind === 'chicago' ? [] : [say(speaker, `hex-kind.${hex.kind}`)]),
    ...(owner ? [faceText(speaker, 'place.start', { company: owner })] : []),
    ...(hex.cost > 0 ? [faceText(speaker, 'place.cost', { cost: hex.cost })] : []),
    ...(worth > 0 ? [faceText(speaker, 'place.income', { income: worth })] : []),
  ].join(', ');
  const standing =
    engines.length > 0
      ? faceText(speaker, 'place.engines', { companies: engines.map((id) => say(speaker, `company.${id}`)).join(', ') })
      : faceText(speaker, 'place.empty');
  const house = hasHouse ? ` ${faceText(speaker, 'place.house')}` : '';
  return `${printed}. ${standing}${house}`;
}

/** Places by what stands there: a move changes few of them. */
const made = new WeakMap<Speaker, Map<string, Place>>();

function placeOf({ map, centres }: Layout, hex: Hex, now: Standing, speaker: Speaker): Place {
  const ofSpeaker = made.get(speaker) ?? new Map<string, Place>();
  made.set(speaker, ofSpeaker);
  const key = [map.id, hex.id, now.worth, now.hasHouse, ...now.engines].join(' ');
  const place = ofSpeaker.get(key) ?? {
    touch: { on: 'hex', id: hex.id },
    label: labelOf(map, hex, now, speaker),
    name: placeName(speaker, hex.id),
    at: { ...centres.get(hex.id)!, r: REACH },
    cell: { row: hex.r + (hex.q - (hex.q & 1)) / 2, column: hex.q },
  };
  ofSpeaker.set(key, place);
  return place;
}

const known = new WeakMap<Sealed<CEState>, { speaker: Speaker; list: readonly Place[] }>();

/** Kept for a position and a speaker: a list of places is asked for at every drawing. */
export function places(s: Sealed<CEState>, speaker: Speaker): readonly Place[] {
  const found = known.get(s);
  if (found?.speaker === speaker) return found.list;
  const list = listed(s, speaker);
  known.set(s, { speaker, list });
  return list;
}

function listed(s: Sealed<CEState>, speaker: Speaker): Place[] {
  const layout = layoutOf(s.options.map);
  return layout.map.inOrder.map((hex) => {
    const engines = COMPANIES.filter((id) => s.companies[id].network.includes(hex.id));
    const now = { worth: worthOf(s, layout.map, hex), engines, hasHouse: s.houses.includes(hex.id) };
    return placeOf(layout, hex, now, speaker);
  });
}
