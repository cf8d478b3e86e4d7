/** A new name is shown at the tables that are being played; finished games keep the name of their time. */
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';
import type { TableDoor } from '../lobby/door.ts';

/** Seats of running games that this person plays. */
export const runningSeats = (db: Database, accountId: string) =>
  db.q
    .selectFrom('seats')
    .innerJoin('tables', 'tables.id', 'seats.table_id')
    .select(['tables.id', 'seats.seat', 'seats.kind', 'seats.bot'])
    .where('seats.account_id', '=', accountId)
    .where('tables.state', '=', 'running')
    .execute();

interface Room {
  db: Database;
  door: TableDoor;
  log: Logger;
}

export async function renameAtTables({ db, door, log }: Room, accountId: string, name: string): Promise<void> {
  for (const { id, seat, kind, bot } of await runningSeats(db, accountId)) {
    // Also where a bot stands in, or the seat is open: its owner returns under the new name.
    const mode = kind === 'open' ? 'open' : bot === null ? 'person' : 'stand-in';
    const held = { id: accountId, mode } as const;
    const answer = await door.changeSeat(id, seat, held, { ...held, name }, 'renamed');
    // `stale`: the seat has changed hands meanwhile, and bears the name of whoever has it now. `seat-unchanged`: it has that name.
    if (!answer.ok && answer.code !== 'stale' && answer.code !== 'seat-unchanged')
      log.warn({ table: id, seat }, 'a seat keeps its old name');
  }
}
