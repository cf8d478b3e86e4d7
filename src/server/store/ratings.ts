import { sql } from 'kysely';
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

export interface Ranked extends Row<'ratings'> {
  name: string;
  kind: Row<'accounts'>['kind'];
}

/** The list of a game, best first. */
export function ranking(
  db: Database,
  game: string,
  { from, limit }: { from?: { ordinal: number; account: string }; limit: number },
): Promise<Ranked[]> {
  let query = db.q
    .selectFrom('ratings')
    .innerJoin('accounts', 'accounts.id', 'ratings.account_id')
    .selectAll('ratings')
    .select(['accounts.name', 'accounts.kind'])
    .where('ratings.game', '=', game);
  if (from)
    query = query.where(sql<boolean>`(ratings.ordinal, ratings.account_id) < (${from.ordinal}, ${from.account})`);
  return query.orderBy('ratings.ordinal', 'desc').orderBy('ratings.account_id', 'desc').limit(limit).execute();
}
