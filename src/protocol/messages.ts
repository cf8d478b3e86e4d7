/**
 * What server and client say to each other over the socket, as JSON text, one message a frame. docs/protocol.md
 * shows each with an example. `t` is the kind of the message. Nothing here is a sentence: codes and ids only.
 */
import type { BaseState, EventOf, GameTypes, Outcome, Seat } from '../kernel/contract.ts';
import type { Beside, Desk, Note, Refusal, Seen, Sheet, Viewer } from '../table/index.ts';

/** Raised when an old client could not follow any more: it is told to reload. */
export const PROTOCOL = 1;

/** Limits that a client should know before it meets them. */
export const LIMITS = {
  /** Bytes of one message to the server. */
  message: 32_768,
  /** Messages a second, lasting and at once. */
  perSecond: 20,
  burst: 60,
  /** Tables followed by one socket. */
  subscriptions: 50,
  /** Characters of one line of chat. */
  chat: 500,
  /** Milliseconds for the first message. */
  hello: 10_000,
} as const;

/** Why the server closes a socket. */
export const CLOSE = {
  goingAway: 1001,
  tooLarge: 1009,
  signedOut: 4001,
  noHello: 4002,
  malformed: 4003,
  tooSlow: 4008,
  tooFast: 4029,
  reload: 4026,
} as const;

export const ERROR_CODES = [
  'malformed', // not JSON, or not one of these messages
  'hello-first',
  'unknown-table', // also when one may not know that it exists
  'not-started',
  'not-signed-in',
  'not-seated',
  'too-fast',
  'too-many-subscriptions',
  'busy', // too much is waiting at this table: send again later
  'closing', // the server stops: connect again
  'unavailable', // the database did not answer: send the same command again
  'out-of-order', // the table cannot be opened: frozen until somebody repairs it
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export const MODES = ['log', 'view'] as const;
export type Mode = (typeof MODES)[number];

// --- To the server ----------------------------------------------------------------------------------

export interface Subscribe {
  t: 'subscribe';
  table: string;
  /** log: every entry, to be played again · view: the position as it stands, and the entries after `from`. */
  mode: Mode;
  /** The last entry the client has: only what came after it is sent. */
  from?: number;
  /** Of a table that is joined by link. */
  key?: string;
}

export type ToServer =
  | { t: 'hello'; protocol: number; build?: string }
  | Subscribe
  | { t: 'unsubscribe'; table: string }
  /** The command itself is read by the table (table/deed.ts). */
  | { t: 'command'; table: string; command: Record<string, unknown> }
  /** A line of chat; `id` is made by the client, and a repeated one is not said twice. */
  | { t: 'say'; table: string; id: string; text: string }
  /** Follow the list of public tables, or no longer. */
  | { t: 'lobby'; on: boolean }
  /** `at`: the client's clock, given back. */
  | { t: 'ping'; at: number };

// --- From the server --------------------------------------------------------------------------------

export interface Who {
  id: string;
  name: string;
}

export interface ChatLine {
  id: string;
  by: string;
  name: string;
  at: number;
  text: string;
}

export interface Presence {
  /** Seats whose owner is connected. */
  seats: Seat[];
  watchers: number;
}

/** How a game came to its end; the seed lets anybody check the dice against the commitment. */
export interface Ending {
  state: 'over' | 'ended';
  seed: string | null;
  outcome: Outcome | null;
}

export interface Joined {
  t: 'joined';
  table: string;
  viewer: Viewer;
  sheet: Omit<Sheet, 'view'>;
  /** Given when asked for, or when the log alone does not lead to it (some of it is hidden). */
  view?: BaseState;
  /** Entries after `after`, as the viewer may see them. */
  log: Seen[];
  after: number;
  /** For those at the table. */
  chat?: ChatLine[];
  presence: Presence;
  ending?: Ending;
}

/** What was done; `view` when the viewer cannot work it out from the entries. Defaults are left out. */
export interface ToldMessage {
  t: 'told';
  table: string;
  entries: Seen[];
  /** Consequences of hidden entries, one list for each entry; absent when there are none. */
  events?: (EventOf<GameTypes>[] | null)[];
  view?: BaseState;
  /** Clocks and what chance is waited for; with every view. */
  beside?: Beside;
  /** The last entry. */
  seq: number;
  chain: string;
  hash?: string;
  /** For the owner of the seat only: what its orders and drafts did, and its desk when it changed. */
  notes?: Note[];
  desk?: Desk;
}

/** A table as the lobby shows it. */
export interface LobbyTable {
  id: string;
  game: string;
  name: string;
  state: 'waiting' | 'running' | 'over' | 'ended' | 'cancelled';
  speed: 'none' | 'live' | 'daily';
  options: Record<string, string | number | boolean>;
  seats: { kind: 'person' | 'bot' | 'open'; id: string | null; name: string | null }[];
  createdBy: string;
  createdAt: number;
  startedAt: number | null;
}

/** A table that has not begun, or never will: who sits there so far. */
export type WaitingTable = LobbyTable & { t: 'waiting'; table: string };

export type FromServer =
  | { t: 'welcome'; protocol: number; build: string; account: Who | null; now: number; limits: typeof LIMITS }
  /** The client is too old; the socket closes after it. */
  | { t: 'reload'; protocol: number; build: string }
  | Joined
  /** Instead of `joined` while the table waits for players, again at each change; `joined` follows at the start. */
  | WaitingTable
  | ToldMessage
  /** The command `id` was carried out and wrote these entries; the same when it is repeated. */
  | { t: 'answer'; table: string; id: string; entries: number[]; seq: number }
  | { t: 'refused'; table: string; id: string | null; refusal: Refusal }
  | ({ t: 'over'; table: string } & Ending)
  | ({ t: 'chat'; table: string } & ChatLine)
  /** A line of chat was hidden by an admin, or shown again. */
  | { t: 'chat-hidden'; table: string; id: string; hidden: boolean }
  /** Somebody has opened a rematch of this table: those who sat at it ask for it by HTTP. */
  | { t: 'rematch'; table: string }
  | ({ t: 'presence'; table: string } & Presence)
  /** The subscription is over: no longer allowed, or asked for. */
  | { t: 'unsubscribed'; table: string }
  | { t: 'tables'; rows: LobbyTable[]; gone: string[] }
  | { t: 'error'; code: ErrorCode; about?: { t: string; table?: string; id?: string } }
  | { t: 'pong'; at: number; now: number };

export const encode = (message: ToServer | FromServer): string => JSON.stringify(message);
