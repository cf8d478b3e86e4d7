/** What a seat keeps privately at a table: standing orders, drafts. */
import { type Database, type Unit, unit } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Row } from '../db/schema.ts';

const upsert = prepared(['table', 'seat', 'body'], (q, { table, seat, body }) =>
  q
    .insertInto('desks')
    .values({ table_id: table, seat, body })
    .onConflict((on) => on.columns(['table_id', 'seat']).doUpdateSet({ body })),
);

export const saveDesk = (db: Database, table: string, seat: number, body: string): Unit =>
  unit({ query: upsert(db, { table, seat, body }), expect: 1 });

export const desksOf = (db: Database, table: string): Promise<Row<'desks'>[]> =>
  db.q.selectFrom('desks').selectAll().where('table_id', '=', table).orderBy('seat').execute();
