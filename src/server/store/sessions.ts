/** Only the hash of a session's secret is stored. */
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';
import type { AccountRow } from './accounts.ts';

export const createSession = (db: Database, session: NewRow<'sessions'>): Unit =>
  unit(part(db.q.insertInto('sessions').values(session)));

/** The session and whose it is, unless it has run out or the account is gone. */
export async function sessionByHash(
  db: Database,
  hash: string,
  now: number,
): Promise<{ session: Row<'sessions'>; account: AccountRow } | null> {
  const session = await db.q
    .selectFrom('sessions')
    .selectAll()
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!session) return null;
  const account = await db.q
    .selectFrom('accounts')
    .selectAll()
    .where('id', '=', session.account_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return account ? { session, account } : null;
}

export const touchSession = (db: Database, hash: string, seenAt: number, expiresAt: number) =>
  db.write(
    unit(part(db.q.updateTable('sessions').set({ seen_at: seenAt, expires_at: expiresAt }).where('hash', '=', hash))),
  );

export const sessionsOf = (db: Database, account: string, now: number): Promise<Row<'sessions'>[]> =>
  db.q
    .selectFrom('sessions')
    .selectAll()
    .where('account_id', '=', account)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .execute();

/** Log-out; only the owner's own session. */
export const endSession = (db: Database, account: string, hash: string): Unit =>
  unit(part(db.q.deleteFrom('sessions').where('hash', '=', hash).where('account_id', '=', account)));

export const endSessionsOf = (db: Database, account: string, except?: string): Unit => {
  const all = db.q.deleteFrom('sessions').where('account_id', '=', account);
  return unit(part(except === undefined ? all : all.where('hash', '!=', except)));
};

/** How many had run out. */
export async function purgeSessions(db: Database, now: number): Promise<number> {
  const written = await db.write(unit(part(db.q.deleteFrom('sessions').where('expires_at', '<=', now))));
  return written.ok ? written.rows[0]! : 0;
}
