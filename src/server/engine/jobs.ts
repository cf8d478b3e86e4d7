/**
 * What the main thread asks of an engine worker, and what it gets. All of it is JSON, and travels as text: twice as
 * cheap between threads as a structured clone.
 */
import type { Hint } from '../../bots/hint.ts';
import type { BaseState, Seat, Outcome as Standings } from '../../kernel/contract.ts';
import type { GameRecord } from '../../kernel/record.ts';
import type { Mode } from '../../protocol/index.ts';
import type { Creation, Note, Refusal, SeatNow, StewardDeed, Viewer } from '../../table/index.ts';
import type { Outcome } from '../db/sqlite-commit.ts';
import type { RecordChecked } from '../lobby/door.ts';
import type { WorkerDoor } from './hand-over.ts';

/** An entry as it is stored; `body` is the rest of it, see stored.ts. */
export interface StoredEntry {
  seq: number;
  at: number;
  body: string;
}

/** What makes a table: the game, its creation and its seed. */
export interface Making {
  game: string;
  creation: Creation;
  seed: string;
}

export interface StoredDesk {
  seat: Seat;
  body: string;
}

type Live = { table: string; now: number; viewers: readonly Viewer[] };
/** `version`: of the row as the main thread knows it, so that the worker may hand a plain move to the writer itself. */
type Moving = Live & { version?: number };

/** What is thought of: a view of a seat, for so many milliseconds. */
type Thought = { game: string; view: BaseState; board: object | null; seat: Seat; luck: string; ms: number };

export type Job =
  | ({ do: 'open' } & Live & Making)
  | ({ do: 'load'; table: string; entries: StoredEntry[]; snapshot: string | null; desks: StoredDesk[] } & Making)
  | ({ do: 'command'; raw: unknown } & Moving)
  | ({ do: 'steward'; deed: StewardDeed } & Moving)
  /** A bot's move; null = the bot failed, any legal move is taken instead. */
  | ({ do: 'bot'; seat: Seat; at: number; action: { kind: string } | null; luck: string } & Moving)
  | ({ do: 'tick' } & Moving)
  /** Entries that another process wrote. */
  | ({ do: 'follow'; entries: StoredEntry[]; desks: StoredDesk[]; notes: Note[] } & Live)
  | { do: 'sheet'; table: string; viewer: Viewer; mode: Mode; from: number }
  | { do: 'see'; table: string }
  | { do: 'look'; table: string; seat: Seat }
  | { do: 'snapshot'; table: string }
  | { do: 'record'; table: string; viewer: Viewer; seed: string }
  | { do: 'forget'; table: string }
  /** Off the hot path, on a worker of its own: */
  | ({ do: 'think'; bot: string } & Thought)
  | ({ do: 'hint' } & Thought)
  | ({ do: 'rebuild'; entries: StoredEntry[] } & Making)
  | { do: 'check-record'; game: string; record: GameRecord };

/** Where a table stands: what the main thread needs to know of it. */
export interface Standing {
  head: number;
  acting: readonly Seat[];
  /** Seats whose next move a bot must bring. */
  bots: Seat[];
  /** When the next flag falls, or the question of an end is granted without those who do not come. */
  flagAt: number | null;
  frozen: string | null;
  state: 'running' | 'over' | 'ended';
  outcome: Standings | null;
  seats: readonly SeatNow[];
}

/** A message for these viewers, already encoded: once for all who get the same bytes. */
export interface Tell {
  to: Viewer[];
  text: string;
}

export interface SnapshotMade {
  seq: number;
  hash: string;
  body: string;
}

/** A seat that changed hands at an entry. */
export interface SeatChanged {
  seq: number;
  seat: Seat;
  now: SeatNow;
  why: string;
}

/** Where a table stands after a change. Names are most of it, and hardly ever new: left out, they are as before. */
export type Moved = Omit<Standing, 'seats'> & Partial<Pick<Standing, 'seats'>>;

/** What is empty at almost every move is left out: all of this travels between threads as text. */
export interface Change {
  entries: StoredEntry[];
  desks?: StoredDesk[];
  seats?: SeatChanged[];
  standing: Moved;
  tells: Tell[];
  notes?: Note[];
  /** Who has asked the others for an end of the game. */
  asked?: Seat;
  snapshot?: SnapshotMade;
  /** Nothing was due before, nothing is now: most columns of the row stay as they are. */
  calm?: true;
  /** Its row was written a moment ago: a worker that hands this over leaves the row for later. */
  later?: true;
}

/** A change that the worker handed to the writer. */
export interface Handed {
  /** Of the row, if it was written. */
  version: number;
  /** Null until the writer has spoken. */
  outcome: Outcome | null;
  /** Only the entries were written: the row is behind the log. */
  later: boolean;
}

/**
 * A change to be written down, or why there is none. `answer`: the entries that a command itself wrote. `handed`: it has
 * been written already, or could not be.
 */
export type Changed = { change: Change; answer: number[]; handed?: Handed } | { refusal: Refusal };

/** Parts of a `joined`, encoded. */
export interface SheetMade {
  sheet: string;
  view: string | null;
  log: string;
  after: number;
}

/** What the next bot to move may see. */
export interface Sight {
  seat: Seat;
  at: number;
  bot: string | null;
  /** Milliseconds that a Master may think at this table. */
  masterMs: number;
  /** The file of a board of the players' own: the view names it by its hash only. */
  board: object | null;
  view: BaseState;
}

/** What a seat that asks for advice may see. */
export interface Look {
  at: number;
  /** True when the seat must act now. */
  acting: boolean;
  /** False where the table forbids hints. */
  hints: boolean;
  board: object | null;
  view: BaseState;
}

export interface Answers {
  open: Changed;
  load: Standing;
  command: Changed;
  steward: Changed;
  bot: Changed;
  tick: Changed;
  follow: Changed;
  sheet: SheetMade;
  see: Sight | null;
  look: Look;
  snapshot: SnapshotMade | null;
  record: GameRecord | null;
  forget: null;
  think: { kind: string } | null;
  hint: Hint | null;
  rebuild: SnapshotMade;
  'check-record': RecordChecked;
}

export type JobOf<K extends Job['do']> = Extract<Job, { do: K }>;

/** `missing`: the worker does not hold this table (any more). */
export type Reply = { ok: true; value: Answers[Job['do']] } | { ok: false; missing: true } | { ok: false; bug: Bug };
export interface Bug {
  message: string;
  stack: string;
}

export interface ToWorker {
  no: number;
  job: Job;
}
export interface FromWorker {
  no: number;
  reply: Reply;
}

/** The last word to a worker: it ends once what it was given is done. */
export const END = '';

export interface WorkerData {
  /** One 32-bit number: the job now being worked on, 0 when idle. */
  now: SharedArrayBuffer;
  snapshotEvery: number;
  /** Where plain moves are handed to the writer; null: the main thread writes all. */
  door: WorkerDoor | null;
}
