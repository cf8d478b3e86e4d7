/**
 * What the server asks of a database, the same for the embedded one (SQLite) and for PostgreSQL.
 * Reads go through `q`; every write is a unit, all or nothing, through `write`.
 */
import type { MessagePort } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** A compiled query, as Kysely's `compile()` gives it. */
export interface Statement {
  readonly sql: string;
  readonly parameters: readonly unknown[];
  /** Of one that is asked over and over: a connection may keep it ready under this name. */
  readonly name?: string;
}

export interface UnitQuery {
  query: Statement;
  /** Rows that must be affected; another number is a conflict. */
  expect?: number;
  /** What the query tells whom, where it is nothing but that: those of a group are told together. */
  notice?: { channel: string; payload: string };
}

/** Queries written together or not at all. */
export interface Unit {
  queries: UnitQuery[];
}

/**
 * `rows`: how many rows each query affected. A conflict is a unique violation or a wrong number of rows: nothing
 * of the unit was written. Any other error rejects the promise; then the outcome may be unknown (a connection
 * lost while committing), so the caller reads again before it goes on.
 */
export type Written = { ok: true; rows: number[] } | { ok: false; conflict: true };

/** Counters since the start, for metrics. */
export interface DatabaseStats {
  units: number;
  conflicts: number;
  errors: number;
  /** Commits that held at least one unit; fewer than units when they share them. */
  transactions: number;
  /** Units accepted and not yet answered. */
  waiting: number;
}

export interface Database {
  kind: 'sqlite' | 'postgres';
  /** Builds queries, executes reads. */
  q: Kysely<Schema>;
  /** Resolves after the commit is durable. Units waiting at the same time share a transaction. */
  write(unit: Unit): Promise<Written>;
  /** For a thread that writes without asking this one first; absent where there is no such way (PostgreSQL). */
  door?(texts: readonly string[]): Door | null;
  /**
   * A query for a unit: its commit tells every listener of the channel, whatever becomes of this process then. Absent where
   * there is no other process to be told (a server on the embedded database).
   */
  notice?(channel: string, payload: string): UnitQuery;
  /** Tells every listener of the channel in every process, this one included; never waits for them. */
  notify(channel: string, payload: string): Promise<void>;
  /** `missed` is called when messages may have been lost (a connection that broke and came back). */
  listen(channel: string, hear: (payload: string) => void, missed?: () => void): Promise<() => void>;
  stats(): DatabaseStats;
  /** Waits for the units already accepted, then lets go of the database. */
  close(): Promise<void>;
}

/** Another thread's own way to the writer. What became of its units comes here, with the texts that went along. */
export interface Door {
  /** For the other thread: it posts `FromDoor` of sqlite-writer-talk.ts. */
  hand: MessagePort;
  /** Hears `DoorAnswers`; closed when the writer has stopped. */
  ear: MessagePort;
  /** What stands for each text of a query there. */
  numbers: (number | string)[];
}

/** Too much is waiting to be written: the caller answers "busy" and nothing was written. */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy';
}

/** The database cannot be opened or used; the message is a sentence for the operator. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}

/** One unit of several parts: all or nothing. */
export const unit = (...parts: readonly (Unit | UnitQuery | null | undefined)[]): Unit => ({
  queries: parts.flatMap((part) => (part ? ('queries' in part ? part.queries : [part]) : [])),
});

/** A query of a unit from any Kysely builder. */
export const part = (query: { compile(): Statement }, expect?: number): UnitQuery =>
  expect === undefined ? { query: query.compile() } : { query: query.compile(), expect };
