/**
 * What the rest of the server asks of the tables: HTTP routes create, join and read, sockets follow and
 * command, admins steward. `createTables` (service.ts) makes one. Every answer is a value; codes, no sentences.
 */
import type { AnyGame, Outcome, Seat } from '../../kernel/contract.ts';
import type { OptionValues } from '../../kernel/options.ts';
import type { GameRecord } from '../../kernel/record.ts';
import type { ErrorCode, LobbyTable, Mode } from '../../protocol/index.ts';
import type { AtZero, ClockSettings, Refusal, SeatNow, StewardDeed, UndoPolicy } from '../../table/index.ts';
import type { UnitQuery } from '../db/database.ts';
import type { Row, Visibility } from '../db/schema.ts';

export interface Account {
  id: string;
  name: string;
}

/** Where games come from; tests bring their own. */
export interface Games {
  load(id: string): Promise<AnyGame> | null;
}

export type SeatWish =
  | { kind: 'me' }
  | { kind: 'open' }
  | { kind: 'bot'; bot: string }
  | { kind: 'invited'; account: string };

/** What a table is created from: `readTableWish` (wish.ts) reads it from untrusted JSON. */
export interface TableWish {
  game: string;
  name: string;
  options: OptionValues;
  seats: SeatWish[];
  firstSeat?: Seat;
  undo: UndoPolicy;
  clock: ClockSettings;
  atZero: AtZero;
  visibility: Visibility;
  rematchOf?: string;
  /** A position to start from. Not read from people. */
  start?: object;
  /** For tests. */
  id?: string;
  seed?: string;
}

export const LOBBY_CODES = [
  'malformed',
  'unknown-game',
  'unknown-bot',
  'unknown-table',
  'not-allowed', // no invitation, wrong key, blocked
  'already-started',
  'already-seated',
  'not-seated',
  'seat-taken',
  'table-full',
  'not-yours',
  'frozen',
  'busy',
  'closing',
  'unavailable',
] as const;
export type LobbyCode = (typeof LOBBY_CODES)[number];
export type Lobby<T> = ({ ok: true } & T) | { ok: false; code: LobbyCode; params?: Record<string, string | number> };

/** A command carried out, refused by the table, or not dealt with at all. */
export type CommandAnswer =
  | { ok: true; entries: number[]; seq: number }
  | { ok: false; refusal: Refusal }
  | { ok: false; error: ErrorCode };

/** Something that is told about a table: a socket. */
export interface Listener {
  /** Null = nobody in particular: a watcher. */
  account: Account | null;
  send(text: string): void;
}

export interface Follow {
  mode: Mode;
  from?: number;
  key?: string;
}

/** Who may do what around a table; policy.ts answers from the database. */
export interface Policy {
  /** May follow the table and read its record. */
  mayWatch(who: Account | null, table: Row<'tables'>, key?: string): Promise<boolean>;
  /** May sit down: a key, an invitation, and nobody there has blocked the other. */
  mayJoin(who: Account, table: Row<'tables'>, key?: string): Promise<boolean>;
  /** False when the listener has muted or blocked the speaker. */
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
  /** Rows written in the same unit as the last entry; results.ts has a plain one. */
  resultsOf(over: Over): Promise<UnitQuery[]>;
  /** After the commit, in the one process that wrote it. */
  onOver(over: Over): void;
  /** It has become these people's turn (after the commit, in the one process that wrote it). */
  onTurn(table: string, seats: readonly { seat: Seat; account: string }[]): void;
  /** Something a developer should look at. */
  onBug(table: string, message: string): void;
}

export interface TableStats {
  /** Tables in memory. */
  live: number;
  followed: number;
  commands: number;
  refused: number;
  conflicts: number;
  frozen: number;
  restarts: number;
}

export interface Tables {
  create(by: Account, wish: TableWish): Promise<Lobby<{ id: string; joinKey: string | null; started: boolean }>>;
  /** Takes a seat of a waiting table; the table starts by itself when all are taken. */
  join(
    who: Account,
    table: string,
    how?: { seat?: Seat; key?: string },
  ): Promise<Lobby<{ seat: Seat; started: boolean }>>;
  /** Gets up before the start. */
  leave(who: Account, table: string): Promise<Lobby<object>>;
  /** Puts a bot on an open seat before the start, or opens it again (`bot: null`); the creator only. */
  seatBot(who: Account, table: string, seat: Seat, bot: string | null): Promise<Lobby<{ started: boolean }>>;
  /** Before the start, by its creator. */
  cancel(who: Account, table: string): Promise<Lobby<object>>;
  /** In a running game: an open seat, a seat offered by invitation, one's own seat offered to a replacement. */
  takeOver(who: Account, table: string, seat: Seat, how?: { key?: string }): Promise<Lobby<object>>;
  command(who: Account | null, table: string, raw: unknown): Promise<CommandAnswer>;
  /** Freeze, unfreeze, rewind, rename, calendar: for admins and for the server itself. */
  steward(table: string, deed: StewardDeed): Promise<CommandAnswer>;
  /** Sends `joined` (or a fresh one) to the listener and then all that happens; null when it may. */
  follow(listener: Listener, table: string, how: Follow): Promise<ErrorCode | null>;
  unfollow(listener: Listener, table: string): void;
  /** A socket has gone. */
  forget(listener: Listener): void;
  say(who: Account, table: string, id: string, text: string): Promise<ErrorCode | null>;
  /** The record as far as one may have it; with the seed once the game is over. */
  record(who: Account | null, table: string, key?: string): Promise<GameRecord | ErrorCode>;
  watchLobby(listener: Listener, on: boolean): void;
  /** Rows as the lobby shows them. */
  lobbyRows(ids: readonly string[]): Promise<LobbyTable[]>;
  /** Something shown in the lobby was changed elsewhere. */
  lobbyChanged(table: string): void;
  stats(): TableStats;
  /** Refuses what is new, finishes what is under way, takes snapshots, stops the workers. */
  drain(): Promise<void>;
}
