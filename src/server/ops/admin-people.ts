/** What an operator does about accounts, while servers run. */
import { type Database, unit } from '../db/database.ts';
import { exportOf } from '../people/export.ts';
import { nameKey } from '../people/names.ts';
import { hashOfToken, newToken } from '../people/tokens.ts';
import { type AccountRow, accountById, accountByNameKey, changeAccount } from '../store/accounts.ts';
import { createMailLink } from '../store/credentials.ts';
import { endSessionsOf } from '../store/sessions.ts';

export type PersonDeed =
  /** `until` null: for good. */
  | { type: 'ban'; until: number | null; why: string }
  | { type: 'unban' }
  | { type: 'promote' }
  | { type: 'demote' }
  /** Forgets the password and gives a link that logs in once, so that its owner may choose a new one. */
  | { type: 'reset' }
  | { type: 'export' };

export type PersonAnswer =
  | { ok: true; account: string; name: string; link?: string; data?: object }
  | { ok: false; code: string; detail: string };

/** The furthest a Date reaches. */
const FOR_GOOD = 8_640_000_000_000_000;
const LINK_LASTS = 24 * 3_600_000;
const no = (code: string, detail = ''): PersonAnswer => ({ ok: false, code, detail });

/** By name or by id. */
export const personCalled = async (db: Database, whom: string): Promise<AccountRow | undefined> =>
  (await accountByNameKey(db, nameKey(whom))) ?? (await accountById(db, whom));

export async function adminPerson(
  db: Database,
  whom: string,
  deed: PersonDeed,
  now: number,
  publicUrl = '',
): Promise<PersonAnswer> {
  const account = await personCalled(db, whom);
  if (!account || account.deleted_at !== null) return no('unknown-person', whom);
  const { id, name } = account;
  const done: PersonAnswer = { ok: true, account: id, name };
  const change = async (set: Parameters<typeof changeAccount>[2], signOut: boolean): Promise<PersonAnswer> => {
    const written = await db.write(changeAccount(db, id, set));
    if (!written.ok) return no('unknown-person', whom);
    // Sockets already open are ended: what they may do was decided when they came.
    if (signOut) await db.notify('signed-out', JSON.stringify({ account: id }));
    return done;
  };
  switch (deed.type) {
    case 'ban':
      if (account.role === 'admin') return no('is-admin', name);
      return change({ banned_until: deed.until ?? FOR_GOOD, ban_reason: deed.why }, true);
    case 'unban':
      return change({ banned_until: null, ban_reason: null }, false);
    case 'promote':
      if (account.kind !== 'person') return no('not-a-person', account.kind);
      return change({ role: 'admin' }, false);
    case 'demote':
      return change({ role: 'player' }, true);
    case 'reset': {
      if (account.kind !== 'person') return no('not-a-person', account.kind);
      const token = newToken();
      const link = {
        hash: hashOfToken(token),
        account_id: id,
        purpose: 'login',
        mail: '',
        expires_at: now + LINK_LASTS,
      };
      const forget = changeAccount(db, id, { password_hash: null });
      const written = await db.write(unit(forget, endSessionsOf(db, id), createMailLink(db, link)));
      if (!written.ok) return no('unknown-person', whom);
      await db.notify('signed-out', JSON.stringify({ account: id }));
      return { ...done, link: `${publicUrl}/link/${token}` };
    }
    case 'export':
      return { ...done, data: await exportOf(db, account, now) };
  }
}
