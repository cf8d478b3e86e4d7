/** How companies look: each in the colour of its name, with the Roman numeral of its box, the same in every language. */
import { COMPANIES, type CompanyId } from '../../../games/steel-driver/index.ts';

export const NUMERALS: Readonly<Record<CompanyId, string>> = {
  red: 'I',
  yellow: 'II',
  green: 'III',
  blue: 'IV',
  grey: 'V',
  brown: 'VI',
};

export const isCompany = (id: string): id is CompanyId => COMPANIES.some((known) => known === id);

const OWNER = 'company:';

/** The company in the sense of facts (`company:red`), or null. */
export const companyOf = (of: string): CompanyId | null => {
  const id = of.startsWith(OWNER) ? of.slice(OWNER.length) : '';
  return isCompany(id) ? id : null;
};
