/**
 * The networks of a position with companies as bits and cities as themselves: derived once, then kept up while rails are
 * laid, since a game asks for them some thousand times. Rails and networks are therefore written here and nowhere else.
 */
import type { Sealed } from '../../../kernel/contract.ts';
import type { City, Link, SDMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { COMPANIES, type CompanyId, type SDState } from '../state.ts';
import { companyOf, placeOf } from './companies.ts';

type State = Sealed<SDState>;

export interface Networks {
  readonly map: SDMap;
  /** The network of each company in the order of joining. */
  readonly cities: readonly City[][];
  /** For each city, the companies that have it in their network, as bits. */
  readonly at: Uint8Array;
  /** For each link, the company of its rail as a bit; 0 = free. */
  readonly owners: Uint8Array;
  /** Rails of each company. */
  readonly built: Uint8Array;
  /** Another city joined to each one by rails, whoever owns them; a city that leads to itself stands for all of its own. */
  readonly joined: Uint8Array;
}

/** The position asked about last. Whoever plays on one draft finds it here; a copy has lists of its own and is looked at anew. */
const last: { rails: State['rails'] | null; companies: State['companies'] | null; networks: Networks | null } = {
  rails: null,
  companies: null,
  networks: null,
};

export function networksOf(s: State): Networks {
  if (last.networks !== null && last.rails === s.rails && last.companies === s.companies) return last.networks;
  last.networks = derived(s);
  last.rails = s.rails;
  last.companies = s.companies;
  return last.networks;
}

function derived(s: State): Networks {
  const map = mapOf(s);
  const networks: Networks = {
    map,
    cities: COMPANIES.map(() => []),
    at: new Uint8Array(map.cities.length),
    owners: new Uint8Array(map.links.length),
    built: new Uint8Array(COMPANIES.length),
    joined: Uint8Array.from(map.cities, ({ index }) => index),
  };
  COMPANIES.forEach((id, place) => {
    for (const city of companyOf(s, id).cities) noteCity(networks, place, map.cityById.get(city)!);
  });
  for (const link of map.links) {
    const owner = s.rails[link.index]!;
    if (owner !== 'free') noteRail(networks, placeOf(owner), link);
  }
  return networks;
}

function noteCity({ cities, at }: Networks, place: number, city: City): void {
  cities[place]!.push(city);
  at[city.index]! |= 1 << place;
}

function noteRail({ owners, built, joined }: Networks, place: number, { index, a, b }: Link): void {
  owners[index] = 1 << place;
  built[place]! += 1;
  joined[standsFor(joined, a.index)] = standsFor(joined, b.index);
}

function standsFor(joined: Uint8Array, city: number): number {
  let at = city;
  while (joined[at] !== at) at = joined[at]!;
  return at;
}

/** How many companies have a city in their network. */
export const companiesIn = ({ at }: Networks, city: City): number => HOW_MANY[at[city.index]!]!;
const HOW_MANY = Uint8Array.from(
  { length: 1 << COMPANIES.length },
  (_, bits) => COMPANIES.filter((_id, i) => bits & (1 << i)).length,
);

/** SD-31: whether rails, whoever owns them, lead from one city to the other. */
export const areJoined = ({ joined }: Networks, a: City, b: City): boolean =>
  standsFor(joined, a.index) === standsFor(joined, b.index);

export const isIn = ({ at }: Networks, company: CompanyId, city: City): boolean =>
  (at[city.index]! & (1 << placeOf(company))) !== 0;

/** A city joins a network; true when it is new there. */
export function addCity(draft: SDState, company: CompanyId, city: City): boolean {
  const networks = networksOf(draft);
  if (isIn(networks, company, city)) return false;
  noteCity(networks, placeOf(company), city);
  companyOf(draft, company).cities.push(city.id);
  return true;
}

/** The rail of a link that is free; its cities join by `addCity`. */
export function addRail(draft: SDState, company: CompanyId, link: Link): void {
  noteRail(networksOf(draft), placeOf(company), link);
  draft.rails[link.index] = company;
}
