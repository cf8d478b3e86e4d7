/**
 * Putting a table right from outside, while servers run. The deed is carried out on the table that the log makes and
 * written as a server writes it: one unit that is a conflict when a server was first. Servers are told by its commit
 * and fold the new entries, or read the table again.
 */

import type { StewardDeed } from '../../table/index.ts';
import { type Database, part, unit } from '../db/database.ts';
import type { Changed, Moved, SnapshotMade, Standing } from '../engine/jobs.ts';
import { createTableHost } from '../engine/table-host.ts';
import { queueResumed } from '../notify/news.ts';
import type { Games, TableSettings } from '../tables/api.ts';
import { noticeOf } from '../tables/notice.ts';
import { nextVersion, rowOf } from '../tables/row.ts';
import { deskRows, entriesAfter, makingOf, tableRow } from '../tables/rows.ts';
import { DEFAULTS } from '../tables/service.ts';
import { changeUnit, snapshotUnit } from '../tables/units.ts';

export type TableDeed = Extract<StewardDeed, { type: 'freeze' | 'unfreeze' | 'rewind' }> | { type: 'repair' };

export type TableAnswer =
  | { ok: true; head: number; frozen: string | null; state: Standing['state'] }
  | { ok: false; code: string; detail: string };

const TRIES = 5;
const no = (code: string, detail = ''): TableAnswer => ({ ok: false, code, detail });

export async function adminTable(
  db: Database,
  load: Games['load'],
  build: string,
  id: string,
  deed: TableDeed,
  now: () => number,
): Promise<TableAnswer> {
  const settings: TableSettings = { ...DEFAULTS, build, dataDir: '', now };
  for (let n = 0; n < TRIES; n++) {
    const answer = await attempt(db, load, settings, id, deed);
    if (answer) return answer;
  }
  return no('busy');
}

/** Null when a server was first: the table is read again. */
async function attempt(
  db: Database,
  load: Games['load'],
  settings: TableSettings,
  id: string,
  deed: TableDeed,
): Promise<TableAnswer | null> {
  const row = await tableRow(db, id);
  if (!row) return no('unknown-table');
  if (row.state === 'waiting' || row.state === 'cancelled') return no('not-started');
  const game = await load(row.game);
  if (!game) return no('unknown-game', row.game);
  const entries = await entriesAfter(db, id, -1);
  const desks = await deskRows(db, id);
  const work = createTableHost(Number.MAX_SAFE_INTEGER);
  let standing: Standing;
  try {
    standing = work({ do: 'load', table: id, ...makingOf(row), entries, snapshot: null, desks }, game) as Standing;
  } catch (error) {
    return no('cannot-replay', error instanceof Error ? error.message : String(error));
  }
  const version = nextVersion(row.moved_at, settings.now());
  const notice = (head: number) => noticeOf(db, { self: 'admin', id, head, version, notes: [] });
  if (deed.type === 'repair') {
    const made = work({ do: 'snapshot', table: id }, game) as SnapshotMade;
    const columns = db.q
      .updateTable('tables')
      .set(rowOf(standing, settings, version, settings.now()))
      .where('id', '=', id);
    const forget = db.q.deleteFrom('snapshots').where('table_id', '=', id);
    const write = unit(
      part(columns.where('moved_at', '=', row.moved_at), 1),
      part(forget),
      snapshotUnit(db, id, settings.build, made),
      notice(standing.head),
    );
    return answered(standing, (await db.write(write)).ok);
  }
  const { change, refusal } = decided(work({ do: 'steward', table: id, deed, now: settings.now(), viewers: [] }, game));
  if (!change) return no(refusal!.code, JSON.stringify(refusal!.params ?? {}));
  if (row.state !== 'running') return no('table-ended');
  const told = notice(change.standing.head);
  const write = changeUnit(db, settings, { id, version: row.moved_at }, change, version, told ? [told] : []);
  const { ok } = await db.write(write);
  // Servers play on what they hear; people who are elsewhere are told by whichever server looks at the queue next.
  if (ok && deed.type === 'unfreeze') await queueResumed(db, id, settings.now());
  return answered(change.standing, ok);
}

const decided = (answer: unknown) =>
  ({ change: null, refusal: null, ...(answer as Changed) }) as {
    change: Extract<Changed, { change: unknown }>['change'] | null;
    refusal: Extract<Changed, { refusal: unknown }>['refusal'] | null;
  };

const answered = ({ head, frozen, state }: Moved, ok: boolean): TableAnswer | null =>
  ok ? { ok: true, head, frozen, state } : null;
