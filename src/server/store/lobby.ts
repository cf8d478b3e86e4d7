/** Lists of tables: the lobby, and mine. */
import { sql } from 'kysely';
import type { Speed, TableState } from '../../protocol/http.ts';
import type { Database } from '../db/database.ts';
import type { TableRow } from './tables.ts';

/** Where the next page begins: the last row of the one before. */
export interface Cursor {
  at: number;
  id: string;
}
export interface Page<T> {
  rows: T[];
  next: Cursor | null;
}

export interface LobbyFilter {
  state: TableState;
  game?: string;
  speed?: Speed;
  /** What is spoken there; tables of any language are found too. */
  language?: string;
  /** Only with a seat that is open, or left to a bot by somebody who has gone for good. */
  room?: boolean;
  /** Hides tables of people with whom this account has a block, either way. */
  account?: string;
  from?: Cursor;
  limit: number;
}

/** What a list shows: never the seed, never the key of the link. */
const LISTED = [
  ...(['id', 'game', 'rules', 'name', 'creation', 'visibility', 'state', 'commitment', 'created_by'] as const),
  ...(['created_at', 'started_at', 'ended_at', 'head', 'moved_at', 'acting', 'due_at', 'frozen'] as const),
  ...(['speed', 'rematch_of', 'settings'] as const),
] as const;
export type Listed = Pick<TableRow, (typeof LISTED)[number]>;

/** Public tables, newest first. */
export async function lobby(
  db: Database,
  { state, game, speed, language, room, account, from, limit }: LobbyFilter,
): Promise<Page<Listed>> {
  // Written out, not bound: so the planner sees that the lobby's own index holds them.
  let query = db.q
    .selectFrom('tables')
    .select(LISTED)
    .where('visibility', '=', sql.lit('public'))
    .where('state', '=', state);
  if (game !== undefined) query = query.where('game', '=', game);
  if (speed !== undefined) query = query.where('speed', '=', speed);
  if (language !== undefined && language !== 'any')
    query = query.where(({ or, eb }) =>
      or([
        eb('settings', 'like', `%"language":${JSON.stringify(language)}%`),
        eb('settings', 'not like', '%"language":%'),
      ]),
    );
  if (room)
    query = query.where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .select('seats.seat')
          .whereRef('seats.table_id', '=', 'tables.id')
          .where(({ or, and, eb, exists, selectFrom }) =>
            or([
              eb('seats.kind', '=', 'open'),
              and([
                eb('seats.kind', '=', 'bot'),
                eb('seats.account_id', 'is', null),
                exists(
                  selectFrom('tenures')
                    .select('tenures.seat')
                    .whereRef('tenures.table_id', '=', 'seats.table_id')
                    .whereRef('tenures.seat', '=', 'seats.seat')
                    .where('tenures.account_id', 'is not', null),
                ),
              ]),
            ]),
          ),
      ),
    );
  if (account !== undefined)
    query = query.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('blocks')
            .select('blocks.account_id')
            .where(({ or, and, eb, ref }) =>
              or([
                and([eb('blocks.account_id', '=', account), eb('blocks.other_id', '=', ref('tables.created_by'))]),
                and([eb('blocks.other_id', '=', account), eb('blocks.account_id', '=', ref('tables.created_by'))]),
              ]),
            ),
        ),
      ),
    );
  if (from) query = query.where(sql<boolean>`(created_at, id) < (${from.at}, ${from.id})`);
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => row.created_at);
}

export interface MineFilter {
  states: readonly TableState[];
  from?: Cursor;
  limit: number;
}

/** Tables where this account sits, the latest moved first. */
export async function tablesOf(
  db: Database,
  account: string,
  { states, from, limit }: MineFilter,
): Promise<Page<Listed>> {
  let query = db.q
    .selectFrom('tables')
    .select(LISTED)
    .where('state', 'in', states)
    .where('id', 'in', (sub) => sub.selectFrom('seats').select('table_id').where('account_id', '=', account));
  if (from) query = query.where(sql<boolean>`(moved_at, id) < (${from.at}, ${from.id})`);
  const rows = await query
    .orderBy('moved_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  return pageOf(rows, limit, (row) => row.moved_at);
}

/** One row more than the page was asked for: then there is a next one. */
export function pageOf<T extends { id: string }>(rows: T[], limit: number, at: (row: T) => number): Page<T> {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, next: rows.length > limit && last ? { at: at(last), id: last.id } : null };
}
