/**
 * A socket that comes back by itself. What was sent and not answered is sent again with the same id, as a player's
 * own client does: whether it was carried out before the connection broke or not, it counts once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { BaseState } from '../../../kernel/contract.ts';
import { PROTOCOL } from '../../../protocol/index.ts';
import type { Refusal, Seen } from '../../../table/index.ts';

export type Reply =
  | { ok: true; entries: number[]; seq: number; ms: number; resent: boolean }
  | { ok: false; code: string; refusal?: Refusal };

/** The few messages that a playing program reads. */
export type Heard =
  | { t: 'joined'; table: string; view: BaseState; sheet: { seq: number } }
  | { t: 'told'; table: string; entries: Seen[]; view?: BaseState; seq: number };

interface Sent {
  text: string;
  at: number;
  resent: boolean;
  tell(reply: Reply): void;
}

export interface LineOptions {
  /** Where to connect: asked again at each attempt, since a server may come back elsewhere. */
  base: () => string;
  cookie: string | null;
  /** Reads what it is told; without it, news are only counted. */
  hear?: (heard: Heard) => void;
}

export interface Line {
  /** Messages of news so far. */
  news(): number;
  command(table: string, id: string, command: object): Promise<Reply>;
  subscribe(table: string): void;
  unsubscribe(table: string): void;
  /** Resolves once the socket has said hello. */
  ready(): Promise<void>;
  close(): void;
}

/** Errors after which the same command is sent again. */
const AGAIN = new Set(['busy', 'closing', 'unavailable', 'too-fast']);
const PAUSE = 50;
/** Whoever closes the line waits for no answer any more. */
export const CLOSED = 'closed';

/** How news begin: who only counts them does not make a text of each. */
const TOLD = '{"t":"told"';
const NEWS = Buffer.from(TOLD);

export function openLine({ base, cookie, hear }: LineOptions): Line {
  const tables = new Set<string>();
  const sent = new Map<string, Sent>();
  let socket: WebSocket | null = null;
  let closed = false;
  let news = 0;
  let greeted = Promise.withResolvers<void>();

  const send = (message: object) => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const follow = (table: string) => send({ t: 'subscribe', table, mode: 'view' });

  function connect(): void {
    const url = `${base().replace(/^http/, 'ws')}/socket`;
    const mine = new WebSocket(url, {
      headers: cookie === null ? {} : { cookie },
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket = mine;
    mine.on('open', () => send({ t: 'hello', protocol: PROTOCOL }));
    mine.on('message', (data: Buffer) => {
      if (!hear && NEWS.equals(data.subarray(0, NEWS.length))) news += 1;
      else listen(data.toString());
    });
    mine.on('error', () => undefined);
    mine.on('close', () => {
      if (socket !== mine) return;
      socket = null;
      greeted = Promise.withResolvers<void>();
      if (!closed) void sleep(PAUSE).then(() => closed || connect());
    });
  }

  function listen(text: string): void {
    if (text.startsWith(TOLD)) {
      news += 1;
      hear?.(JSON.parse(text) as Heard);
      return;
    }
    if (text.startsWith('{"t":"presence"')) return;
    const message = JSON.parse(text);
    if (message.t === 'joined') hear?.(message as Heard);
    else if (message.t === 'welcome') welcome();
    else if (message.t === 'answer') settle(message.id, (one) => answered(message, one));
    else if (message.t === 'refused')
      settle(message.id, () => ({ ok: false, code: message.refusal.code, refusal: message.refusal }));
    else if (message.t === 'error') trouble(message);
  }

  const answered = (message: { entries: number[]; seq: number }, one: Sent): Reply => ({
    ok: true,
    entries: message.entries,
    seq: message.seq,
    ms: performance.now() - one.at,
    resent: one.resent,
  });

  function settle(id: string, reply: (one: Sent) => Reply): void {
    const one = sent.get(id);
    if (!one) return;
    sent.delete(id);
    one.tell(reply(one));
  }

  function welcome(): void {
    for (const table of tables) follow(table);
    for (const one of sent.values()) {
      one.resent = true;
      socket?.send(one.text);
    }
    greeted.resolve();
  }

  function trouble({ code, about }: { code: string; about?: { t: string; table?: string; id?: string } }): void {
    const one = about?.id === undefined ? undefined : sent.get(about.id);
    if (one && AGAIN.has(code))
      void sleep(PAUSE).then(
        () => sent.has(about!.id!) && socket?.readyState === WebSocket.OPEN && socket.send(one.text),
      );
    else if (one) settle(about!.id!, () => ({ ok: false, code }));
    else if (about?.t === 'subscribe' && about.table && AGAIN.has(code))
      void sleep(PAUSE).then(() => follow(about.table!));
  }

  connect();
  return {
    news: () => news,
    ready: () => greeted.promise,
    subscribe(table) {
      tables.add(table);
      follow(table);
    },
    unsubscribe(table) {
      tables.delete(table);
      send({ t: 'unsubscribe', table });
    },
    command: (table, id, command) =>
      new Promise((tell) => {
        const text = JSON.stringify({ t: 'command', table, command });
        sent.set(id, { text, at: performance.now(), resent: false, tell });
        if (socket?.readyState === WebSocket.OPEN) socket.send(text);
      }),
    close() {
      closed = true;
      socket?.close();
      for (const id of [...sent.keys()]) settle(id, () => ({ ok: false, code: CLOSED }));
    },
  };
}
