/** Shares and rails of the companies, derived from the state. */
import type { Sealed } from '../../../kernel/contract.ts';
import { sum } from '../../../kernel/money.ts';
import { COMPONENTS } from '../board/components.ts';
import { mapOf } from '../board/maps.ts';
import { type CityId, COMPANIES, type Company, type CompanyId, type SDState } from '../state.ts';

type State = Sealed<SDState>;

/** `s.companies[id]`, several times quicker than a key that the compiler cannot foresee. */
export function companyOf(s: SDState, id: CompanyId): Company;
export function companyOf(s: State, id: CompanyId): Sealed<Company>;
export function companyOf({ companies }: State, id: CompanyId): Sealed<Company> {
  switch (id) {
    case 'red':
      return companies.red;
    case 'yellow':
      return companies.yellow;
    case 'green':
      return companies.green;
    case 'blue':
      return companies.blue;
    case 'grey':
      return companies.grey;
    case 'brown':
      return companies.brown;
  }
}

/** Its place in the order of the boxes, which is its bit wherever companies are bits. */
export function placeOf(id: CompanyId): number {
  switch (id) {
    case 'red':
      return 0;
    case 'yellow':
      return 1;
    case 'green':
      return 2;
    case 'blue':
      return 3;
    case 'grey':
      return 4;
    case 'brown':
      return 5;
  }
}

export const sharesSold = (s: State, company: CompanyId): number => sum(s.companies[company].shares);

export function railsBuilt(s: State, company: CompanyId): number {
  const { rails } = s;
  let built = 0;
  for (let i = 0; i < rails.length; i++) if (rails[i] === company) built += 1;
  return built;
}

/** SD-8: the rails of a company are a hard limit. */
export const railsLeft = (s: State, company: CompanyId): number => COMPONENTS.railsPerCompany - railsBuilt(s, company);

/** Companies with this city in their network, in the order of the boxes. */
export const companiesAt = (s: State, city: CityId): CompanyId[] =>
  COMPANIES.filter((id) => companyOf(s, id).cities.includes(city));

/** Cubes spent on all the rails of the board. */
export function cubesSpent(s: State): number {
  const { links } = mapOf(s);
  let spent = 0;
  for (const { index, cost } of links) if (s.rails[index] !== 'free') spent += cost;
  return spent;
}
