/** Where a company may lay its next rail: written once, for the action and for the pass that is none. */
import type { Emit, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { type City, type Link, otherEnd } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import type { ActionOf, CityId, CompanyId, LinkId, SD, SDState } from '../state.ts';
import { railsLeft } from './companies.ts';
import { maybeLinked } from './transcontinental.ts';

type State = Sealed<SDState>;

export const isHexagon = (city: City): boolean => city.kind === 'start';

/** The first rail of a company or a later one. */
export type Rail = ActionOf<'start'> | ActionOf<'build'>;

/** Links that its box can pay, at the network or, before the first rail, at the hexagons, each with the starts that it can have. */
export function* railsNear(s: State, company: CompanyId): Generator<Rail> {
  if (isStarted(s, company)) {
    for (const { id } of freeLinks(s, company, s.companies[company].box)) yield { kind: 'build', link: id };
    return;
  }
  for (const city of mapOf(s).starts)
    for (const link of city.links)
      if (s.rails[link.index] === 'free') yield { kind: 'start', link: link.id, city: city.id };
}

export const isStarted = (s: State, company: CompanyId): boolean => s.companies[company].cities.length > 0;

/** Free links that touch the network and cost no more than `most`, each once, in the order of the network. */
export function freeLinks(s: State, company: CompanyId, most = Number.POSITIVE_INFINITY): Link[] {
  const { cityById } = mapOf(s);
  const { rails } = s;
  const { cities } = s.companies[company];
  const found: Link[] = [];
  for (let i = 0; i < cities.length; i++) {
    const city = cityById.get(cities[i]!)!;
    for (const link of city.links) {
      if (link.cost > most || rails[link.index] !== 'free') continue;
      // A link between two cities of the network is found from the first of them alone.
      const other = cities.indexOf(otherEnd(link, city).id);
      if (other < 0 || other > i) found.push(link);
    }
  }
  return found;
}

/** The rule that forbids a rail, or null. */
export function checkRail(s: State, company: CompanyId, rail: Rail): ViolationOf<SD> | null {
  const link = mapOf(s).linkById.get(rail.link);
  if (!link) return { code: 'link-unknown', rule: 'SD-50', params: { link: rail.link } };
  return checkLink(s, company, link, rail.kind === 'start' ? rail.city : null);
}

/** SD-50 fixes the order of these refusals. */
export function checkLink(s: State, company: CompanyId, link: Link, start: CityId | null): ViolationOf<SD> | null {
  const owner = s.rails[link.index]!;
  if (owner !== 'free') return { code: 'link-taken', rule: 'SD-26', params: { link: link.id, company: owner } };
  if (railsLeft(s, company) <= 0) return { code: 'no-rails-left', rule: 'SD-8', params: { company } };
  const wrong = start === null ? checkContact(s, link, company) : checkStart(s, link, company, start);
  if (wrong) return wrong;
  const { box } = s.companies[company];
  if (link.cost > box) return { code: 'box-short', rule: 'SD-50', params: { company, cost: link.cost, box } };
  return null;
}

/** SD-23, SD-24: the first rail leaves a hexagon, and the action says which; there is no second start. */
function checkStart(s: State, { id, a, b }: Link, company: CompanyId, start: CityId): ViolationOf<SD> | null {
  const { cities } = s.companies[company];
  if (cities.length > 0) return { code: 'start-again', rule: 'SD-24', params: { company, city: cities[0]! } };
  const city = a.id === start ? a : b.id === start ? b : null;
  if (!city) return { code: 'start-not-on-link', rule: 'SD-24', params: { city: start, link: id } };
  if (!isHexagon(city)) return { code: 'start-not-hexagon', rule: 'SD-23', params: { city: start, company } };
  return null;
}

/** SD-26: at a city of its own network. */
function checkContact(s: State, { id, a, b }: Link, company: CompanyId): ViolationOf<SD> | null {
  const { cities } = s.companies[company];
  if (cities.length === 0) return { code: 'start-missing', rule: 'SD-24', params: { company } };
  if (!cities.includes(a.id) && !cities.includes(b.id))
    return { code: 'not-connected', rule: 'SD-26', params: { company, link: id } };
  return null;
}

/** SD-18: somebody must control it; SD-20: and one legal rail must be payable. */
export function canBuild(s: State, company: CompanyId): boolean {
  const { controller, box } = s.companies[company];
  if (controller === null || box === 0) return false; // no link is free
  const map = mapOf(s);
  const { rails } = s;
  // Only what looks possible is put to the rule.
  const isOpen = (city: City, start: CityId | null): boolean => {
    for (const link of city.links)
      if (link.cost <= box && rails[link.index] === 'free' && checkLink(s, company, link, start) === null) return true;
    return false;
  };
  if (!isStarted(s, company)) return map.starts.some((city) => isOpen(city, city.id));
  return s.companies[company].cities.some((id) => isOpen(map.cityById.get(id)!, null));
}

/** Pays and lays a rail that has been checked. */
export function layRail(draft: SDState, seat: Seat, id: CompanyId, link: LinkId, emit: Emit<SD>): void {
  const company = draft.companies[id];
  const rail = mapOf(draft).linkById.get(link)!;
  const { index, a, b, cost } = rail;
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
  maybeLinked(draft, id, rail, emit);
}
