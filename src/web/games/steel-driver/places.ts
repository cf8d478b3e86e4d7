/** Cities and links in words: what a screen reader says and what the list shows. Each city is followed by its links. */
import { type City, COMPANIES, type Link, type SDState } from '../../../games/steel-driver/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { fill, type Speaker, say } from '../../../text/speaker.ts';
import type { Place } from '../face.ts';
import { cityTouch, linkTouch } from './board.tsx';
import { layoutOf, REACH } from './geometry.ts';
import { faceText } from './text.ts';

type State = Sealed<SDState>;

function cityLabel(s: State, city: City, speaker: Speaker): string {
  const { ends } = layoutOf(s).map;
  const printed = [
    faceText(speaker, 'place.city', {
      city: city.id,
      kind: say(speaker, `city-kind.${city.kind}`),
      value: city.value,
      good: city.goods,
    }),
    ...(ends.includes(city) ? [faceText(speaker, 'place.coast')] : []),
  ].join(', ');
  const companies = COMPANIES.filter((id) => s.companies[id].cities.includes(city.id));
  const networks =
    companies.length > 0 ? faceText(speaker, 'place.networks', { companies }) : faceText(speaker, 'place.no-network');
  if (s.phases[0]?.id !== 'collecting') return `${printed}. ${networks}`;
  return `${printed}. ${networks} ${faceText(speaker, s.goods.includes(city.id) ? 'place.cube' : 'place.no-cube')}`;
}

function linkLabel(s: State, link: Link, speaker: Speaker): string {
  const owner = s.rails[link.index]!;
  const printed = faceText(speaker, 'place.link', { link: link.id, cost: link.cost });
  const now = owner === 'free' ? faceText(speaker, 'place.free') : faceText(speaker, 'place.rail', { company: owner });
  return `${printed}. ${now}`;
}

const known = new WeakMap<State, { speaker: Speaker; list: readonly Place[] }>();

/** Kept for a position and a speaker: a list of places is asked for at every drawing. */
export function places(s: State, speaker: Speaker): readonly Place[] {
  const found = known.get(s);
  if (found?.speaker === speaker) return found.list;
  const list = listed(s, speaker);
  known.set(s, { speaker, list });
  return list;
}

function listed(s: State, speaker: Speaker): Place[] {
  const { map, runs } = layoutOf(s);
  const linkPlace = (link: Link): Place => ({
    touch: linkTouch(link),
    label: linkLabel(s, link, speaker),
    name: fill(speaker, '{link}', { link: link.id }),
    at: { ...runs[link.index]!.middle, r: REACH.link },
  });
  return map.cities.flatMap((city) => [
    {
      touch: cityTouch(city),
      label: cityLabel(s, city, speaker),
      name: fill(speaker, '{city}', { city: city.id }),
      at: { x: city.x, y: city.y, r: REACH.city },
    },
    // A link is listed once, with the city that comes first.
    ...city.links.filter(({ a, b }) => Math.min(a.index, b.index) === city.index).map(linkPlace),
  ]);
}
