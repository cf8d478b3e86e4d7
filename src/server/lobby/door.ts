/** What lobby and people ask of the live tables (src/server/tables): nothing here plays a game. */
import type { Hint } from '../../bots/hint.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { GameRecord } from '../../kernel/record.ts';
import type { Calendar, SeatFrom, SeatNow, Viewer } from '../../table/index.ts';

export type SeatChange = 'replaced' | 'taken-over' | 'renamed';
export type DoorAnswer = { ok: true } | { ok: false; code: string };

/** `at`: the entry after which it was thought of. */
export type HintAnswer =
  | { ok: true; at: number; hint: Hint | null }
  | { ok: false; code: 'hints-forbidden' | 'not-your-turn' | 'busy' };

export type RecordChecked = { ok: true; over: boolean } | { ok: false; at: string; code: string };

export interface TableDoor {
  /**
   * Opens the game of a table whose seats are all taken: reads `seats` with the names of their accounts, completes
   * `creation`, and writes entry 0, the tenures and `state = running` in one unit that expects `state = waiting`,
   * so that two starters make one game. A table that runs already is fine.
   */
  start(tableId: string): Promise<DoorAnswer>;
  /**
   * Puts somebody else into a seat of a running game: an entry of the log, the seat's row, tenures, one unit. `stale` when
   * the seat is no longer held as `from` says.
   */
  changeSeat(tableId: string, seat: number, from: SeatFrom, now: SeatNow, why: SeatChange): Promise<DoorAnswer>;
  /** When the clock of a seat rests, from now on. */
  setCalendar(tableId: string, seat: number, calendar: Calendar): Promise<DoorAnswer>;
  /** The record as the viewer may have it; null while some of it is hidden. A finished one comes with its seed. */
  record(tableId: string, viewer: Viewer): Promise<GameRecord | null>;
  /** The best turn of a seat that must act, and why. */
  hint(tableId: string, seat: Seat): Promise<HintAnswer>;
  /** Replays a record that somebody brings. */
  checkRecord(record: GameRecord): Promise<RecordChecked>;
  /** Something about a table changed that is not in its log: seats before the start, a chat message hidden. */
  announce(tableId: string, what: Announcement): Promise<void>;
  /** Resolves when the rows of one table, or of those where an account sits, say what their logs do. */
  settled(of: { table: string } | { account: string }): Promise<void>;
  /** The table is read again from the database before its next use. */
  forget(tableId: string): Promise<void>;
}

export type Announcement =
  | { type: 'seats' }
  | { type: 'cancelled' }
  /** Somebody has opened the next table of the same people. */
  | { type: 'rematch' }
  | { type: 'chat-hidden'; chat: string; hidden: boolean };
