/** Who sits where, who sat there before, and who is invited. */
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row, RowChange } from '../db/schema.ts';

export interface SeatRow extends Row<'seats'> {
  /** Of its account; null on an open seat. */
  name: string | null;
}

export const seatsOf = async (db: Database, tables: readonly string[]): Promise<SeatRow[]> =>
  tables.length === 0
    ? []
    : db.q
        .selectFrom('seats')
        .leftJoin('accounts', 'accounts.id', 'seats.account_id')
        .selectAll('seats')
        .select('accounts.name')
        .where('seats.table_id', 'in', tables)
        .orderBy('seats.table_id')
        .orderBy('seats.seat')
        .execute();

/** A conflict when somebody else took it first. */
export const takeSeat = (db: Database, table: string, seat: number, account: string, now: number): Unit =>
  unit(
    part(
      db.q
        .updateTable('seats')
        .set({ kind: 'person', account_id: account, bot: null, joined_at: now })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('kind', '=', 'open'),
      1,
    ),
  );

/** A conflict when somebody else sits there by now. */
export const leaveSeat = (db: Database, table: string, seat: number, account: string): Unit =>
  unit(
    part(
      db.q
        .updateTable('seats')
        .set({ kind: 'open', account_id: null, bot: null, joined_at: null })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('account_id', '=', account),
      1,
    ),
  );

export const changeSeat = (db: Database, table: string, seat: number, change: RowChange<'seats'>): Unit =>
  unit(part(db.q.updateTable('seats').set(change).where('table_id', '=', table).where('seat', '=', seat), 1));

export const openTenure = (db: Database, tenure: NewRow<'tenures'>): Unit =>
  unit(part(db.q.insertInto('tenures').values(tenure)));

export const closeTenure = (db: Database, table: string, seat: number, toSeq: number, why: string): Unit =>
  unit(
    part(
      db.q
        .updateTable('tenures')
        .set({ to_seq: toSeq, why })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('to_seq', 'is', null),
      1,
    ),
  );

export const tenuresOf = (db: Database, table: string): Promise<Row<'tenures'>[]> =>
  db.q.selectFrom('tenures').selectAll().where('table_id', '=', table).orderBy('seat').orderBy('from_seq').execute();

/** A second invitation of the same person changes nothing. */
export const invite = (db: Database, invitation: NewRow<'invitations'>): Unit =>
  unit(
    part(
      db.q
        .insertInto('invitations')
        .values(invitation)
        .onConflict((on) => on.doNothing()),
    ),
  );

export const uninvite = (db: Database, table: string, account: string): Unit =>
  unit(part(db.q.deleteFrom('invitations').where('table_id', '=', table).where('account_id', '=', account)));

/** A conflict unless it was this person who invited the other. */
export const withdraw = (db: Database, table: string, account: string, by: string): Unit =>
  unit(
    part(
      db.q
        .deleteFrom('invitations')
        .where('table_id', '=', table)
        .where('account_id', '=', account)
        .where('invited_by', '=', by),
      1,
    ),
  );

export const invitationsOf = (db: Database, table: string): Promise<Row<'invitations'>[]> =>
  db.q.selectFrom('invitations').selectAll().where('table_id', '=', table).orderBy('created_at').execute();

export const invitationsFor = (db: Database, account: string): Promise<Row<'invitations'>[]> =>
  db.q.selectFrom('invitations').selectAll().where('account_id', '=', account).orderBy('created_at', 'desc').execute();

export const isInvited = async (db: Database, table: string, account: string): Promise<boolean> =>
  (await db.q
    .selectFrom('invitations')
    .select('table_id')
    .where('table_id', '=', table)
    .where('account_id', '=', account)
    .executeTakeFirst()) !== undefined;
