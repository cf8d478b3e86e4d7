import { ID, LONGEST_ID } from '../board/board-file.ts';
import { COMPANIES, type CompanyId } from '../state.ts';

export const isCompany = (id: unknown): id is CompanyId => COMPANIES.includes(id as CompanyId);

/** The form of the id of a city or link; whether the board has it is a matter for `check`. */
export const isPlaceId = (id: unknown): id is string =>
  typeof id === 'string' && id.length <= LONGEST_ID && ID.test(id);
