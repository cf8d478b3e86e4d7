import { type Database, type Unit, unit } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow, Row } from '../db/schema.ts';

export const ratingsOf = async (db: Database, game: string, accounts: readonly string[]): Promise<Row<'ratings'>[]> =>
  accounts.length === 0
    ? []
    : db.q.selectFrom('ratings').selectAll().where('game', '=', game).where('account_id', 'in', accounts).execute();

export const ratingsOfAccount = (db: Database, account: string): Promise<Row<'ratings'>[]> =>
  db.q.selectFrom('ratings').selectAll().where('account_id', '=', account).orderBy('game').execute();

const COLUMNS = ['account_id', 'game', 'mu', 'sigma', 'ordinal', 'games', 'updated_at'] as const;
const insert = prepared(COLUMNS, (q, columns) => q.insertInto('ratings').values(columns));
const update = prepared([...COLUMNS, 'was'], (q, { account_id, game, was, ...columns }) =>
  q
    .updateTable('ratings')
    .set(columns)
    .where('account_id', '=', account_id)
    .where('game', '=', game)
    .where('games', '=', was),
);

/** From what was read (null: there was none) to what follows; a conflict when another game came in between. */
export const rate = (db: Database, before: Row<'ratings'> | null, after: NewRow<'ratings'>): Unit =>
  unit(
    before === null ? { query: insert(db, after) } : { query: update(db, { ...after, was: before.games }), expect: 1 },
  );
