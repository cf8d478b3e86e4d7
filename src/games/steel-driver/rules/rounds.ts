/** The order of companies in the phases that they play one after another (SD-22). */
import { COMPANIES, type CompanyId, type SDState } from '../state.ts';

/**
 * The next company that can act, after `last` in the order of play; each one met that cannot passes for good.
 * Null when all have passed.
 */
export function nextCompany(
  draft: SDState,
  last: CompanyId | null,
  canAct: (company: CompanyId) => boolean,
  onPass: (company: CompanyId, place: number) => void,
): CompanyId | null {
  const { order, passed } = draft;
  let at = last === null ? 0 : order.indexOf(last) + 1;
  while (passed.length < COMPANIES.length) {
    const company = order[at++ % order.length]!;
    if (passed.includes(company)) continue;
    if (canAct(company)) return company;
    passed.push(company);
    onPass(company, passed.length);
  }
  return null;
}
