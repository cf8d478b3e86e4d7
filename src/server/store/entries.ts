/** The log of a table: append only; (table_id, seq) is unique, which is what makes one writer per table. */
import type { Database, Unit } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { Row } from '../db/schema.ts';

const insert = prepared(['table', 'seq', 'at', 'body'], (q, { table, seq, at, body }) =>
  q.insertInto('entries').values({ table_id: table, seq, at, body }),
);

export const entryForm = insert.form;

export interface NewEntry {
  seq: number;
  at: number;
  body: string;
}

/** A conflict when one of them is there already. */
export const appendEntries = (db: Database, table: string, entries: readonly NewEntry[]): Unit => ({
  queries: entries.map(({ seq, at, body }) => ({ query: insert(db, { table, seq, at, body }), expect: 1 })),
});

/** Those after `after` (0: all), oldest first. */
export const entriesOf = (db: Database, table: string, after = 0, upTo?: number): Promise<Row<'entries'>[]> =>
  db.q
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', table)
    .where('seq', '>', after)
    .$if(upTo !== undefined, (some) => some.where('seq', '<=', upTo!))
    .orderBy('seq')
    .execute();
