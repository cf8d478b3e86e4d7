/**
 * What the server answers over HTTP, for both ends: docs/operating.md lists the routes. Errors are
 * `{ error: { code, params } }` with one of these codes; the client has a sentence for each.
 */
import type { Params } from '../kernel/contract.ts';
import type { AtZero, ClockSettings, Customs, UndoPolicy } from '../table/index.ts';

export const REFUSED = {
  malformed: 400,
  'not-logged-in': 401,
  'login-failed': 401,
  forbidden: 403,
  banned: 403,
  'foreign-origin': 403,
  'not-found': 404,
  'too-late': 410,
  'too-large': 413,
  'not-json': 415,
  'too-many-requests': 429,
  bug: 500,
  busy: 503,
  // people
  'name-refused': 422,
  'password-refused': 422,
  'passkey-refused': 422,
  'mail-refused': 422,
  'mail-off': 409,
  'name-taken': 409,
  'already-a-person': 409,
  'guest-has-no-such-thing': 409,
  'last-way-in': 409,
  'too-many-passkeys': 409,
  'not-yourself': 409,
  // messages to people
  'address-refused': 422,
  'no-verified-mail': 409,
  'too-many-targets': 409,
  // tables
  'unknown-game': 422,
  'unknown-bot': 422,
  'board-refused': 422,
  'unknown-person': 422,
  'not-allowed': 403,
  'not-yours': 403,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  'already-seated': 409,
  'not-seated': 409,
  'seat-taken': 409,
  'seat-not-open': 409,
  'table-full': 409,
  frozen: 409,
  'out-of-order': 409,
  'record-hidden': 409,
  'record-refused': 422,
  'too-many-records': 409,
  'too-many-tables': 409,
  'too-many-invitations': 409,
  'hints-forbidden': 403,
  'not-your-turn': 409,
  closing: 503,
  unavailable: 503,
  conflict: 409,
} as const;
export type RefusedCode = keyof typeof REFUSED;

export interface RefusedAnswer {
  error: { code: RefusedCode; params: Params };
}

export interface Page<T> {
  rows: T[];
  /** `?from=` of the next page; null = this was the last. */
  next: string | null;
}

export const TABLE_STATES = ['waiting', 'running', 'over', 'ended', 'cancelled'] as const;
export const VISIBILITIES = ['public', 'link', 'invitation'] as const;
export const SPEEDS = ['none', 'live', 'daily'] as const;
export type TableState = (typeof TABLE_STATES)[number];
export type Visibility = (typeof VISIBILITIES)[number];
export type Speed = (typeof SPEEDS)[number];

/** A table as a list or its own page shows it before the board is there: no key, no seed, no state of the game. */
export interface TableView extends Customs {
  id: string;
  game: string;
  rules: number;
  name: string;
  state: TableState;
  speed: Speed;
  visibility: Visibility;
  options: Record<string, string | number | boolean>;
  undo: UndoPolicy;
  clock: ClockSettings;
  atZero: AtZero;
  language: string;
  seats: { kind: 'person' | 'bot' | 'open'; id: string | null; name: string | null; bot: string | null }[];
  acting: number[];
  frozen: boolean;
  commitment: string;
  rematchOf: string | null;
  createdBy: string;
  createdAt: number;
  startedAt: number | null;
  endedAt: number | null;
  movedAt: number;
  dueAt: number | null;
}

/** What a visitor may do at a table. */
export interface Access {
  /** Their own seat, also while a bot stands in for them or it is open to others; null for a watcher. */
  seat: number | null;
  watch: boolean;
  /** May take a free seat before the start, or one given up in the course of the game. */
  sit: boolean;
  /** May read and write the table's chat. */
  chat: boolean;
  /** May invite others. */
  invite: boolean;
}

/** A sentence in each language of the product. */
export type Texts = Readonly<Record<'fr' | 'en', string>>;

/** `GET /api/games`: the form of a new table. */
export interface GamesAnswer {
  games: GameForm[];
  bots: string[];
  undo: UndoPolicy[];
  atZero: AtZero[];
  visibility: Visibility[];
  clocks: ClockSettings[];
  locales: string[];
}

export interface GameForm {
  id: string;
  rules: number;
  name: Texts;
  /** Every number of players that some map allows. */
  seats: readonly number[];
  asksFirstSeat: boolean;
  /** True when a table may bring a board file of its own. */
  takesBoard: boolean;
  options: OptionForm[];
}

export interface OptionForm {
  id: string;
  text: Texts;
  default: string | number | boolean;
  values: { value: string | number | boolean; text: Texts; seats: readonly number[] }[];
}

/** `GET /api/me`. */
export interface MeAnswer {
  account: OwnAccount | null;
  /** Whether the server can send mail. */
  mail: boolean;
}

/** What a person is told about their own account. */
export interface OwnAccount {
  id: string;
  name: string;
  kind: 'guest' | 'person' | 'bot';
  role: string;
  locale: string | null;
  mail: string | null;
  mailVerified: boolean;
  createdAt: number;
  ban?: { until: number; reason: string };
  hasPassword: boolean;
  passkeys: number;
  recoveryCodes: number;
  preferences: Record<string, unknown>;
}

export interface Figures {
  games: number;
  /** First places, shared ones too. */
  wins: number;
  averagePlace: number;
  averageScore: number;
  bestScore: number;
}

export interface Statistics extends Figures {
  bySeat: (Figures & { seat: number; seats: number })[];
  byMap: (Figures & { map: string })[];
  byPlayers: (Figures & { seats: number })[];
}

export interface ShownRating {
  /** What the list is ordered by. */
  rating: number;
  /** The estimate, and how far off it may be. */
  mu: number;
  sigma: number;
  games: number;
}

/** `GET /api/profiles/:id`: what anybody may know of a player. */
export interface Profile {
  id: string;
  name: string;
  kind: 'guest' | 'person' | 'bot';
  since: number;
  games: (Statistics & { game: string; rating: ShownRating | null; listed: boolean; left: number })[];
  recent: RecentGame[];
}

export interface RecentGame {
  table: string;
  game: string;
  map: string;
  at: number;
  seat: number;
  place: number;
  score: number;
  rated: boolean;
  why: string | null;
  /** All who held a seat; without a name when the account is deleted. */
  players: {
    seat: number;
    account: string | null;
    name: string | null;
    place: number;
    score: number;
    why: string | null;
  }[];
}

/** One row of `GET /api/games/:game/leaderboard`. */
export interface Listed {
  rank: number;
  account: string;
  name: string;
  kind: 'person' | 'bot';
  rating: ShownRating;
}

/** Where a person wants to be told, as its owner sees it: never the whole address. */
export interface Target {
  id: string;
  kind: 'push' | 'mail' | 'webhook';
  table: string | null;
  enabled: boolean;
  failures: number;
  lastError: string | null;
  lastOkAt: number | null;
  createdAt: number;
  shape: 'plain' | 'discord' | 'slack' | null;
  at: string | null;
}

/** A game played elsewhere and kept with the account, without the record itself. */
export interface KeptRecord {
  id: string;
  game: string;
  name: string;
  seats: number;
  moves: number;
  over: boolean;
  bytes: number;
  createdAt: number;
}

export interface KeptRecordsAnswer {
  records: KeptRecord[];
  next: string | null;
  /** How many may be kept. */
  most: number;
}
