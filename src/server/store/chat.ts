/** Table chat and private notes. */
import { sql } from 'kysely';
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { type Cursor, type Page, pageOf } from './lobby.ts';

export const say = (db: Database, line: NewRow<'chat'>): Unit => unit(part(db.q.insertInto('chat').values(line)));

export interface ChatLine extends Row<'chat'> {
  name: string | null;
}

/** The newest first; hidden lines are there, for whoever calls to leave out. */
export async function chatOf(
  db: Database,
  table: string,
  { from, limit }: { from?: Cursor; limit: number },
): Promise<Page<ChatLine>> {
  let query = db.q
    .selectFrom('chat')
    .leftJoin('accounts', 'accounts.id', 'chat.account_id')
    .selectAll('chat')
    .select('accounts.name')
    .where('chat.table_id', '=', table);
  if (from) query = query.where(sql<boolean>`(chat.at, chat.id) < (${from.at}, ${from.id})`);
  const rows = await query
    .orderBy('chat.at', 'desc')
    .orderBy('chat.id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => row.at);
}

export const chatById = (db: Database, id: string): Promise<Row<'chat'> | undefined> =>
  db.q.selectFrom('chat').selectAll().where('id', '=', id).executeTakeFirst();

/** A moderator's word; null shows it again. */
export const hideChat = (db: Database, id: string, at: number | null): Unit =>
  unit(part(db.q.updateTable('chat').set({ hidden_at: at }).where('id', '=', id), 1));

export const saveNote = (db: Database, note: NewRow<'notes'>) =>
  db.write(
    unit(
      part(
        db.q
          .insertInto('notes')
          .values(note)
          .onConflict((on) => on.columns(['table_id', 'account_id']).doUpdateSet({ text: note.text, at: note.at })),
      ),
    ),
  );

export const noteOf = (db: Database, table: string, account: string): Promise<Row<'notes'> | undefined> =>
  db.q
    .selectFrom('notes')
    .selectAll()
    .where('table_id', '=', table)
    .where('account_id', '=', account)
    .executeTakeFirst();
