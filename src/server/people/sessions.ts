/** Who is asking: sessions by cookie, of which only the hash is stored. */
import { createHash } from 'node:crypto';
import type { Database, Unit } from '../db/database.ts';
import { type AccountRow, touchAccount } from '../store/accounts.ts';
import { createSession, sessionByHash, touchSession } from '../store/sessions.ts';
import { hashOfToken, newToken } from './tokens.ts';

export type Account = AccountRow;
export interface Visitor {
  account: Account;
  /** The hash of this session. */
  session: string;
}

const DAY = 86_400_000;
const LASTS = 180 * DAY;
/** How often `seen_at` is written at most. */
const SEEN_EVERY = DAY / 24;

export const isHttps = (publicUrl: string | null): boolean => publicUrl?.startsWith('https:') ?? false;

/** On https the prefix makes browsers refuse a cookie planted by another host or over http. */
export const cookieName = (publicUrl: string | null): string => (isHttps(publicUrl) ? '__Host-turntable' : 'turntable');

export interface Caller {
  agent: string;
  address: string;
}

/** A new session to be written, and the token for its cookie. */
export function newSession(
  db: Database,
  accountId: string,
  { agent, address }: Caller,
  now: number,
): { token: string; write: Unit } {
  const token = newToken();
  const write = createSession(db, {
    hash: hashOfToken(token),
    account_id: accountId,
    created_at: now,
    seen_at: now,
    expires_at: now + LASTS,
    agent: agent.slice(0, 200),
    address: address.slice(0, 60),
  });
  return { token, write };
}

/** The account behind a token; null when there is none, when it has run out or the account is deleted. */
export async function visitorOf(db: Database, token: string | undefined, now: number): Promise<Visitor | null> {
  if (token === undefined || token.length !== 43) return null;
  const found = await sessionByHash(db, hashOfToken(token), now);
  if (!found) return null;
  const { session, account } = found;
  if (now - session.seen_at > SEEN_EVERY) {
    await touchSession(db, session.hash, now, now + LASTS);
    await touchAccount(db, account.id, now);
  }
  return { account, session: session.hash };
}

/** The same for a socket, from its raw cookie header. */
export function visitorFromCookies(
  db: Database,
  publicUrl: string | null,
  cookies: string | undefined,
  now: number,
): Promise<Visitor | null> {
  const wanted = `${cookieName(publicUrl)}=`;
  const pair = (cookies ?? '').split(';').find((text) => text.trim().startsWith(wanted));
  return visitorOf(db, pair?.trim().slice(wanted.length), now);
}

export const isBanned = ({ banned_until }: Account, now: number): boolean =>
  banned_until !== null && banned_until > now;

/** What a session is called in the list that its owner sees. */
export const sessionId = (hash: string): string =>
  createHash('sha256').update(`session-id/${hash}`).digest('hex').slice(0, 24);
