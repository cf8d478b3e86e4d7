import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';

export const ratingsOf = async (db: Database, game: string, accounts: readonly string[]): Promise<Row<'ratings'>[]> =>
  accounts.length === 0
    ? []
    : db.q.selectFrom('ratings').selectAll().where('game', '=', game).where('account_id', 'in', accounts).execute();

export const ratingsOfAccount = (db: Database, account: string): Promise<Row<'ratings'>[]> =>
  db.q.selectFrom('ratings').selectAll().where('account_id', '=', account).orderBy('game').execute();

/** From what was read (null: there was none) to what follows; a conflict when another game came in between. */
export const rate = (db: Database, before: Row<'ratings'> | null, after: NewRow<'ratings'>): Unit =>
  unit(
    before === null
      ? part(db.q.insertInto('ratings').values(after))
      : part(
          db.q
            .updateTable('ratings')
            .set(after)
            .where('account_id', '=', before.account_id)
            .where('game', '=', before.game)
            .where('games', '=', before.games),
          1,
        ),
  );
