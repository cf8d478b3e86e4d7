import { sql } from 'kysely';
import { type Database, part, type Unit, unit } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { NewRow, Row, RowChange } from '../db/schema.ts';

export type TableRow = Row<'tables'>;

/** A table with its seats. */
export const createTable = (
  db: Database,
  table: NewRow<'tables'>,
  seats: readonly Omit<NewRow<'seats'>, 'table_id'>[],
): Unit =>
  unit(
    part(db.q.insertInto('tables').values(table)),
    ...seats.map((seat) => part(db.q.insertInto('seats').values({ ...seat, table_id: table.id }))),
  );

const move = prepared(['id', 'from', 'head', 'at', 'acting', 'due'], (q, { id, from, head, at, acting, due }) =>
  q
    .updateTable('tables')
    .set({ head, moved_at: at, acting, due_at: due })
    .where('id', '=', id)
    .where('head', '=', from),
);

export interface Move {
  /** The last seq before, and after. */
  from: number;
  head: number;
  at: number;
  /** Seats to act now. */
  acting: readonly number[];
  due: number | null;
}

/** Goes into one unit with the entries; a conflict when the table has moved on. */
export const moveTable = (db: Database, id: string, { from, head, at, acting, due }: Move): Unit =>
  unit({ query: move(db, { id, from, head, at, acting: JSON.stringify(acting), due }), expect: 1 });

/** Everything but the log's own columns: state, frozen, settings… `where` adds conditions that must still hold. */
export const changeTable = (
  db: Database,
  id: string,
  change: RowChange<'tables'>,
  where: Partial<Pick<TableRow, 'state' | 'frozen' | 'head'>> = {},
): Unit => {
  let query = db.q.updateTable('tables').set(change).where('id', '=', id);
  if (where.state !== undefined) query = query.where('state', '=', where.state);
  if (where.frozen !== undefined) query = query.where('frozen', '=', where.frozen);
  if (where.head !== undefined) query = query.where('head', '=', where.head);
  return unit(part(query, 1));
};

export const tableById = (db: Database, id: string): Promise<TableRow | undefined> =>
  db.q.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();

/** Written out, not bound: so the planner sees that the index of due tables holds them. */
const canWake = sql<boolean>`due_at is not null and state = 'running' and frozen = 0`;

/** Running tables that want to be woken by now: a clock at zero, a bot to move. */
export const dueTables = (db: Database, now: number, limit: number): Promise<{ id: string; due_at: number }[]> =>
  db.q
    .selectFrom('tables')
    .select(['id', 'due_at'])
    .where(canWake)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .$narrowType<{ due_at: number }>()
    .execute();

/** When the next table wants to be woken. */
export const nextDue = async (db: Database): Promise<number | null> =>
  (await db.q.selectFrom('tables').select('due_at').where(canWake).orderBy('due_at').limit(1).executeTakeFirst())
    ?.due_at ?? null;

/** Every table, in pages by id: for validation, exports, chores. */
export const tablesAfter = (db: Database, id: string, limit: number): Promise<TableRow[]> =>
  db.q.selectFrom('tables').selectAll().where('id', '>', id).orderBy('id').limit(limit).execute();

/** The one that was not cancelled: the schema's index allows no second. Its condition is written out, so that the planner sees it. */
export const rematchOf = (db: Database, id: string): Promise<TableRow | undefined> =>
  db.q
    .selectFrom('tables')
    .selectAll()
    .where('rematch_of', '=', id)
    .where('state', '<>', sql.lit('cancelled'))
    .executeTakeFirst();
