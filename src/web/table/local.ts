/** Tables of this device: what can be asked of the worker that hosts them, beside the messages of the protocol. */
import type { Hint } from '../../bots/hint.ts';
import type { Judged, Played } from '../../bots/judge.ts';
import type { Drawn } from '../../kernel/chance.ts';
import type { BaseState, Outcome, Sealed, Seat } from '../../kernel/contract.ts';
import type { Waiting } from '../../kernel/engine.ts';
import type { OptionValues } from '../../kernel/options.ts';
import type { Problem } from '../../kernel/record.ts';
import type { Customs, SeatNow } from '../../table/index.ts';

/** A game to be opened on this device. */
export interface LocalWish extends Readonly<Partial<Customs>> {
  readonly game: string;
  readonly name: string;
  readonly options: OptionValues;
  /** `bot`: the level that plays the seat; null = somebody at this device. */
  readonly seats: readonly { readonly name: string; readonly bot: string | null }[];
  readonly firstSeat?: Seat;
  /** A board of the players' own, whole. */
  readonly board?: object;
  /** Outcomes come from a real table: those of the set-up, as far as they are known. Absent = this device draws. */
  readonly dice?: readonly Drawn[];
  /** A position to begin from instead of the set-up, and the rules it was played by. */
  readonly start?: { readonly state: object; readonly rules: number };
}

export type Opened =
  | { readonly ok: true; readonly id: string }
  /** Real dice: the set-up waits for this outcome. Ask for it, add it to `dice`, open again. */
  | { readonly ok: false; readonly waiting: Waiting }
  | { readonly ok: false; readonly problem: Problem };

/** A table of this device as the list shows it. */
export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly name: string;
  readonly options: OptionValues;
  readonly seats: readonly SeatNow[];
  readonly state: 'running' | 'over' | 'ended';
  /** Seats to act. */
  readonly acting: readonly Seat[];
  /** Moves in effect, the set-up not counted. */
  readonly moves: number;
  readonly outcome: Outcome | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Bytes; null where the browser does not say. `kept`: the browser has promised not to clear it away. */
export interface Quota {
  readonly used: number | null;
  readonly most: number | null;
  readonly kept: boolean;
}

export interface LocalTables {
  open(wish: LocalWish): Promise<Opened>;
  /** The latest first. */
  list(): Promise<LocalTable[]>;
  remove(id: string): Promise<void>;
  rename(id: string, name: string): Promise<void>;
  /** The record as a file's text (docs/record-format.md); null when there is no such table. */
  exportRecord(id: string): Promise<string | null>;
  /** Reads and replays the whole record before anything is kept. */
  importRecord(
    text: string,
  ): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly problem: Problem }>;
  quota(): Promise<Quota>;
  /** Asks the browser to keep what is stored here. */
  keep(): Promise<boolean>;
  /** Milliseconds a bot waits before it moves. */
  setPace(ms: number): Promise<void>;
  /** The best turn of a seat that must act, and why; null when there is nothing to decide. */
  hint(table: string, seat: Seat): Promise<HintAnswer>;
  /** The same on a position that is no table's. */
  advise(on: Position): Promise<Hint | null>;
  /** How a game went; null when it cannot be told. */
  judge(asked: AskedJudgement): Promise<Judged | null>;
}

/** `offline`: what thinks of one could not be fetched. */
export type HintAnswer =
  | { readonly ok: true; readonly hint: Hint | null }
  | {
      readonly ok: false;
      readonly code: 'not-found' | 'not-seated' | 'hints-forbidden' | 'not-your-turn' | 'busy' | 'offline';
    };

/** What is thought about: as much as a seat may see. */
export interface Position {
  readonly game: string;
  /** The file of a board of the players' own. */
  readonly board: object | null;
  readonly view: Sealed<BaseState>;
  readonly seat: Seat;
  /** The same words give the same answer where there is time for all of it. */
  readonly luck: string;
}

export interface AskedJudgement {
  readonly game: string;
  readonly board: object | null;
  readonly moves: readonly Played[];
}
