/** Records that people have uploaded. */
import { sql } from 'kysely';
import { type Database, part, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { type Cursor, type Page, pageOf } from './lobby.ts';

export type RecordRow = Omit<Row<'records'>, 'body' | 'account_id' | 'hash'>;

const SHOWN = ['id', 'game', 'name', 'seats', 'moves', 'over', 'bytes', 'created_at'] as const;

/** The newest first, without the records themselves. */
export async function recordsOf(
  db: Database,
  account: string,
  { from, limit }: { from?: Cursor; limit: number },
): Promise<Page<RecordRow>> {
  let query = db.q.selectFrom('records').select(SHOWN).where('account_id', '=', account);
  if (from) query = query.where(sql<boolean>`(created_at, id) < (${from.at}, ${from.id})`);
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => row.created_at);
}

export const countRecords = async (db: Database, account: string): Promise<number> =>
  (
    await db.q
      .selectFrom('records')
      .select((e) => e.fn.countAll<number>().as('n'))
      .where('account_id', '=', account)
      .executeTakeFirstOrThrow()
  ).n;

/** The same game again is the one already there. */
export const recordWithHash = (db: Database, account: string, hash: string): Promise<{ id: string } | undefined> =>
  db.q.selectFrom('records').select('id').where('account_id', '=', account).where('hash', '=', hash).executeTakeFirst();

export const recordBody = (db: Database, account: string, id: string): Promise<{ body: string } | undefined> =>
  db.q.selectFrom('records').select('body').where('account_id', '=', account).where('id', '=', id).executeTakeFirst();

export const addRecord = (db: Database, row: NewRow<'records'>) =>
  db.write(unit(part(db.q.insertInto('records').values(row))));

export const removeRecord = (db: Database, account: string, id: string) =>
  db.write(unit(part(db.q.deleteFrom('records').where('account_id', '=', account).where('id', '=', id), 1)));
