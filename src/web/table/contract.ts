/**
 * How the client sees a table, wherever it is hosted. Start reading here.
 *
 * A table is hosted by the server (online) or by a Web Worker (on this device, off line too). Both speak the
 * messages of src/protocol, so one `TableClient` follows both: it plays the entries it is told on its own view with
 * the same engine, keeps every position, and sends commands. Screens read `TableNow` and call `TableClient`; they
 * never see a message.
 */
import type { AnyGame, BaseState, EventOf, GameTypes, Sealed, Seat } from '../../kernel/contract.ts';
import type {
  ChatLine,
  Ending,
  ErrorCode,
  FromServer,
  LobbyTable,
  Presence,
  ToServer,
} from '../../protocol/messages.ts';
import type { Deed, Note, Outline, Refusal, Seen, Viewer } from '../../table/index.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import type { Store } from '../store.ts';

/** What carries messages to a host and back: a socket, or the worker of this device. */
export interface Carrier {
  readonly state: Pick<Store<CarrierState>, 'value' | 'follow'>;
  /** What is sent while the line is not up is lost: whoever must be heard sends again when it is (`whenUp`). */
  send(message: ToHost): void;
  /** Until the function given back is called. */
  listen(heard: (message: FromServer) => void): () => void;
  /** Add to Date.now() for the host's time. */
  clockSkew(): number;
}

/** `up` = the host has said welcome. `off` = closed on purpose, or never opened. */
export type CarrierState = 'off' | 'connecting' | 'up' | 'down';

/**
 * To the server, or to the worker of this device, which also lets one sit at another seat of a shared table (`from` is
 * the last entry seen with the eyes of that seat).
 */
export type ToHost = ToServer | { t: 'sit'; table: string; seat: Seat; from?: number };

/** One entry of the log, what it brought about and the position after it. */
export interface Moment {
  readonly entry: Seen;
  readonly events: readonly EventOf<GameTypes>[];
  /** Null where the viewer may not know it: after an entry whose contents are hidden. */
  readonly state: Sealed<BaseState> | null;
}

/** Everything a screen shows of a running or finished table. A new value after each change. */
export interface TableNow {
  readonly id: string;
  readonly where: 'here' | 'online';
  readonly game: AnyGame;
  readonly texts: GameTexts;
  /** Whose eyes these are. */
  readonly viewer: Viewer;
  /** Seats played at this device: one, several around one phone, or none for a watcher. */
  readonly mine: readonly Seat[];
  /** Creation, seats, clocks, open question, line of moves in effect, own desk: as the protocol gives them, kept up to date. */
  readonly sheet: Outline;
  /** By number of the entry. Entries before the first one known (a table joined by view) are absent. */
  readonly moments: ReadonlyMap<number, Moment>;
  /** The position now, as the viewer may see it. */
  readonly state: Sealed<BaseState>;
  readonly acting: readonly Seat[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  readonly ending: Ending | null;
  /** Private notes on what orders and drafts did, the latest last. */
  readonly notes: readonly Note[];
  /** On this device: what a bot needs to think could not be fetched, and the table waits until it is. */
  readonly botsMissing: boolean;
  /** A command under way, and when it was sent (milliseconds). */
  readonly sending: { readonly deed: Deed; readonly since: number } | null;
  /** Add to Date.now() for the host's time. */
  readonly clockSkew: number;
}

/** What became of a command: done, refused by the table, or not heard at all (`not-signed-in`, `unknown-table` …). */
export type Answer =
  | { readonly ok: true; readonly entries: readonly number[] }
  | Refusal
  | { readonly ok: false; readonly code: ErrorCode };

/** Where joining a table stands. */
export type Joining =
  | { readonly at: 'joining' }
  /** Not begun: who sits there so far. */
  | { readonly at: 'waiting'; readonly table: LobbyTable }
  | { readonly at: 'table'; readonly now: TableNow }
  /** A code of the protocol (`unknown-table`, `out-of-order` …), of HTTP, or `game-unknown`, `reload`. */
  | { readonly at: 'failed'; readonly code: string };

export interface TableClient {
  readonly now: Pick<Store<Joining>, 'value' | 'follow'>;
  readonly line: Carrier['state'];
  /** Sends a command for a seat of this device and waits for the answer; it is carried out once, even across a lost line. */
  send(seat: Seat, deed: Deed): Promise<Answer>;
  /** Sees the table with the eyes of another seat of this device. */
  sit(seat: Seat): void;
  say(text: string): void;
  /** How often what was told did not fit what was played, and everything was asked for again: each is a bug. */
  readonly resyncs: number;
  /** No longer follows the table. */
  leave(): void;
}
