import type { ActionKind } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, SD } from '../../state.ts';
import { companyNow, phaseNow } from '../current.ts';
import { isPlaceId } from '../ids.ts';
import { addCity } from '../networks.ts';
import { checkLink, checkRail, isHexagon, isStarted, layRail } from '../rails.ts';
import { nextBuilder } from '../turns.ts';

/** Build the first rail of a company, and say from which end it starts (SD-24). */
export const start: ActionKind<SD, ActionOf<'start'>> = {
  parse: ({ kind, link, city }) =>
    kind === 'start' && isPlaceId(link) && isPlaceId(city) ? { kind, link, city } : null,
  *candidates(s) {
    if (isStarted(s, companyNow(s, 'building'))) return;
    for (const { link, city } of mapOf(s).ways) yield { kind: 'start', link: link.id, city: city.id };
  },
  *attempts(s) {
    if (isStarted(s, companyNow(s, 'building'))) return;
    for (const { id, a, b } of mapOf(s).links)
      for (const city of [a, b]) yield { kind: 'start', link: id, city: city.id };
  },
  check: (s, _seat, action) => checkRail(s, companyNow(s, 'building'), action),
  run(draft, seat, { link, city }, emit) {
    const company = companyNow(draft, 'building');
    const { cityById, linkById } = mapOf(draft);
    addCity(draft, company, cityById.get(city)!); // SD-25: in the network, and it never scores
    emit({ type: 'started', company, city });
    layRail(draft, seat, company, linkById.get(link)!, emit);
    phaseNow(draft, 'building').company = nextBuilder(draft, company, emit);
  },
  sample(s, _seat, rng) {
    const company = companyNow(s, 'building');
    if (isStarted(s, company)) return null;
    const way = drawLegal([...mapOf(s).ways], ({ link, city }) => checkLink(s, company, link, city.id) === null, rng);
    return way && { kind: 'start', link: way.link.id, city: way.city.id };
  },
  touches({ link, city }, s) {
    const on = { on: 'link', id: link };
    const ends = mapOf(s).linkById.get(link);
    // Where only one end can be the start, touching the link says it all.
    const hexagons = ends ? [ends.a, ends.b].filter(isHexagon) : [];
    const isPlain = hexagons.length === 1 && hexagons[0]!.id === city;
    return isPlain ? [on] : [on, { on: 'place', id: city }];
  },
};
