/**
 * The tables, as Kysely sees them. Times are whole milliseconds, JSON is text, yes and no are 1 and 0,
 * ids are random text (store/ids.ts).
 */

import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { Speed, TableState, Visibility } from '../../protocol/http.ts';

export type YesNo = 0 | 1;

export interface AccountsTable {
  id: string;
  name: string;
  /** The name folded (case, accents, look-alikes): two accounts may not share it. */
  name_key: string;
  kind: 'guest' | 'person' | 'bot';
  password_hash: string | null;
  mail: string | null;
  mail_verified_at: number | null;
  role: Generated<'player' | 'admin'>;
  locale: string | null;
  /** JSON. */
  prefs: Generated<string>;
  created_at: number;
  seen_at: number;
  deleted_at: number | null;
  banned_until: number | null;
  ban_reason: string | null;
}

export interface PasskeysTable {
  /** Credential id, base64url. */
  id: string;
  account_id: string;
  /** base64url */
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: Generated<string>;
  name: Generated<string>;
  created_at: number;
  used_at: number | null;
}

export interface RecoveryCodesTable {
  account_id: string;
  hash: string;
  used_at: number | null;
}

export interface SessionsTable {
  hash: string;
  account_id: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
  agent: Generated<string>;
  address: Generated<string>;
}

export interface MailLinksTable {
  hash: string;
  account_id: string;
  purpose: string;
  mail: string;
  expires_at: number;
  used_at: number | null;
}

/** One account does not want to meet another. */
export interface BlocksTable {
  account_id: string;
  other_id: string;
  created_at: number;
}

/** One account does not want to read another. */
export interface MutesTable {
  account_id: string;
  other_id: string;
  created_at: number;
}

export interface ReportsTable {
  id: string;
  reporter_id: string;
  about_id: string;
  table_id: string | null;
  chat_id: string | null;
  text: string;
  created_at: number;
  state: Generated<'open' | 'upheld' | 'dismissed'>;
  handled_by: string | null;
  handled_at: number | null;
}

export interface TablesTable {
  id: string;
  game: string;
  rules: number;
  name: string;
  /** JSON: what the game was created with (seats, options). */
  creation: string;
  visibility: Visibility;
  join_key: string | null;
  /** over: played to its end; ended: by agreement or an admin. */
  state: TableState;
  /** Secret until the end. */
  seed: string;
  /** Hash of the seed, public from the start. */
  commitment: string;
  created_by: string;
  created_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** Last seq of its entries; 0 when there is none. */
  head: Generated<number>;
  /** When something last happened at it. */
  moved_at: number;
  /** JSON list of seats to act. */
  acting: Generated<string>;
  /** When a clock, a bot or anything else wants the table woken. */
  due_at: number | null;
  frozen: Generated<YesNo>;
  /** Why it is frozen, for players and developers: JSON or null. */
  frozen_why: string | null;
  speed: Speed;
  rematch_of: string | null;
  /** JSON: clock, undo policy, ... */
  settings: Generated<string>;
}

export interface SeatsTable {
  table_id: string;
  seat: number;
  kind: 'person' | 'bot' | 'open';
  /** Bots have accounts too. */
  account_id: string | null;
  /** Which bot plays it, when one does. */
  bot: string | null;
  joined_at: number | null;
}

export interface InvitationsTable {
  table_id: string;
  account_id: string;
  invited_by: string;
  /** The seat to replace in a running game; null for a seat before the start. */
  seat: number | null;
  created_at: number;
}

/** Who sat where, from which entry to which. */
export interface TenuresTable {
  table_id: string;
  seat: number;
  from_seq: number;
  account_id: string | null;
  bot: string | null;
  to_seq: number | null;
  /** Why it ended. */
  why: string | null;
}

/** The log: append only. (table_id, seq) is what makes one writer per table. */
export interface EntriesTable {
  table_id: string;
  seq: number;
  at: number;
  /** JSON. */
  body: string;
}

export interface SnapshotsTable {
  table_id: string;
  seq: number;
  /** The build that made it: another build replays the log and compares the hash. */
  build: string;
  hash: string;
  body: string;
}

/** What a seat keeps privately: standing orders, drafts. */
export interface DesksTable {
  table_id: string;
  seat: number;
  body: string;
}

export interface ChatTable {
  id: string;
  table_id: string;
  account_id: string;
  at: number;
  text: string;
  hidden_at: number | null;
}

export interface NotesTable {
  table_id: string;
  account_id: string;
  text: string;
  at: number;
}

export interface ResultsTable {
  table_id: string;
  seat: number;
  account_id: string;
  game: string;
  /** Map or variant, where the game has several. */
  map: Generated<string>;
  /** Number of players. */
  seats: number;
  /** 1 = first; ties share it. */
  place: number;
  score: number;
  rated: YesNo;
  /** Why the place counts otherwise: left, replaced, bot; null when they played it through. */
  why: string | null;
  at: number;
}

export interface RatingsTable {
  account_id: string;
  game: string;
  mu: number;
  sigma: number;
  /** What the list is ordered by: mu - 3 sigma. */
  ordinal: number;
  games: number;
  updated_at: number;
}

export interface TargetsTable {
  id: string;
  account_id: string;
  /** One table, or null for all of them. */
  table_id: string | null;
  kind: 'push' | 'mail' | 'webhook';
  /** JSON. */
  address: string;
  /** Of a webhook: plain, discord, slack. */
  shape: Generated<string>;
  enabled: Generated<YesNo>;
  /** In a row. */
  failures: Generated<number>;
  last_error: string | null;
  last_ok_at: number | null;
  created_at: number;
}

export interface DeliveriesTable {
  id: string;
  target_id: string;
  /** JSON. */
  payload: string;
  state: Generated<'waiting' | 'sending' | 'done' | 'failed' | 'dropped'>;
  attempts: Generated<number>;
  /** waiting: when to try; sending: when another process may take it over. */
  next_at: number;
  last_error: string | null;
  created_at: number;
  done_at: number | null;
}

/** A game played elsewhere, kept for its owner. */
export interface RecordsTable {
  id: string;
  account_id: string;
  /** SHA-256 of the body: the same game is kept once. */
  hash: string;
  game: string;
  name: string;
  seats: number;
  moves: number;
  over: YesNo;
  bytes: number;
  /** The record, docs/record-format.md. */
  body: string;
  created_at: number;
}

export interface SettingsTable {
  key: string;
  value: string;
}

export interface Schema {
  accounts: AccountsTable;
  passkeys: PasskeysTable;
  recovery_codes: RecoveryCodesTable;
  sessions: SessionsTable;
  mail_links: MailLinksTable;
  blocks: BlocksTable;
  mutes: MutesTable;
  reports: ReportsTable;
  tables: TablesTable;
  seats: SeatsTable;
  invitations: InvitationsTable;
  tenures: TenuresTable;
  entries: EntriesTable;
  snapshots: SnapshotsTable;
  desks: DesksTable;
  chat: ChatTable;
  notes: NotesTable;
  results: ResultsTable;
  ratings: RatingsTable;
  targets: TargetsTable;
  deliveries: DeliveriesTable;
  records: RecordsTable;
  settings: SettingsTable;
}

export type Row<T extends keyof Schema> = Selectable<Schema[T]>;
export type NewRow<T extends keyof Schema> = Insertable<Schema[T]>;
export type RowChange<T extends keyof Schema> = Updateable<Schema[T]>;
