/** What nobody needs any more: old sessions, links, answered challenges, guests who never sat down. */
import type { Logger } from 'pino';
import { type Database, part, unit } from '../db/database.ts';
import { CLAIM } from '../lobby/claim.ts';
import { purgeMailLinks } from '../store/credentials.ts';
import { purgeSessions } from '../store/sessions.ts';
import { type Room, tellNewHours } from './calendars.ts';
import { SPENT } from './passkeys.ts';

const HOUR = 3_600_000;
const GUEST_LASTS = 30 * 24 * HOUR;

export async function keepHouse(db: Database, now: number): Promise<void> {
  await purgeSessions(db, now);
  await purgeMailLinks(db, now);
  const marks = await db.q
    .selectFrom('settings')
    .selectAll()
    .where(({ or, eb }) => or([eb('key', 'like', `${SPENT}%`), eb('key', 'like', `${CLAIM}%`)]))
    .execute();
  for (const { key } of marks.filter(({ value }) => Number(value) < now))
    await db.write(unit(part(db.q.deleteFrom('settings').where('key', '=', key))));
  await forgetGuests(db, now - GUEST_LASTS);
}

/** A guest who came once, left no trace at any table and can no longer come back. */
async function forgetGuests(db: Database, before: number): Promise<void> {
  const idle = await db.q
    .selectFrom('accounts')
    .select('id')
    .where('kind', '=', 'guest')
    .where('seen_at', '<', before)
    .where('deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tenures').select('table_id').whereRef('tenures.account_id', '=', 'accounts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('seats').select('table_id').whereRef('seats.account_id', '=', 'accounts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('tables').select('id').whereRef('tables.created_by', '=', 'accounts.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat').select('id').whereRef('chat.account_id', '=', 'accounts.id'))),
    )
    .limit(500)
    .execute();
  for (const { id } of idle) await db.write(unit(part(db.q.deleteFrom('accounts').where('id', '=', id))));
}

/** Every hour while the server runs; gives what stops it. */
export function startHousekeeping(room: Room, log: Logger): () => void {
  const run = () =>
    keepHouse(room.db, room.now())
      .then(() => tellNewHours(room))
      .catch((error: Error) => log.error({ err: error }, 'housekeeping failed'));
  const timer = setInterval(run, HOUR);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
