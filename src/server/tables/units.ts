/** What a change writes, as one unit: entries, the table's row, desks, seats and tenures, results. */
import { type Database, part, type Unit, type UnitQuery, unit } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';
import type { RowChange } from '../db/schema.ts';
import type { MoveForms } from '../engine/hand-over.ts';
import type { Change, Moved, SeatChanged, SnapshotMade, StoredEntry } from '../engine/jobs.ts';
import { saveDesk } from '../store/desks.ts';
import { appendEntries, entryForm } from '../store/entries.ts';
import type { TableSettings } from './api.ts';
import type { Place } from './place.ts';
import { rowOf } from './row.ts';

/** A table as the writer knows it: its id, and `moved_at` of the row it has read. */
type Known = Pick<Place, 'id' | 'version'>;

export const entryParts = (db: Database, table: string, entries: readonly StoredEntry[]): UnitQuery[] =>
  appendEntries(db, table, entries).queries;

/** Where nothing is due before or after, a move leaves every indexed column alone: it touches one page, not three. */
const quietRow = prepared(['id', 'from', 'was', 'head', 'moved_at', 'acting'], (q, { id, from, was, ...columns }) =>
  q.updateTable('tables').set(columns).where('id', '=', id).where('moved_at', '=', from).where('state', '=', was),
);

/** The columns of `rowOf`, compiled once. */
const moveRow = prepared(
  ['id', 'from', 'was', 'head', 'moved_at', 'acting', 'due_at', 'frozen', 'frozen_why', 'state'],
  (q, { id, from, was, ...columns }) =>
    q.updateTable('tables').set(columns).where('id', '=', id).where('moved_at', '=', from).where('state', '=', was),
);

/** What an engine's worker needs to write a plain move by itself. */
export const moveForms = (db: Database): MoveForms => ({
  quiet: quietRow.form(db),
  move: moveRow.form(db),
  entry: entryForm(db),
});

const endRow = (db: Database, { id, version }: Known, columns: RowChange<'tables'>): UnitQuery =>
  part(
    db.q
      .updateTable('tables')
      .set(columns)
      .where('id', '=', id)
      .where('moved_at', '=', version)
      .where('state', '=', 'running'),
    1,
  );

/** `version` is the next one; the unit is a conflict unless the row is still as `place` knows it. */
export function changeUnit(
  db: Database,
  settings: TableSettings,
  place: Known,
  change: Change,
  version: number,
  more: UnitQuery[],
): Unit {
  const { entries, desks = [], seats = [] } = change;
  return unit(
    rowPart(db, settings, place, change, version),
    ...entryParts(db, place.id, entries),
    ...desks.map(({ seat, body }) => saveDesk(db, place.id, seat, body)),
    ...seats.flatMap((one) => seatParts(db, settings, place.id, one)),
    ...more,
  );
}

type OfRow = Pick<Change, 'standing' | 'entries' | 'calm'>;

function rowPart(db: Database, settings: TableSettings, place: Known, change: OfRow, version: number): UnitQuery {
  const { standing, entries } = change;
  const columns = rowOf(standing, settings, version, settings.now());
  if (standing.state !== 'running' && entries.length > 0)
    return endRow(db, place, { ...columns, ended_at: settings.now() });
  const values = { id: place.id, from: place.version, was: 'running', ...columns };
  return { query: (change.calm ? quietRow : moveRow)(db, values), expect: 1 };
}

/** The row alone, which moves before have left for later: as long as nobody else has written it. */
export const rowUnit = (db: Database, settings: TableSettings, place: Known, standing: Moved, version: number): Unit =>
  unit(rowPart(db, settings, place, { standing, entries: [] }, version));

/** The seat's row and its tenures: who sat there until this entry, who sits there from it on. */
function seatParts(db: Database, settings: TableSettings, table: string, { seq, seat, now, why }: SeatChanged) {
  const row = seatRow(now, settings.standIn);
  const of = { table_id: table, seat };
  const renamed = why === 'renamed';
  return [
    part(db.q.updateTable('seats').set(row).where('table_id', '=', table).where('seat', '=', seat), 1),
    ...(renamed
      ? []
      : [
          part(
            db.q
              .updateTable('tenures')
              .set({ to_seq: seq, why })
              .where('table_id', '=', table)
              .where('seat', '=', seat)
              .where('to_seq', 'is', null),
          ),
          part(
            db.q.insertInto('tenures').values({
              ...of,
              from_seq: seq,
              account_id: row.bot === null && row.kind !== 'open' ? row.account_id : null,
              bot: row.bot,
              to_seq: null,
              why: null,
            }),
            1,
          ),
        ]),
  ];
}

/** A bot standing in leaves the seat to its owner; a seat given up for good has none. */
export function seatRow({ id, mode }: SeatChanged['now'], standIn: string) {
  if (mode === 'person') return { kind: 'person' as const, account_id: id, bot: null };
  if (mode === 'bot') return { kind: 'bot' as const, account_id: null, bot: id.replace(/^bot:/, '') };
  if (mode === 'open') return { kind: 'open' as const, account_id: id === '' ? null : id, bot: null };
  return { kind: id === '' ? ('bot' as const) : ('person' as const), account_id: id === '' ? null : id, bot: standIn };
}

/** Keeps this snapshot; older ones go. */
export function snapshotUnit(db: Database, table: string, build: string, made: SnapshotMade): Unit {
  const { seq, hash, body } = made;
  return unit(
    part(
      db.q
        .insertInto('snapshots')
        .values({ table_id: table, seq, build, hash, body })
        .onConflict((on) => on.columns(['table_id', 'seq']).doUpdateSet({ build, hash, body })),
    ),
    part(db.q.deleteFrom('snapshots').where('table_id', '=', table).where('seq', '<', seq)),
  );
}
