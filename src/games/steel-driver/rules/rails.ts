/** Where a company may lay its next rail: written once, for the action and for the pass that is none. */
import type { Sealed, ViolationOf } from '../../../kernel/contract.ts';
import { type City, type Link, otherEnd } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import type { ActionOf, CityId, CompanyId, SD, SDState } from '../state.ts';
import { railsLeft } from './companies.ts';

type State = Sealed<SDState>;
type Build = ActionOf<'build'>;

export const isHexagon = (city: City): boolean => city.kind === 'start';

/** Free links at the network or, before the first rail, at the hexagons, each with the start that it can have. */
export function* railsNear(s: State, company: CompanyId): Generator<Build> {
  if (s.companies[company].cities.length > 0) {
    for (const { id } of freeLinks(s, company)) yield { kind: 'build', link: id };
    return;
  }
  for (const city of mapOf(s).starts)
    for (const link of city.links)
      if (s.rails[link.index] === 'free') yield { kind: 'build', link: link.id, start: city.id };
}

/** Free links that touch the network, each once, in the order of the network. */
export function freeLinks(s: State, company: CompanyId): Link[] {
  const map = mapOf(s);
  const seen = new Uint8Array(map.cities.length);
  const found: Link[] = [];
  for (const id of s.companies[company].cities) {
    const city = map.cityById.get(id)!;
    seen[city.index] = 1;
    // A link between two cities of the network is found from the first of them alone.
    for (const link of city.links)
      if (s.rails[link.index] === 'free' && seen[otherEnd(link, city).index] === 0) found.push(link);
  }
  return found;
}

/** SD-50 fixes the order of these refusals. */
export function checkRail(s: State, id: CompanyId, { link, start }: Build): ViolationOf<SD> | null {
  const found = mapOf(s).linkById.get(link);
  if (!found) return { code: 'link-unknown', rule: 'SD-50', params: { link } };
  const owner = s.rails[found.index]!;
  if (owner !== 'free') return { code: 'link-taken', rule: 'SD-26', params: { link, company: owner } };
  if (railsLeft(s, id) <= 0) return { code: 'no-rails-left', rule: 'SD-8', params: { company: id } };
  const { cities, box } = s.companies[id];
  const wrong = cities.length === 0 ? checkStart(found, id, start) : checkContact(found, id, cities, start);
  if (wrong) return wrong;
  if (found.cost > box) return { code: 'box-short', rule: 'SD-50', params: { company: id, cost: found.cost, box } };
  return null;
}

/** SD-23, SD-24: the first rail leaves a hexagon, and the action says which. */
function checkStart({ id, a, b }: Link, company: CompanyId, start: CityId | undefined): ViolationOf<SD> | null {
  if (start === undefined) return { code: 'start-missing', rule: 'SD-24', params: { company } };
  const city = [a, b].find((end) => end.id === start);
  if (!city) return { code: 'start-not-on-link', rule: 'SD-24', params: { city: start, link: id } };
  if (!isHexagon(city)) return { code: 'start-not-hexagon', rule: 'SD-23', params: { city: start, company } };
  return null;
}

/** SD-26: at a city of its own network; SD-24: there is no second start. */
function checkContact(
  { id, a, b }: Link,
  company: CompanyId,
  cities: readonly CityId[],
  start: CityId | undefined,
): ViolationOf<SD> | null {
  if (start !== undefined) return { code: 'start-again', rule: 'SD-24', params: { company, city: cities[0]! } };
  if (!cities.includes(a.id) && !cities.includes(b.id))
    return { code: 'not-connected', rule: 'SD-26', params: { company, link: id } };
  return null;
}

/** SD-18: somebody must control it; SD-20: and one legal rail must be payable. */
export function canBuild(s: State, company: CompanyId): boolean {
  if (s.companies[company].controller === null) return false;
  for (const action of railsNear(s, company)) if (checkRail(s, company, action) === null) return true;
  return false;
}
