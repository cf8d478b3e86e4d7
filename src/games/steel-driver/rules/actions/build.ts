import type { ActionKind } from '../../../../kernel/contract.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, SD } from '../../state.ts';
import { companyNow, phaseNow } from '../current.ts';
import { isPlaceId } from '../ids.ts';
import { checkRail, freeLinks, isStarted, layRail } from '../rails.ts';
import { nextBuilder } from '../turns.ts';

/** Build one more rail for the company whose turn it is. */
export const build: ActionKind<SD, ActionOf<'build'>> = {
  parse: ({ kind, link }) => (kind === 'build' && isPlaceId(link) ? { kind, link } : null),
  candidates: (s) => freeLinks(s, companyNow(s, 'building')).map(({ id }) => ({ kind: 'build', link: id })),
  attempts: (s) =>
    isStarted(s, companyNow(s, 'building')) ? mapOf(s).links.map(({ id }) => ({ kind: 'build', link: id })) : [],
  check: (s, _seat, action) => checkRail(s, companyNow(s, 'building'), action),
  run(draft, seat, { link }, emit) {
    const company = companyNow(draft, 'building');
    layRail(draft, seat, company, link, emit);
    phaseNow(draft, 'building').company = nextBuilder(draft, company, emit); // SD-21: one rail a visit
  },
  touches: ({ link }) => [{ on: 'link', id: link }],
};
