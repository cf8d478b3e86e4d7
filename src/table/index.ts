/** The door of the table folder: start with table.ts. */
export { ABANDONED_AFTER, endsAt, mayEnd } from './absence.ts';
export { botMove } from './bot-move.ts';
export { type Calendar, NO_CALENDAR, readCalendar } from './calendar.ts';
export { AT_ZERO, type AtZero, type ClockSettings, readClockSettings, remaining, spentBy } from './clock.ts';
export { type CommandResult, command, commandFrom } from './command.ts';
export {
  type Creation,
  type Customs,
  type Helps,
  readCreation,
  readMasterMs,
  readSeatNow,
  UNDO_POLICIES,
  type UndoPolicy,
  USUAL_CUSTOMS,
} from './creation.ts';
export { type Command, type Deed, readCommand } from './deed.ts';
export type { Desk, Draft, StandingOrder } from './desk.ts';
export { type Followed, followEntry, type Outline, type Outside, shown } from './follow.ts';
export { freezeTable } from './freeze.ts';
export {
  botOf,
  brokenAt,
  type Entry,
  type Line,
  NEW_LINE,
  NO_CHAIN,
  type PlayedBy,
  type SeatNow,
  stepLine,
} from './log.ts';
export { recordFor, recordOf } from './record-of.ts';
export { REFUSAL_CODES, type Refusal, type RefusalCode } from './refusal.ts';
export { boardOf } from './replay.ts';
export { tellCalendar } from './rest.ts';
export { chainSeen } from './seen.ts';
export {
  type Beside,
  entriesFor,
  type Seen,
  type Sheet,
  sheetFor,
  type Told,
  toldAlike,
  toldTo,
  type Viewer,
  viewHash,
  viewOf,
} from './sight.ts';
export { type SeatFrom, type StewardDeed, steward } from './steward.ts';
export {
  actingAt,
  botsDue,
  type Host,
  headOf,
  isRunning,
  type News,
  openTable,
  reopen,
  type Snapshot,
  snapshotOf,
  type Table,
} from './table.ts';
export { nextFlag, tick } from './tick.ts';
export { mayUndo, type Undoable, undoTargets, votersBeside } from './undo.ts';
export { type Done, NOTE_CODES, type Note, STOP_REASONS } from './work.ts';
