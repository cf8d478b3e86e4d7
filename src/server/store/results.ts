/** How games ended, written by the server alone, and what can be counted from them. */
import { type Database, type Unit, type UnitQuery, unit } from '../db/database.ts';
import { prepared, preparedRead } from '../db/prepared.ts';
import type { Row } from '../db/schema.ts';

const insert = prepared(
  ['table_id', 'seat', 'account_id', 'game', 'map', 'seats', 'place', 'score', 'rated', 'why', 'at'],
  (q, columns) => q.insertInto('results').values(columns),
);

/** A conflict when the table has its results already. */
export const addResults = (db: Database, results: readonly Row<'results'>[]): Unit =>
  unit(...results.map((result) => ({ query: insert(db, result) })));

const ofTable = preparedRead(['table'], (q, { table }) =>
  q.selectFrom('results').selectAll().where('table_id', '=', table).orderBy('place').orderBy('seat'),
);
export const resultsOfTable = (db: Database, table: string): Promise<Row<'results'>[]> => ofTable(db, { table });

const mark = prepared(['table', 'seat', 'account', 'yes', 'no'], (q, { table, seat, account, yes, no }) =>
  q
    .updateTable('results')
    .set({ rated: yes })
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('account_id', '=', account)
    .where('rated', '=', no),
);

/** Marks a result as rated; a conflict when it is already. */
export const markRated = (db: Database, table: string, seat: number, account: string): UnitQuery => ({
  query: mark(db, { table, seat, account, yes: 1, no: 0 }),
  expect: 1,
});

/** The latest first, before `before`. */
export const resultsOf = (
  db: Database,
  account: string,
  { game, before, limit }: { game?: string; before?: number; limit: number },
): Promise<Row<'results'>[]> =>
  db.q
    .selectFrom('results')
    .selectAll()
    .where('account_id', '=', account)
    .$if(game !== undefined, (some) => some.where('game', '=', game!))
    .$if(before !== undefined, (some) => some.where('at', '<', before!))
    .orderBy('at', 'desc')
    .limit(limit)
    .execute();

export interface Tally {
  game: string;
  map: string;
  /** Number of players. */
  seats: number;
  seat: number;
  /** Results counted, and among them first places. */
  games: number;
  wins: number;
  /** Sums: averages of any grouping follow from them. */
  places: number;
  scores: number;
  best: number;
}

/**
 * Counts by game, map, number of players and seat: of one player, of one game, or both. Who left or was replaced
 * (`why`) is not counted.
 */
export const tally = (db: Database, of: { account?: string; game?: string }): Promise<Tally[]> =>
  db.q
    .selectFrom('results')
    .select(['game', 'map', 'seats', 'seat'])
    .select(({ fn, eb }) => [
      fn.countAll<number>().as('games'),
      fn.sum<number>(eb.case().when('place', '=', 1).then(1).else(0).end()).as('wins'),
      fn.sum<number>('place').as('places'),
      fn.sum<number>('score').as('scores'),
      fn.max('score').as('best'),
    ])
    .where('why', 'is', null)
    .$if(of.account !== undefined, (some) => some.where('account_id', '=', of.account!))
    .$if(of.game !== undefined, (some) => some.where('game', '=', of.game!))
    .groupBy(['game', 'map', 'seats', 'seat'])
    .orderBy('game')
    .orderBy('map')
    .orderBy('seats')
    .orderBy('seat')
    .execute();
