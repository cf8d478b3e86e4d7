/**
 * Follows one table through a carrier. It joins with the log, plays what it is told (eyes.ts), joins again from the
 * last entry when the line comes back, and asks for everything again when something does not fit.
 */
import type { AnyGame, Seat } from '../../kernel/contract.ts';
import type { ChatLine, Ending, FromServer, Joined, Presence, ToldMessage } from '../../protocol/messages.ts';
import { actingAt, type Note, type Viewer } from '../../table/index.ts';
import type { GameTexts } from '../../text/game-texts.ts';
import { store } from '../store.ts';
import type { Carrier, Joining, TableClient, TableNow } from './contract.ts';
import { type Eyes, hear, sitDown } from './eyes.ts';
import { freshId } from './fresh-id.ts';
import { pendingCommands } from './pending.ts';
import { whenUp } from './when-up.ts';

/** A game's code and texts, loaded when they are wanted. */
export interface Kit {
  readonly game: AnyGame;
  readonly texts: GameTexts;
}

export interface ClientOptions {
  readonly carrier: Carrier;
  readonly table: string;
  readonly where: TableNow['where'];
  /** Of a table that is joined by link. */
  readonly key?: string;
  /** Null for a game that this version of the site does not know. */
  load(game: string): Promise<Kit | null>;
}

/** What comes with the table and is not in its log. */
interface Beside {
  chat: readonly ChatLine[];
  presence: Presence;
  ending: Ending | null;
  notes: readonly Note[];
  botsMissing: boolean;
}

const LATER = 1500;
const PASSING: ReadonlySet<string> = new Set(['busy', 'closing', 'unavailable']);

export function createTableClient({ carrier, table, where, key, load }: ClientOptions): TableClient {
  const now = store<Joining>({ at: 'joining' });
  const commands = pendingCommands(table, (message) => carrier.send(message));
  /** What has been seen with each pair of eyes: of several at one device, each sees for itself. */
  const known = new Map<Viewer, Eyes>();
  let eyes: Eyes | null = null;
  let kit: Kit | null = null;
  let beside: Beside = { chat: [], presence: { seats: [], watchers: 0 }, ending: null, notes: [], botsMissing: false };
  /** Lines of chat that have not come back yet. */
  let unsaid: { readonly id: string; readonly text: string }[] = [];
  let resyncs = 0;
  let left = false;
  /** Messages that came while the game's code was being loaded. */
  let inbox: FromServer[] | null = null;

  function subscribe(): void {
    const from = eyes ? { from: eyes.outline.seq } : {};
    carrier.send({ t: 'subscribe', table, mode: 'log', ...from, ...(key === undefined ? {} : { key }) });
  }

  /** What was told does not fit what was played: first all entries again, then the position as it stands. */
  function resync(): void {
    resyncs += 1;
    known.clear();
    eyes = null;
    const mode = resyncs % 2 === 1 ? 'log' : 'view';
    if (resyncs > 8) fail('out-of-step');
    else carrier.send({ t: 'subscribe', table, mode, ...(key === undefined ? {} : { key }) });
  }

  function fail(code: string): void {
    now.set({ at: 'failed', code });
  }

  function show(): void {
    if (!eyes || !kit || left) return;
    const { viewer, outline, view, moments } = eyes;
    const mine =
      where === 'here'
        ? outline.seats.flatMap(({ mode }, seat) => (mode === 'person' ? [seat] : []))
        : viewer === 'watcher'
          ? []
          : [viewer];
    now.set({
      at: 'table',
      now: {
        ...{ id: table, where, ...kit, viewer, mine, sheet: outline, moments, state: view, ...beside },
        acting: actingAt(kit.game, { ...outline, state: view }),
        sending: commands.first,
        clockSkew: carrier.clockSkew(),
      },
    });
  }

  function see(next: Eyes): void {
    eyes = next;
    known.set(next.viewer, next);
    commands.seen(next.outline.seq);
    show();
  }

  /** The game's code is loaded first; what is said meanwhile waits. */
  function join(joined: Joined): void {
    if (kit) sit(kit, joined);
    else void loadFor(joined);
  }

  async function loadFor(joined: Joined): Promise<void> {
    inbox = [];
    try {
      kit = await load(joined.sheet.creation.game);
      if (kit) sit(kit, joined);
      else fail('game-unknown');
    } catch {
      fail('reload'); // the code of another version of the site
    }
    const waiting = inbox;
    inbox = null;
    for (const message of waiting) heard(message);
  }

  function sit({ game }: Kit, joined: Joined): void {
    const { chat = [], presence, ending = null, viewer } = joined;
    beside = { ...beside, chat, presence, ending };
    const next = sitDown(game, joined, known.get(viewer) ?? null);
    if (next) {
      see(next);
      commands.sendAgain();
      for (const line of unsaid) carrier.send({ t: 'say', table, ...line });
    } else resync();
  }

  function told(message: ToldMessage): void {
    if (!eyes || !kit) return;
    const next = hear(kit.game, eyes, message);
    if (message.entries.some((entry) => entry.type === 'action' && entry.by === 'bot'))
      beside = { ...beside, botsMissing: false };
    if (message.notes) beside = { ...beside, notes: [...beside.notes, ...message.notes] };
    if (next) see(next);
    else resync();
  }

  function said({ id, by, name, at, text }: ChatLine): void {
    if (unsaid[0]?.text === text) unsaid = unsaid.slice(1);
    if (!beside.chat.some((line) => line.id === id)) showBeside({ chat: [...beside.chat, { id, by, name, at, text }] });
  }

  function wrong({ code, about }: Extract<FromServer, { t: 'error' }>): void {
    if (about?.t === 'say') {
      // Who talks too fast is heard a little later.
      if (code === 'too-fast' || PASSING.has(code)) setTimeout(() => sayAgain(about.id), LATER);
      else unsaid = unsaid.filter(({ id }) => id !== about.id);
    }
    if (about?.t === 'bots') showBeside({ botsMissing: true });
    if (about?.t !== 'subscribe') return;
    if (PASSING.has(code)) setTimeout(() => !left && subscribe(), LATER);
    else fail(code);
  }

  function sayAgain(id: string | undefined): void {
    const line = unsaid.find((one) => one.id === id);
    if (line && !left) carrier.send({ t: 'say', table, ...line });
  }

  function showBeside(changes: Partial<Beside>): void {
    beside = { ...beside, ...changes };
    show();
  }

  const about: Ears = {
    joined: join,
    waiting: ({ t: _t, table: _table, ...row }) => now.set({ at: 'waiting', table: row }),
    told,
    over: ({ state, seed, outcome }) => showBeside({ ending: { state, seed, outcome } }),
    chat: said,
    // A line shown again is not sent again.
    'chat-hidden': ({ id, hidden }) =>
      hidden ? showBeside({ chat: beside.chat.filter((line) => line.id !== id) }) : subscribe(),
    presence: ({ seats, watchers }) => showBeside({ presence: { seats, watchers } }),
    unsubscribed: () => fail('unknown-table'),
    error: wrong,
  };

  function heard(message: FromServer): void {
    if (left) return;
    if (message.t === 'reload') fail('reload');
    else if (!isAbout(message, table)) return;
    else if (inbox) inbox.push(message);
    else if (commands.heard(message)) {
      const { first } = commands;
      if (eyes) commands.seen(eyes.outline.seq);
      // An answer to what is not seen yet changes nothing: the table is shown once, with what was done.
      if (commands.first !== first || message.t !== 'answer') show();
    } else tellEars(about, message);
  }

  const deaf = carrier.listen(heard);
  const alone = whenUp(carrier, subscribe);

  return {
    now,
    line: carrier.state,
    get resyncs() {
      return resyncs;
    },
    send(seat, deed) {
      if (!eyes || left) return Promise.resolve({ ok: false, code: left ? 'closing' : 'not-started' });
      const answer = commands.add(seat, eyes.outline.seq, deed);
      show();
      return answer;
    },
    sit(seat: Seat) {
      const seen = known.get(seat);
      carrier.send({ t: 'sit', table, seat, ...(seen ? { from: seen.outline.seq } : {}) });
    },
    say(text) {
      const line = { id: freshId(), text };
      unsaid.push(line);
      carrier.send({ t: 'say', table, ...line });
    },
    leave() {
      if (left) return;
      left = true;
      deaf();
      alone();
      commands.drop();
      carrier.send({ t: 'unsubscribe', table });
    },
  };
}

type Ears = { readonly [T in FromServer['t']]?: (message: Extract<FromServer, { t: T }>) => void };

function tellEars<T extends FromServer['t']>(ears: Ears, message: Extract<FromServer, { t: T }>): void {
  const ear: ((message: Extract<FromServer, { t: T }>) => void) | undefined = ears[message.t as T];
  ear?.(message);
}

/** Whether a message is about this table; errors say so only sometimes. */
function isAbout(message: FromServer, table: string): boolean {
  if ('table' in message) return message.table === table;
  if (message.t !== 'error') return false;
  return message.about?.table === table || message.code === 'too-fast';
}
