import type { ActionKind, Sealed } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import type { Link } from '../../board/map.ts';
import { mapOf } from '../../board/maps.ts';
import type { ActionOf, SD, SDState } from '../../state.ts';
import { companyOf } from '../companies.ts';
import { companyNow, phaseNow } from '../current.ts';
import { isPlaceId } from '../ids.ts';
import { checkLink, checkRail, freeLinks, isStarted, layRail } from '../rails.ts';
import { nextBuilder } from '../turns.ts';

/** Build one more rail for the company whose turn it is. */
export const build: ActionKind<SD, ActionOf<'build'>> = {
  parse: ({ kind, link }) => (kind === 'build' && isPlaceId(link) ? { kind, link } : null),
  candidates: (s) => payable(s).map(({ id }) => ({ kind: 'build', link: id })),
  attempts: (s) =>
    isStarted(s, companyNow(s, 'building')) ? mapOf(s).links.map(({ id }) => ({ kind: 'build', link: id })) : [],
  check: (s, _seat, action) => checkRail(s, companyNow(s, 'building'), action),
  run(draft, seat, { link }, emit) {
    const company = companyNow(draft, 'building');
    layRail(draft, seat, company, mapOf(draft).linkById.get(link)!, emit);
    phaseNow(draft, 'building').company = nextBuilder(draft, company, emit); // SD-21: one rail a visit
  },
  touches: ({ link }) => [{ on: 'link', id: link }],
  sample(s, _seat, rng) {
    const company = companyNow(s, 'building');
    const link = drawLegal(payable(s), (one) => checkLink(s, company, one, null) === null, rng);
    return link && { kind: 'build', link: link.id };
  },
};

/** Free links at the network that the box of the company can pay. */
function payable(s: Sealed<SDState>): Link[] {
  const company = companyNow(s, 'building');
  return freeLinks(s, company, companyOf(s, company).box);
}
