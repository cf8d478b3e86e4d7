/** Reads messages from untrusted JSON. The server reads ToServer; the client reads FromServer. */
import {
  good,
  int,
  isPlainObject,
  listOf,
  maybe,
  object,
  oneOf,
  orNull,
  type Read,
  type Reader,
  text,
  unionBy,
  wrong,
  yesNo,
} from '../kernel/shape.ts';
import { ERROR_CODES, type FromServer, LIMITS, MODES, type ToServer } from './messages.ts';

const id = text(64, /^[\w-]+$/);
const seq = int(-1, 10_000_000);
const time = int(0, Number.MAX_SAFE_INTEGER);
const anyObject: Reader<Record<string, unknown>> = (raw, at) =>
  isPlainObject(raw) ? good(raw) : wrong(at, 'expected-object');
const kind = <const T extends string>(t: T) => oneOf([t]);

const toServer: Reader<ToServer> = unionBy<ToServer>('t', {
  hello: object({ t: kind('hello'), protocol: int(0, 1_000_000), build: maybe(text(80)) }),
  subscribe: object({
    t: kind('subscribe'),
    table: id,
    mode: oneOf(MODES),
    from: maybe(seq),
    key: maybe(text(64, /^[\w-]*$/)),
  }),
  unsubscribe: object({ t: kind('unsubscribe'), table: id }),
  command: object({ t: kind('command'), table: id, command: anyObject }),
  say: object({ t: kind('say'), table: id, id, text: text(LIMITS.chat, /\S/) }),
  lobby: object({ t: kind('lobby'), on: yesNo }),
  ping: object({ t: kind('ping'), at: time }),
});

/** What came over the wire as JSON, or null when it is none. */
export function parseJson(source: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(source) };
  } catch {
    return null;
  }
}

const read =
  <T>(reader: Reader<T>) =>
  (source: string): Read<T> => {
    const json = parseJson(source);
    return json ? reader(json.value, '') : wrong('', 'expected-object');
  };

export const readToServer = read(toServer);

// --- The client's side: the frame is read strictly, what belongs to the game by the game ------------------

const who = object({ id: text(64), name: text(80) });
const seats = listOf(int(0, 11), 12);
const list = listOf(anyObject, 100_000);
const outcome = orNull(anyObject);
const ending = { state: oneOf(['over', 'ended']), seed: orNull(text(64)), outcome };
const line = { id, by: text(64), name: text(80), at: time, text: text(LIMITS.chat) };
const presence = { seats, watchers: int(0, 1_000_000) };
const viewer: Reader<number | 'watcher'> = (raw, at) => (raw === 'watcher' ? good(raw) : int(0, 11)(raw, at));

const seatShown = object({ kind: oneOf(['person', 'bot', 'open']), id: orNull(text(64)), name: orNull(text(80)) });
const row = {
  id,
  game: text(60),
  name: text(120),
  state: oneOf(['waiting', 'running', 'over', 'ended', 'cancelled']),
  speed: oneOf(['none', 'live', 'daily']),
  options: anyObject,
  seats: listOf(seatShown, 12),
  createdBy: text(64),
  createdAt: time,
  startedAt: orNull(time),
};

const fromServer = unionBy<unknown>('t', {
  welcome: object({
    t: kind('welcome'),
    protocol: int(0, 1_000_000),
    build: text(80),
    account: orNull(who),
    now: time,
    limits: anyObject,
  }),
  reload: object({ t: kind('reload'), protocol: int(0, 1_000_000), build: text(80) }),
  joined: object({
    t: kind('joined'),
    table: id,
    viewer,
    sheet: anyObject,
    view: maybe(anyObject),
    log: list,
    after: seq,
    chat: maybe(listOf(object(line), 1000)),
    presence: object(presence),
    ending: maybe(object(ending)),
  }),
  waiting: object({ t: kind('waiting'), table: id, ...row }),
  told: object({
    t: kind('told'),
    table: id,
    entries: list,
    events: maybe(listOf(orNull(list), 100_000)),
    view: maybe(anyObject),
    beside: maybe(object({ clocks: list, waiting: orNull(anyObject) })),
    seq,
    chain: text(16),
    hash: maybe(text(16)),
    notes: maybe(list),
    desk: maybe(anyObject),
  }),
  answer: object({ t: kind('answer'), table: id, id, entries: listOf(seq, 1000), seq }),
  refused: object({ t: kind('refused'), table: id, id: orNull(id), refusal: anyObject }),
  over: object({ t: kind('over'), table: id, ...ending }),
  chat: object({ t: kind('chat'), table: id, ...line }),
  'chat-hidden': object({ t: kind('chat-hidden'), table: id, id, hidden: yesNo }),
  rematch: object({ t: kind('rematch'), table: id }),
  presence: object({ t: kind('presence'), table: id, ...presence }),
  unsubscribed: object({ t: kind('unsubscribed'), table: id }),
  tables: object({ t: kind('tables'), rows: listOf(object(row), 10_000), gone: listOf(id, 10_000) }),
  error: object({
    t: kind('error'),
    code: oneOf(ERROR_CODES),
    about: maybe(object({ t: text(40), table: maybe(text(64)), id: maybe(text(64)) })),
  }),
  pong: object({ t: kind('pong'), at: time, now: time }),
});

export const readFromServer = (source: string): Read<FromServer> => read(fromServer)(source) as Read<FromServer>;
