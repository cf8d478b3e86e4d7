import type { ActionKind } from '../../../../kernel/contract.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, SD } from '../../state.ts';
import { companyNow, phaseNow } from '../current.ts';
import { isPlaceId } from '../ids.ts';
import { checkRail, isHexagon, railsNear } from '../rails.ts';
import { maybeLinked } from '../transcontinental.ts';
import { nextBuilder } from '../turns.ts';

/** Build one rail for the company whose turn it is. */
export const build: ActionKind<SD, ActionOf<'build'>> = {
  parse: ({ kind, link, start }) => {
    if (kind !== 'build' || !isPlaceId(link)) return null;
    if (start === undefined) return { kind, link };
    return isPlaceId(start) ? { kind, link, start } : null;
  },
  candidates: (s) => railsNear(s, companyNow(s, 'building')),
  *attempts(s) {
    const isFirst = s.companies[companyNow(s, 'building')].cities.length === 0;
    for (const { id, a, b } of mapOf(s).links) {
      if (!isFirst) yield { kind: 'build', link: id };
      else for (const city of [a, b]) yield { kind: 'build', link: id, start: city.id };
    }
  },
  check: (s, _seat, action) => checkRail(s, companyNow(s, 'building'), action),
  run(draft, seat, { link, start }, emit) {
    const id = companyNow(draft, 'building');
    const company = draft.companies[id];
    const { index, a, b, cost } = mapOf(draft).linkById.get(link)!;
    if (start !== undefined) {
      company.cities.push(start); // SD-25: it never scores
      emit({ type: 'started', company: id, city: start });
    }
    company.box -= cost;
    draft.rails[index] = id;
    let gain = 0;
    for (const city of [a, b]) {
      if (company.cities.includes(city.id)) continue; // SD-26, SD-28: a city scores once
      company.cities.push(city.id);
      gain += city.value;
    }
    company.profit += gain;
    emit({ type: 'built', seat, company: id, link, cost, gain, profit: company.profit });
    maybeLinked(draft, id, emit);
    phaseNow(draft, 'building').company = nextBuilder(draft, id, emit); // SD-21: one rail a visit
  },
  touches({ link, start }, s) {
    const on = { on: 'link', id: link };
    if (start === undefined) return [on];
    const ends = mapOf(s).linkById.get(link);
    // SD-24: where only one end can be the start, touching the link says it all.
    const hexagons = ends ? [ends.a, ends.b].filter(isHexagon) : [];
    const isPlain = hexagons.length === 1 && hexagons[0]!.id === start;
    return isPlain ? [on] : [on, { on: 'place', id: start }];
  },
};
