/** Who is asking: sessions by cookie, of which only the hash is stored. */
import { createHash } from 'node:crypto';
import { type Database, part, type UnitQuery, unit } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { hashOfToken, newToken } from './tokens.ts';

export type Account = Row<'accounts'>;
export interface Visitor {
  account: Account;
  /** The hash of this session. */
  session: string;
}

const DAY = 86_400_000;
export const SESSION_DAYS = 180;
/** `seen_at` is written this often at most. */
const SEEN_EVERY = DAY / 24;

/** On https the prefix makes browsers refuse a cookie planted by another host or over http. */
export const cookieName = (publicUrl: string | null): string =>
  publicUrl?.startsWith('https:') ? '__Host-turntable' : 'turntable';

export interface Caller {
  agent: string;
  address: string;
}

/** A new session as part of a unit, and the token for its cookie. */
export function newSession(db: Database, accountId: string, caller: Caller, now: number) {
  const token = newToken();
  const insert = part(
    db.q.insertInto('sessions').values({
      hash: hashOfToken(token),
      account_id: accountId,
      created_at: now,
      seen_at: now,
      expires_at: now + SESSION_DAYS * DAY,
      agent: caller.agent.slice(0, 200),
      address: caller.address.slice(0, 60),
    }),
  );
  return { token, insert };
}

/** The account behind a token; null when there is none, when it has expired or the account is deleted. */
export async function visitorOf(db: Database, token: string | undefined, now: number): Promise<Visitor | null> {
  if (token === undefined || token.length !== 43) return null;
  const session = hashOfToken(token);
  const found = await db.q
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .selectAll('accounts')
    .select(['sessions.seen_at as session_seen_at', 'sessions.expires_at'])
    .where('sessions.hash', '=', session)
    .executeTakeFirst();
  if (!found || found.expires_at <= now || found.deleted_at !== null) return null;
  const { session_seen_at, expires_at: _expires, ...account } = found;
  if (now - session_seen_at > SEEN_EVERY) await touch(db, session, account.id, now);
  return { account, session };
}

/** The same for a socket, from its raw cookie header. */
export function visitorFromCookies(db: Database, publicUrl: string | null, cookies: string | undefined, now: number) {
  const wanted = `${cookieName(publicUrl)}=`;
  const pair = (cookies ?? '').split(';').find((text) => text.trim().startsWith(wanted));
  return visitorOf(db, pair?.trim().slice(wanted.length), now);
}

export const isBanned = (account: Account, now: number): boolean =>
  account.banned_until !== null && account.banned_until > now;

async function touch(db: Database, session: string, accountId: string, now: number): Promise<void> {
  await db.write(
    unit(
      part(
        db.q
          .updateTable('sessions')
          .set({ seen_at: now, expires_at: now + SESSION_DAYS * DAY })
          .where('hash', '=', session),
      ),
      part(db.q.updateTable('accounts').set({ seen_at: now }).where('id', '=', accountId)),
    ),
  );
}

/** What a session is called in the list that its owner sees. */
export const sessionId = (hash: string): string =>
  createHash('sha256').update(`session-id/${hash}`).digest('hex').slice(0, 24);

export const sessionsOf = (db: Database, accountId: string) =>
  db.q.selectFrom('sessions').selectAll().where('account_id', '=', accountId).orderBy('seen_at', 'desc').execute();

export const endSession = (db: Database, hash: string): UnitQuery =>
  part(db.q.deleteFrom('sessions').where('hash', '=', hash));

/** Ends all sessions of an account but one. */
export function endOtherSessions(db: Database, accountId: string, kept: string | null): UnitQuery {
  const all = db.q.deleteFrom('sessions').where('account_id', '=', accountId);
  return part(kept === null ? all : all.where('hash', '!=', kept));
}
