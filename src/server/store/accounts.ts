import { sql } from 'kysely';
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row, RowChange, Schema } from '../db/schema.ts';

export type AccountRow = Row<'accounts'>;

/** A conflict when the name is taken. */
export const createAccount = (db: Database, account: NewRow<'accounts'>): Unit =>
  unit(part(db.q.insertInto('accounts').values(account)));

/** A conflict when a new name is taken or the account is gone. */
export const changeAccount = (db: Database, id: string, change: RowChange<'accounts'>): Unit =>
  unit(part(db.q.updateTable('accounts').set(change).where('id', '=', id).where('deleted_at', 'is', null), 1));

/** Deleted accounts too: their seats still show. */
export const accountById = (db: Database, id: string): Promise<AccountRow | undefined> =>
  db.q.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

export const accountByNameKey = (db: Database, key: string): Promise<AccountRow | undefined> =>
  db.q
    .selectFrom('accounts')
    .selectAll()
    .where('name_key', '=', key)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();

/** Several accounts may claim an address; at most those that showed it is theirs may use it. */
export const accountsByMail = (db: Database, mail: string): Promise<AccountRow[]> =>
  db.q
    .selectFrom('accounts')
    .selectAll()
    .where('mail', '=', mail)
    .where('mail_verified_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();

export const namesOf = async (db: Database, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    ids.length === 0
      ? []
      : (await db.q.selectFrom('accounts').select(['id', 'name']).where('id', 'in', ids).execute()).map(
          ({ id, name }): [string, string] => [id, name],
        ),
  );

/** People whose folded name begins so, to invite them: guests and the deleted are not found. */
export const peopleLike = (db: Database, key: string, limit: number): Promise<{ id: string; name: string }[]> =>
  db.q
    .selectFrom('accounts')
    .select(['id', 'name'])
    .where(sql<boolean>`name_key like ${`${key.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`)
    .where('kind', '=', 'person')
    .where('deleted_at', 'is', null)
    .orderBy('name_key')
    .limit(limit)
    .execute();

export const touchAccount = (db: Database, id: string, now: number) =>
  db.write(unit(part(db.q.updateTable('accounts').set({ seen_at: now }).where('id', '=', id))));

/** What goes away with the person; seats, entries, results and chat stay, under no name. */
const PRIVATE = [
  ...(['sessions', 'passkeys', 'recovery_codes', 'mail_links', 'blocks', 'mutes', 'notes'] as const),
  ...(['targets', 'invitations', 'ratings', 'records'] as const),
] satisfies (keyof Schema)[];

/** Takes the person out of an account and leaves the account, so that no table loses a player. */
export const anonymise = (db: Database, id: string, now: number): Unit =>
  unit(
    changeAccount(db, id, {
      name: '',
      name_key: `deleted:${id}`,
      password_hash: null,
      mail: null,
      mail_verified_at: null,
      locale: null,
      prefs: '{}',
      role: 'player',
      deleted_at: now,
    }),
    ...PRIVATE.map((table) => part(db.q.deleteFrom(table).where('account_id', '=', id))),
    ...(['blocks', 'mutes'] as const).map((table) => part(db.q.deleteFrom(table).where('other_id', '=', id))),
  );
