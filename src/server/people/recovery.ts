/** Recovery codes: ten to keep on paper, each good for one log-in when all else is lost. */
import type { Database, Unit } from '../db/database.ts';
import { replaceRecoveryCodes, useRecoveryCode } from '../store/credentials.ts';
import { codeTyped, hashOfToken, newCode } from './tokens.ts';

const HOW_MANY = 10;
/** The account is hashed along, so that equal codes of two people do not look alike. */
const hashOf = (accountId: string, code: string): string => hashOfToken(`${accountId}/${codeTyped(code)}`);

/** New codes, shown this once; the old ones are worthless from now on. */
export function newRecoveryCodes(db: Database, accountId: string): { codes: string[]; write: Unit } {
  const codes = Array.from({ length: HOW_MANY }, newCode);
  const hashes = codes.map((code) => hashOf(accountId, code));
  return { codes, write: replaceRecoveryCodes(db, accountId, hashes) };
}

/** Marks a code as used; a conflict when there is no such code or it was used before. */
export const spendRecoveryCode = (db: Database, accountId: string, code: string, now: number): Unit =>
  useRecoveryCode(db, accountId, hashOf(accountId, code), now);
