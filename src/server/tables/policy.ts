/** The policy of the lobby (lobby/access.ts), as the tables ask it. */
import type { Database } from '../db/database.ts';
import { accessOf } from '../lobby/access.ts';
import { unheardAmong } from '../store/relations.ts';
import type { Policy } from './api.ts';

export const policyOf = (db: Database, now: () => number): Policy => ({
  accessOf: (table, who, key) => accessOf(db, table, who, key, now()),
  mayHear: async (listener, speaker) => !(await unheardAmong(db, listener, [speaker])).has(speaker),
});
