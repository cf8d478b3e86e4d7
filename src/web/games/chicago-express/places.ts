/** The hexes in words: what a screen reader says and what the list shows. */

import { type CEState, COMPANIES, type Hex, worthOf } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { placeName, type Speaker, say } from '../../../text/speaker.ts';
import type { Place } from '../face.ts';
import { layoutOf, REACH } from './geometry.ts';
import { faceText } from './text.ts';

/** Name or id, kind, printed figures, then what stands there. */
function labelOf(s: Sealed<CEState>, hex: Hex, speaker: Speaker): string {
  const { map } = layoutOf(s.options.map);
  const worth = worthOf(s, map, hex);
  const owner = map.openers.find((id) => map.companies[id].start === hex.id);
  const engines = COMPANIES.filter((id) => s.companies[id].network.includes(hex.id));
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
  const house = s.houses.includes(hex.id) ? ` ${faceText(speaker, 'place.house')}` : '';
  return `${printed}. ${standing}${house}`;
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
  const { map, centres } = layoutOf(s.options.map);
  return map.inOrder.map((hex) => ({
    touch: { on: 'hex', id: hex.id },
    label: labelOf(s, hex, speaker),
    name: placeName(speaker, hex.id),
    at: { ...centres.get(hex.id)!, r: REACH },
    cell: { row: hex.r + (hex.q - (hex.q & 1)) / 2, column: hex.q },
  }));
}
