/** The policy of the lobby (lobby/access.ts), as the tables ask it. */
import type { Database } from '../db/database.ts';
import { accessOf, anyBlock } from '../lobby/access.ts';
import type { Policy } from './api.ts';

export const policyOf = (db: Database, now: () => number): Policy => ({
  accessOf: (table, who, key) => accessOf(db, table, who, key, now()),
  async mayHear(listener, speaker) {
    const muted = await db.q
      .selectFrom('mutes')
      .select('account_id')
      .where('account_id', '=', listener)
      .where('other_id', '=', speaker)
      .executeTakeFirst();
    return !muted && !(await anyBlock(db, listener, [speaker]));
  },
});
