/** Reading what a table is made of. */
import { sql } from 'kysely';
import type { Creation } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import { preparedRead } from '../db/prepared.ts';
import type { Row } from '../db/schema.ts';
import type { Making, StoredDesk, StoredEntry } from '../engine/jobs.ts';

const rowsById = preparedRead(['id'], (q, { id }) => q.selectFrom('tables').selectAll().where('id', '=', id));
export const tableRow = async (db: Database, id: string): Promise<Row<'tables'> | undefined> =>
  (await rowsById(db, { id }))[0];

export const entriesAfter = (db: Database, id: string, after: number): Promise<StoredEntry[]> =>
  db.q
    .selectFrom('entries')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .execute();

export const lastEntry = (db: Database, id: string): Promise<StoredEntry | undefined> =>
  db.q
    .selectFrom('entries')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Running tables whose rows are behind their logs. */
export async function rowsBehind(db: Database): Promise<string[]> {
  const rows = await db.q
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'running')
    .where('head', '<', sql<number>`(select max(seq) from entries where table_id = tables.id)`)
    .execute();
  return rows.map(({ id }) => id);
}

export const deskRows = (db: Database, id: string): Promise<StoredDesk[]> =>
  db.q.selectFrom('desks').select(['seat', 'body']).where('table_id', '=', id).orderBy('seat').execute();

export const lastSnapshot = (db: Database, id: string): Promise<Row<'snapshots'> | undefined> =>
  db.q
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

export const makingOf = (row: Row<'tables'>): Making => ({
  game: row.game,
  creation: JSON.parse(row.creation) as Creation,
  seed: row.seed,
});
