/** A table has one rematch that is not cancelled, however many ask at once: the database itself sees to it. */
import { sql } from 'kysely';
import type { Step } from '../migrate.ts';

/** Where two were made before, the older stays the rematch, the other goes on as a table of its own. */
export const oneRematch: Step = async (db) => {
  await sql`update tables set rematch_of = null where rematch_of is not null and state <> 'cancelled' and exists (
    select 1 from tables older where older.rematch_of = tables.rematch_of and older.state <> 'cancelled'
      and (older.created_at < tables.created_at or (older.created_at = tables.created_at and older.id < tables.id))
  )`.execute(db);
  await db.schema
    .createIndex('tables_by_one_rematch')
    .unique()
    .on('tables')
    .column('rematch_of')
    .where(sql<boolean>`rematch_of is not null and state <> 'cancelled'`)
    .execute();
  await db.schema.dropIndex('tables_by_rematch_of').execute();
};
