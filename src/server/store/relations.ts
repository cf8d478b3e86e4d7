/** Whom a person does not want to meet (blocks) or to read (mutes), and what they report. */

import { sql } from 'kysely';
import { type Database, part, type Unit, unit } from '../db/database.ts';
import type { NewRow, Row } from '../db/schema.ts';
import { type Cursor, type Page, pageOf } from './lobby.ts';

type Relation = 'blocks' | 'mutes';

const relate = (relation: Relation) => (db: Database, account: string, other: string, now: number) =>
  db.write(
    unit(
      part(
        db.q
          .insertInto(relation)
          .values({ account_id: account, other_id: other, created_at: now })
          .onConflict((on) => on.doNothing()),
      ),
    ),
  );
const unrelate = (relation: Relation) => (db: Database, account: string, other: string) =>
  db.write(unit(part(db.q.deleteFrom(relation).where('account_id', '=', account).where('other_id', '=', other))));
const related =
  (relation: Relation) =>
  (db: Database, account: string): Promise<{ id: string; name: string; created_at: number }[]> =>
    db.q
      .selectFrom(relation)
      .innerJoin('accounts', 'accounts.id', `${relation}.other_id`)
      .select(['accounts.id', 'accounts.name', `${relation}.created_at`])
      .where(`${relation}.account_id`, '=', account)
      .orderBy('accounts.name')
      .execute();

export const block = relate('blocks');
export const unblock = unrelate('blocks');
export const blocksOf = related('blocks');
export const mute = relate('mutes');
export const unmute = unrelate('mutes');
export const mutesOf = related('mutes');

/** Those of `others` with whom this account has a block, either way. */
export async function blockedAmong(db: Database, account: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const rows = await db.q
    .selectFrom('blocks')
    .select(['account_id', 'other_id'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('account_id', '=', account), eb('other_id', 'in', others)]),
        and([eb('other_id', '=', account), eb('account_id', 'in', others)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => (row.account_id === account ? row.other_id : row.account_id)));
}

/** Those of `others` whom this account does not read: muted, or with a block either way. */
export async function unheardAmong(db: Database, account: string, others: readonly string[]): Promise<Set<string>> {
  if (others.length === 0) return new Set();
  const muted = await db.q
    .selectFrom('mutes')
    .select('other_id')
    .where('account_id', '=', account)
    .where('other_id', 'in', others)
    .execute();
  return new Set([...muted.map(({ other_id }) => other_id), ...(await blockedAmong(db, account, others))]);
}

/** Everybody who has a block with one of these, either way, and with whom. */
export async function blocksWith(db: Database, these: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  if (these.length === 0) return found;
  const rows = await db.q
    .selectFrom('blocks')
    .select(['account_id', 'other_id'])
    .where(({ or, eb }) => or([eb('account_id', 'in', these), eb('other_id', 'in', these)]))
    .execute();
  const add = (who: string, other: string) => found.set(who, (found.get(who) ?? new Set()).add(other));
  for (const { account_id, other_id } of rows) {
    add(account_id, other_id);
    add(other_id, account_id);
  }
  return found;
}

export const createReport = (db: Database, report: NewRow<'reports'>) =>
  db.write(unit(part(db.q.insertInto('reports').values(report))));

/** The oldest first: they have waited longest. */
export async function reports(
  db: Database,
  { state, from, limit }: { state: Row<'reports'>['state']; from?: Cursor; limit: number },
): Promise<Page<Row<'reports'>>> {
  let query = db.q.selectFrom('reports').selectAll().where('state', '=', state);
  if (from) query = query.where(sql<boolean>`(created_at, id) > (${from.at}, ${from.id})`);
  const rows = await query
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => row.created_at);
}

/** A conflict when somebody else handled it. */
export const handleReport = (db: Database, id: string, state: 'upheld' | 'dismissed', by: string, now: number): Unit =>
  unit(
    part(
      db.q
        .updateTable('reports')
        .set({ state, handled_by: by, handled_at: now })
        .where('id', '=', id)
        .where('state', '=', 'open'),
      1,
    ),
  );
