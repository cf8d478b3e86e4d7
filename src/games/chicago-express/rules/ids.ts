import { COMPANIES, type CompanyId, DIALS, type DialId } from '../state.ts';

export const isCompany = (id: unknown): id is CompanyId => COMPANIES.includes(id as CompanyId);
export const isDial = (id: unknown): id is DialId => DIALS.includes(id as DialId);

/** A column letter and a row number; whether the board has it is a matter for `check`. */
export const isHexId = (id: unknown): id is string => typeof id === 'string' && /^[A-Z](0|[1-9][0-9]?)$/.test(id);
