/**
 * Replays every stored game with the code at hand and holds the outcome against what was stored: what a deploy
 * would find out later, table by table. Nothing is written; a server may be running.
 */
import { commitmentOf } from '../../kernel/chance.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { hashOf } from '../../kernel/hash.ts';
import { actingAt, type Creation, type Entry, headOf, isRunning, reopen, snapshotOf } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import { entryOf } from '../engine/stored.ts';

export const DIFFERENCES = [
  'unknown-game',
  'unknown-rules', // newer than this program
  'cannot-replay', // a broken log, or a move that is refused now
  'hash', // the state differs from the snapshot
  'head', // the log is not as long as the table's row says
  'acting',
  'state', // over or not over
  'seed', // not the one that was promised
  'frozen',
] as const;

export interface Difference {
  table: string;
  game: string;
  code: (typeof DIFFERENCES)[number];
  detail: string;
}

export interface Validated {
  tables: number;
  entries: number;
  snapshots: number;
  differences: number;
}

export interface Watch {
  found(difference: Difference): void;
  progress(done: number): void;
  stop: AbortSignal;
}

/** Where games come from; null: no such game. */
export type LoadGame = (id: string) => Promise<AnyGame> | null;

const PAGE = 50;

export const countTables = async (db: Database): Promise<number> =>
  (
    await db.q
      .selectFrom('tables')
      .select((e) => e.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

export async function validate(db: Database, load: LoadGame, watch: Watch): Promise<Validated> {
  const sum: Validated = { tables: 0, entries: 0, snapshots: 0, differences: 0 };
  for (let last = ''; ; ) {
    const rows = await db.q.selectFrom('tables').selectAll().where('id', '>', last).orderBy('id').limit(PAGE).execute();
    for (const row of rows) {
      if (watch.stop.aborted) return sum;
      for (const [code, detail] of await differencesOf(db, load, row, sum)) {
        sum.differences += 1;
        watch.found({ table: row.id, game: row.game, code, detail });
      }
      sum.tables += 1;
      watch.progress(sum.tables);
    }
    const final = rows.at(-1);
    if (!final) return sum;
    last = final.id;
  }
}

type Found = [Difference['code'], string];

async function differencesOf(db: Database, load: LoadGame, row: Row<'tables'>, sum: Validated): Promise<Found[]> {
  if (row.state === 'waiting' || row.state === 'cancelled') return [];
  const found: Found[] = row.frozen === 0 ? [] : [['frozen', row.frozen_why ?? '']];
  if (row.seed !== '' && commitmentOf(row.seed) !== row.commitment) found.push(['seed', row.commitment]);
  const game = await load(row.game);
  if (!game) return [...found, ['unknown-game', row.game]];
  if (row.rules > game.rules) return [...found, ['unknown-rules', `${row.rules} > ${game.rules}`]];
  const log = await logOf(db, row);
  const snapshot = await snapshotWithin(db, row);
  sum.entries += log.length;
  sum.snapshots += snapshot ? 1 : 0;
  try {
    return [...found, ...replayed(game, row, log, snapshot)];
  } catch (error) {
    return [...found, ['cannot-replay', error instanceof Error ? error.message : String(error)]];
  }
}

/** As long as the row says: a server may be adding to it. */
async function logOf(db: Database, row: Row<'tables'>): Promise<Entry[]> {
  const rows = await db.q
    .selectFrom('entries')
    .select(['seq', 'at', 'body'])
    .where('table_id', '=', row.id)
    .where('seq', '<=', row.head)
    .orderBy('seq')
    .execute();
  return rows.map(entryOf);
}

const snapshotWithin = (db: Database, row: Row<'tables'>): Promise<Row<'snapshots'> | undefined> =>
  db.q
    .selectFrom('snapshots')
    .selectAll()
    .where('table_id', '=', row.id)
    .where('seq', '<=', row.head)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst();

function replayed(
  g: AnyGame,
  row: Row<'tables'>,
  log: readonly Entry[],
  snapshot: Row<'snapshots'> | undefined,
): Found[] {
  const creation = JSON.parse(row.creation) as Creation;
  const found: Found[] = [];
  const before = snapshot ? reopen(g, creation, log.slice(0, snapshot.seq + 1), null) : null;
  if (before && hashOf(before.state) !== snapshot!.hash)
    found.push([
      'hash',
      `${snapshot!.build}: ${snapshot!.hash} at entry ${snapshot!.seq}, now ${hashOf(before.state)}`,
    ]);
  const table = reopen(g, creation, log, before && snapshotOf(before));
  if (headOf(table) !== row.head) found.push(['head', `${row.head}, now ${headOf(table)}`]);
  const acting = JSON.stringify(actingAt(g, table));
  if (acting !== row.acting) found.push(['acting', `${row.acting}, now ${acting}`]);
  const state = isRunning(table) ? 'running' : table.ended ? 'ended' : 'over';
  if (state !== row.state) found.push(['state', `${row.state}, now ${state}`]);
  return found;
}
