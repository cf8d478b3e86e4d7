/** Ways to come back to an account beside a password: passkeys, recovery codes, links by mail. */
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';

export const addPasskey = (db: Database, passkey: NewRow<'passkeys'>): Unit =>
  unit(part(db.q.insertInto('passkeys').values(passkey)));

export const passkeysOf = (db: Database, account: string): Promise<Row<'passkeys'>[]> =>
  db.q.selectFrom('passkeys').selectAll().where('account_id', '=', account).orderBy('created_at').execute();

export const passkeyById = (db: Database, id: string): Promise<Row<'passkeys'> | undefined> =>
  db.q.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();

/** A conflict when it was used in the meantime: one answer of the key opens one session. */
export const usePasskey = (db: Database, passkey: Row<'passkeys'>, counter: number, now: number): Unit =>
  unit(
    part(
      db.q
        .updateTable('passkeys')
        .set({ counter, used_at: now })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .where('used_at', passkey.used_at === null ? 'is' : '=', passkey.used_at),
      1,
    ),
  );

export const removePasskey = (db: Database, account: string, id: string): Unit =>
  unit(part(db.q.deleteFrom('passkeys').where('id', '=', id).where('account_id', '=', account), 1));

/** New codes make the old ones worthless. */
export const replaceRecoveryCodes = (db: Database, account: string, hashes: readonly string[]): Unit =>
  unit(
    part(db.q.deleteFrom('recovery_codes').where('account_id', '=', account)),
    ...hashes.map((hash) => part(db.q.insertInto('recovery_codes').values({ account_id: account, hash }))),
  );

/** A conflict when there is no such code or it was used. */
export const useRecoveryCode = (db: Database, account: string, hash: string, now: number): Unit =>
  unit(
    part(
      db.q
        .updateTable('recovery_codes')
        .set({ used_at: now })
        .where('account_id', '=', account)
        .where('hash', '=', hash)
        .where('used_at', 'is', null),
      1,
    ),
  );

export const unusedRecoveryCodes = (db: Database, account: string): Promise<{ hash: string }[]> =>
  db.q
    .selectFrom('recovery_codes')
    .select('hash')
    .where('account_id', '=', account)
    .where('used_at', 'is', null)
    .execute();

export const createMailLink = (db: Database, link: NewRow<'mail_links'>): Unit =>
  unit(part(db.q.insertInto('mail_links').values(link)));

/** One that can still be used. */
export const mailLink = (db: Database, hash: string, now: number): Promise<Row<'mail_links'> | undefined> =>
  db.q
    .selectFrom('mail_links')
    .selectAll()
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** A conflict when it was used or has run out. */
export const useMailLink = (db: Database, hash: string, now: number): Unit =>
  unit(
    part(
      db.q
        .updateTable('mail_links')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now),
      1,
    ),
  );

export const purgeMailLinks = (db: Database, before: number) =>
  db.write(unit(part(db.q.deleteFrom('mail_links').where('expires_at', '<=', before))));
