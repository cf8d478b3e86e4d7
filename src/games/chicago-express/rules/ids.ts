import { COMPANIES, type CompanyId, DIALS, type DialId, type HexId } from '../state.ts';

export const isCompany = (id: unknown): id is CompanyId => COMPANIES.includes(id as CompanyId);
export const isDial = (id: unknown): id is DialId => DIALS.includes(id as DialId);

/** A column letter and a row number; whether the board has it is a matter for `check`. */
export const HEX_ID = /^[A-Z](0|[1-9][0-9]?)$/;
export const isHexId = (id: unknown): id is HexId => typeof id === 'string' && HEX_ID.test(id);
