/**
 * What the rest of the server asks of the tables: HTTP routes and lobby through the door (lobby/door.ts),
 * sockets follow and command, admins steward. `createTables` (service.ts) makes one. Every answer is a value;
 * codes, no sentences.
 */
import type { AnyBotGame, Outcome, Seat } from '../../kernel/contract.ts';
import type { ErrorCode, LobbyTable, Mode } from '../../protocol/index.ts';
import type { Refusal, SeatNow, StewardDeed } from '../../table/index.ts';
import type { UnitQuery } from '../db/database.ts';
import type { Row } from '../db/schema.ts';
import type { Access } from '../lobby/access.ts';
import type { TableDoor } from '../lobby/door.ts';
import type { Account } from '../people/sessions.ts';

/** Where games come from; tests bring their own. Null: no such game. */
export interface Games {
  load(id: string): Promise<AnyBotGame> | null;
}

/** A command carried out, refused by the table, or not dealt with at all. */
export type CommandAnswer =
  | { ok: true; entries: number[]; seq: number }
  | { ok: false; refusal: Refusal }
  | { ok: false; error: ErrorCode };

/** Something that is told about tables: a socket. */
export interface Listener {
  /** Null = nobody in particular: a watcher. */
  readonly account: Account | null;
  send(text: string): void;
}

export interface Follow {
  mode: Mode;
  from?: number | undefined;
  key?: string | undefined;
}

/** Who may do what around a table; access.ts answers from the database. */
export interface Policy {
  accessOf(table: string, who: Account | null, key: string | null): Promise<Access>;
  /** False when the listener has muted the speaker, or one has blocked the other. */
  mayHear(listener: string, speaker: string): Promise<boolean>;
}

/** A game that has come to its end, before it is written down. */
export interface Over {
  table: Row<'tables'>;
  state: 'over' | 'ended';
  outcome: Outcome | null;
  seats: readonly SeatNow[];
  /** Number of the last entry. */
  seq: number;
  at: number;
}

export interface Hooks {
  /** Rows written in the same unit as the last entry (ratings/rater.ts); none unless somebody brings them. */
  resultsOf(over: Over): Promise<UnitQuery[]>;
  /** After the commit, in the one process that wrote it. */
  onOver(over: Over): void;
  /** It has become these people's turn (after the commit, in the one process that wrote it). */
  onTurn(table: string, seats: readonly { seat: Seat; account: string }[]): void;
  /** An end of the game is asked of these people, or their seats are open to others now (as above). */
  onNews(table: string, kind: 'asked' | 'freed', seats: readonly { seat: Seat; account: string }[]): void;
  /** A table was frozen by a fault: for logs and metrics. */
  onBug(table: string, message: string): void;
  /** Something failed that should not have (a lost connection, a broken query): for the log. */
  onError(error: unknown): void;
}

export interface TableSettings {
  /** Of this program: snapshots of another build are replayed before they are used. */
  build: string;
  /** Where records of bugs go (`bugs/` in it). */
  dataDir: string;
  workers: number;
  /** Tables kept in memory. */
  liveTables: number;
  snapshotEvery: number;
  /** Milliseconds for one job of the engine. */
  jobLimit: number;
  /** Milliseconds a bot waits before it moves. */
  botPace: number;
  /** Milliseconds between looks at what is due. */
  wheelEvery: number;
  /** Milliseconds between looks at rows that are behind their logs. */
  rowsEvery: number;
  /** The bot that plays for somebody who is away. */
  standIn: string;
  /** Most jobs waiting at one table. */
  queue: number;
  now: () => number;
  /** The program of the engine's workers; tests bring one with games of their own. */
  workerFile: URL;
}

export interface TableStats {
  /** Tables in memory. */
  live: number;
  /** Tables that somebody follows. */
  followed: number;
  commands: number;
  refused: number;
  conflicts: number;
  /** Tables frozen by a fault since the start. */
  frozen: number;
  /** Sheets given again to clients that had lost the thread. */
  resyncs: number;
  /** Workers replaced since the start. */
  restarts: number;
}

export interface Tables extends TableDoor {
  /** `raw` is untrusted; its seat must belong to the account. */
  command(who: Account | null, table: string, raw: Record<string, unknown>): Promise<CommandAnswer>;
  /** Freeze, unfreeze, rewind, rename, calendar: for admins and for the server itself. */
  steward(table: string, deed: StewardDeed): Promise<CommandAnswer>;
  /** Sends `joined` (or `waiting`) to the listener and then all that happens; an error code when it may not. */
  follow(listener: Listener, table: string, how: Follow): Promise<ErrorCode | null>;
  unfollow(listener: Listener, table: string): void;
  /** A socket has gone. */
  gone(listener: Listener): void;
  say(who: Account | null, table: string, id: string, text: string): Promise<ErrorCode | null>;
  followLobby(listener: Listener, on: boolean): void;
  /** Rows as the lobby shows them, of public tables. */
  lobbyRows(ids: readonly string[]): Promise<LobbyTable[]>;
  /** Whether the owner of a seat is there right now, in any process. */
  isPresent(table: string, seat: Seat): boolean;
  stats(): TableStats;
  /** Refuses what is new, finishes what is under way, takes snapshots, stops the workers. */
  drain(): Promise<void>;
}
