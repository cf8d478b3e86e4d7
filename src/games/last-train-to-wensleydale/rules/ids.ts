import { BORDER_ID, SECTOR_ID } from '../board/file.ts';
import {
  type BorderId,
  CARGOES,
  type Cargo,
  COMPANIES,
  type CompanyId,
  PURSES,
  type Purse,
  type SectorId,
  type TrainId,
} from '../state.ts';

export const isCompany = (id: unknown): id is CompanyId => COMPANIES.includes(id as CompanyId);
export const isPurse = (id: unknown): id is Purse => PURSES.includes(id as Purse);
export const isCargo = (id: unknown): id is Cargo => CARGOES.includes(id as Cargo);
/** Whether the board has it is a matter for `check`. */
export const isSectorId = (id: unknown): id is SectorId =>
  typeof id === 'string' && id.length <= 40 && SECTOR_ID.test(id);
export const isBorderId = (id: unknown): id is BorderId =>
  typeof id === 'string' && id.length <= 81 && BORDER_ID.test(id);
export const isTrainId = (id: unknown): id is TrainId => typeof id === 'string' && /^[A-Z]\d$/.test(id);
