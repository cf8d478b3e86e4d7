/** Where a company may lay its next rail: written once, for the action and for the pass that is none. */
import type { Emit, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import type { City, Link } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import type { ActionOf, CityId, CompanyId, SD, SDState } from '../state.ts';
import { companyOf, placeOf } from './companies.ts';
import { addCity, addRail, isIn, type Networks, networksOf } from './networks.ts';
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

export const isStarted = (s: State, company: CompanyId): boolean => companyOf(s, company).cities.length > 0;

/** When each link was last listed: one between two cities of a network is met twice. */
const listed = { times: 0, at: new Float64Array(0) };

/** Free links that touch the network and cost no more than `most`, each once, in the order of the network. */
export function freeLinks(s: State, company: CompanyId, most = Number.POSITIVE_INFINITY): Link[] {
  const { cities, owners } = networksOf(s);
  if (listed.at.length < owners.length) listed.at = new Float64Array(owners.length);
  listed.times += 1;
  const found: Link[] = [];
  for (const city of cities[placeOf(company)]!) {
    for (const link of city.links) {
      const { index } = link;
      if (owners[index] !== 0 || link.cost > most || listed.at[index] === listed.times) continue;
      listed.at[index] = listed.times;
      found.push(link);
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
  const networks = networksOf(s);
  const owner = s.rails[link.index]!;
  if (owner !== 'free') return { code: 'link-taken', rule: 'SD-26', params: { link: link.id, company: owner } };
  if (networks.built[placeOf(company)]! >= COMPONENTS.railsPerCompany)
    return { code: 'no-rails-left', rule: 'SD-8', params: { company } };
  const wrong = start === null ? checkContact(s, networks, link, company) : checkStart(s, link, company, start);
  if (wrong) return wrong;
  const { box } = companyOf(s, company);
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
function checkContact(s: State, networks: Networks, link: Link, company: CompanyId): ViolationOf<SD> | null {
  if (!isStarted(s, company)) return { code: 'start-missing', rule: 'SD-24', params: { company } };
  if (!isIn(networks, company, link.a) && !isIn(networks, company, link.b))
    return { code: 'not-connected', rule: 'SD-26', params: { company, link: link.id } };
  return null;
}

/** SD-18: somebody must control it; SD-20: and one legal rail must be payable. */
export function canBuild(s: State, company: CompanyId): boolean {
  const { controller, box } = companyOf(s, company);
  if (controller === null || box === 0) return false; // no link is free
  const { map, cities, owners } = networksOf(s);
  const network = cities[placeOf(company)]!;
  const isFirst = network.length === 0;
  for (const city of isFirst ? map.starts : network)
    for (const link of city.links) {
      if (link.cost > box || owners[link.index] !== 0) continue; // only what looks possible is put to the rule
      if (checkLink(s, company, link, isFirst ? city.id : null) === null) return true;
    }
  return false;
}

/** Pays and lays a rail that has been checked. */
export function layRail(draft: SDState, seat: Seat, id: CompanyId, link: Link, emit: Emit<SD>): void {
  const company = companyOf(draft, id);
  const { a, b, cost } = link;
  company.box -= cost;
  addRail(draft, id, link);
  let gain = 0; // SD-26, SD-28: a city scores once
  if (addCity(draft, id, a)) gain += a.value;
  if (addCity(draft, id, b)) gain += b.value;
  company.profit += gain;
  emit({ type: 'built', seat, company: id, link: link.id, cost, gain, profit: company.profit });
  maybeLinked(draft, id, emit);
}
