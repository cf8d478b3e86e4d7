/** Quiet hours and holidays of people: at day-by-day tables their clocks rest in them; without a clock holidays are no absence. */
import { type Calendar, NO_CALENDAR } from '../../table/index.ts';
import type { Database } from '../db/database.ts';
import type { TableDoor } from '../lobby/door.ts';
import { offsetAt } from '../notify/quiet.ts';
import { readPreferences } from './preferences.ts';

export interface Room {
  db: Database;
  door: TableDoor;
  now(): number;
}

export function calendarOf(prefs: string, now: number): Calendar {
  const { quiet, holidays = [] } = readPreferences(prefs);
  const rests = quiet && quiet.from !== quiet.to ? { from: quiet.from, to: quiet.to } : null;
  return { quiet: rests, offset: quiet ? offsetAt(quiet, now) : 0, holidays: [...holidays] };
}

/** At a table that starts, at a seat that has changed hands, or at all tables of a person whose wishes have changed. */
export async function tellCalendars(
  { db, door, now }: Room,
  of: { table: string; seat?: number } | { account: string },
) {
  let seats = db.q
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .innerJoin('accounts', 'accounts.id', 'seats.account_id')
    .select(['tables.id', 'tables.speed', 'seats.seat', 'accounts.prefs'])
    .where('tables.state', '=', 'running')
    .where('tables.speed', 'in', ['daily', 'none'])
    .where('seats.kind', '=', 'person');
  seats = 'table' in of ? seats.where('tables.id', '=', of.table) : seats.where('accounts.id', '=', of.account);
  if ('seat' in of && of.seat !== undefined) seats = seats.where('seats.seat', '=', of.seat);
  const isNew = 'table' in of && of.seat === undefined;
  for (const { id, speed, seat, prefs } of await seats.execute()) {
    const wished = calendarOf(prefs, now());
    const calendar = speed === 'daily' ? wished : { ...NO_CALENDAR, holidays: wished.holidays };
    const isEmpty = calendar.quiet === null && calendar.holidays.length === 0;
    if (!isNew || !isEmpty) await door.setCalendar(id, seat, calendar);
  }
}

const DAYS = 2 * 86_400_000;

/** After a change to summer time or back: the quiet hours of a zone are told again, as they fall now. Twice is as good as once. */
export async function tellNewHours(room: Room): Promise<void> {
  const rows = await room.db.q
    .selectFrom('accounts')
    .select(['id', 'prefs'])
    .where('prefs', 'like', '%"zone"%')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('seats')
          .innerJoin('tables', 'tables.id', 'seats.table_id')
          .select('seats.seat')
          .whereRef('seats.account_id', '=', 'accounts.id')
          .where('tables.state', '=', 'running')
          .where('tables.speed', '=', 'daily'),
      ),
    )
    .execute();
  for (const { id, prefs } of rows) {
    const quiet = readPreferences(prefs).quiet;
    if (quiet && offsetAt(quiet, room.now()) !== offsetAt(quiet, room.now() - DAYS))
      await tellCalendars(room, { account: id });
  }
}
