/** Accounts: a guest at once, a person when they want to come back. */
import type { OwnAccount } from '../../protocol/http.ts';
import type { Locale } from '../../text/locale.ts';
import { type Database, type Unit, unit } from '../db/database.ts';
import { Refused } from '../http/refused.ts';
import { accountById, changeAccount, createAccount } from '../store/accounts.ts';
import { passkeysOf, unusedRecoveryCodes } from '../store/credentials.ts';
import { newId } from '../store/ids.ts';
import { guestName, NAME_LENGTH, nameKey, readName } from './names.ts';
import { readPreferences } from './preferences.ts';
import { type Account, type Caller, newSession } from './sessions.ts';

export function nameFrom(raw: string): { name: string; key: string } {
  const read = readName(raw);
  if (!read.ok) throw new Refused('name-refused', { why: read.why, ...NAME_LENGTH });
  return read;
}

export interface Entered {
  account: Account;
  token: string;
}

interface Newcomer {
  kind: 'guest' | 'person';
  name: string | null;
  passwordHash: string | null;
  locale: Locale;
}

/** A new account and its first session. */
export async function enter(db: Database, who: Newcomer, caller: Caller, now: number): Promise<Entered> {
  // A name made up by us may be taken by bad luck; one that was chosen is refused.
  for (let tries = 0; ; tries++) {
    const { name, key } = who.name === null ? made(who.locale) : nameFrom(who.name);
    const account: Account = {
      ...{ id: newId(), name, name_key: key, kind: who.kind, password_hash: who.passwordHash, role: 'player' as const },
      ...{ mail: null, mail_verified_at: null, locale: who.locale, prefs: '{}', created_at: now, seen_at: now },
      ...{ deleted_at: null, banned_until: null, ban_reason: null },
    };
    const session = newSession(db, account.id, caller, now);
    const written = await db.write(unit(createAccount(db, account), session.write));
    if (written.ok) return { account, token: session.token };
    if (who.name !== null || tries > 5) throw new Refused('name-taken');
  }
}

function made(locale: Locale): { name: string; key: string } {
  const name = guestName(locale);
  return { name, key: nameKey(name) };
}

/** Writes changes of an account; the only conflict that a person can cause is a name already taken. */
export async function change(db: Database, id: string, write: Parameters<typeof changeAccount>[2], ...more: Unit[]) {
  const written = await db.write(unit(changeAccount(db, id, write), ...more));
  if (!written.ok) throw new Refused((await accountById(db, id))?.deleted_at === null ? 'name-taken' : 'not-logged-in');
}

/** What a person is told about their own account. */
export async function ownAccount(db: Database, account: Account): Promise<OwnAccount> {
  const { id, name, kind, role, locale, mail, mail_verified_at, created_at, banned_until, ban_reason } = account;
  return {
    ...{ id, name, kind, role, locale, mail, createdAt: created_at, mailVerified: mail_verified_at !== null },
    ...(banned_until === null ? {} : { ban: { until: banned_until, reason: ban_reason ?? '' } }),
    hasPassword: account.password_hash !== null,
    passkeys: (await passkeysOf(db, id)).length,
    recoveryCodes: (await unusedRecoveryCodes(db, id)).length,
    preferences: readPreferences(account.prefs),
  };
}
