/** A state kept so that opening a game costs no full replay; the log stays the truth. */
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';

/** Keeps this one and forgets older ones. */
export const saveSnapshot = (db: Database, snapshot: NewRow<'snapshots'>): Unit =>
  unit(
    part(
      db.q
        .insertInto('snapshots')
        .values(snapshot)
        .onConflict((on) =>
          on
            .columns(['table_id', 'seq'])
            .doUpdateSet({ build: snapshot.build, hash: snapshot.hash, body: snapshot.body }),
        ),
    ),
    part(db.q.deleteFrom('snapshots').where('table_id', '=', snapshot.table_id).where('seq', '<', snapshot.seq)),
  );

export const forgetSnapshots = (db: Database, table: string): Unit =>
  unit(part(db.q.deleteFrom('snapshots').where('table_id', '=', table)));

export const latestSnapshot = (db: Database, table: string): Promise<Row<'snapshots'> | undefined> =>
  db.q
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();
