/** Shares, rails and networks of the companies, derived from the state. */
import type { Sealed } from '../../../kernel/contract.ts';
import { sum } from '../../../kernel/money.ts';
import { COMPONENTS } from '../board/components.ts';
import { mapOf } from '../board/maps.ts';
import { type CityId, COMPANIES, type CompanyId, type SDState } from '../state.ts';

type State = Sealed<SDState>;

export const sharesSold = (s: State, company: CompanyId): number => sum(s.companies[company].shares);

export function railsBuilt(s: State, company: CompanyId): number {
  const { rails } = s;
  let built = 0;
  for (let i = 0; i < rails.length; i++) if (rails[i] === company) built += 1;
  return built;
}

/** SD-8: the rails of a company are a hard limit. */
export const railsLeft = (s: State, company: CompanyId): number => COMPONENTS.railsPerCompany - railsBuilt(s, company);

export const isInNetwork = (s: State, company: CompanyId, city: CityId): boolean =>
  s.companies[company].cities.includes(city);

/** Companies with this city in their network, in the order of the boxes. */
export const companiesAt = (s: State, city: CityId): CompanyId[] => COMPANIES.filter((id) => isInNetwork(s, id, city));

/** Cubes spent on all the rails of the board. */
export function cubesSpent(s: State): number {
  const { links } = mapOf(s);
  let spent = 0;
  for (const { index, cost } of links) if (s.rails[index] !== 'free') spent += cost;
  return spent;
}
