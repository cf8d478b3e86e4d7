/** One socket: reads its messages, hands them to the tables, sends what it is told. */
import type { WebSocket } from 'ws';
import {
  CLOSE,
  type ErrorCode,
  encode,
  type FromServer,
  LIMITS,
  PROTOCOL,
  readToServer,
  type ToServer,
} from '../../protocol/index.ts';
import type { Account } from '../people/sessions.ts';
import type { Listener, Tables } from '../tables/api.ts';
import type { Outbox } from './outbox.ts';

export interface ConnectionOptions {
  socket: WebSocket;
  outbox: Outbox;
  account: Account | null;
  tables: Tables;
  build: string;
  now: () => number;
  /** Tokens left after this message. */
  take(): number;
  /** False when this account has said too much lately. */
  mayTalk(): boolean;
  burst: number;
  subscriptions: number;
  /** Bytes that may wait to be sent. */
  buffered: number;
  helloWithin: number;
  onError(error: unknown): void;
}

export interface Connection {
  close(code: number): void;
  /** False when the other end has not answered the last ping. */
  beat(): boolean;
}

/** Senseless messages before the socket is closed. */
const PATIENCE = 20;
const CLOSE_WITHIN = 1000;

export function connect(options: ConnectionOptions): Connection {
  const { socket, outbox, account, tables, now } = options;
  const followed = new Set<string>();
  let greeted = false;
  let senseless = 0;
  let alive = true;
  let closed = false;
  /** Subscriptions are dealt with one after the other; commands only begin in order. */
  let last: Promise<unknown> = Promise.resolve();

  const listener: Listener = {
    account,
    send(text) {
      if (closed || socket.readyState !== socket.OPEN) return;
      // Who does not read fast enough would fill our memory: it may come back and start again.
      if (outbox.waiting() > options.buffered) close(CLOSE.tooSlow);
      else outbox.send(text);
    },
  };
  const send = (message: FromServer) => listener.send(encode(message));
  const refuse = (code: ErrorCode, { t, ...about }: { t: string; table?: string; id?: string }) =>
    send({ t: 'error', code, about: { t, ...about } });

  const helloTimer = setTimeout(() => close(CLOSE.noHello), options.helloWithin);

  function close(code: number): void {
    if (closed) return;
    closed = true;
    clearTimeout(helloTimer);
    tables.gone(listener);
    outbox.flush();
    socket.close(code);
    setTimeout(() => socket.terminate(), CLOSE_WITHIN).unref();
  }

  socket.on('close', () => {
    closed = true;
    clearTimeout(helloTimer);
    tables.gone(listener);
  });
  socket.on('error', () => undefined); // 'close' follows
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, isBinary) => {
    if (closed) return;
    alive = true;
    const left = options.take();
    if (left <= -options.burst + 1) return close(CLOSE.tooFast);
    if (left < 0) return send({ t: 'error', code: 'too-fast' });
    const read = isBinary ? null : readToServer(data.toString());
    if (!read?.ok) {
      senseless += 1;
      if (senseless > PATIENCE) return close(CLOSE.malformed);
      return send({ t: 'error', code: 'malformed' });
    }
    const message = read.value;
    last = last.then(() => (closed ? undefined : handle(message))).catch((error) => fail(error, message));
  });

  /** The client may try again; the log says what happened. */
  function fail(error: unknown, message: ToServer): void {
    options.onError(error);
    refuse('unavailable', aboutOf(message));
  }

  async function handle(message: ToServer): Promise<void> {
    if (message.t === 'hello') return greet(message.protocol);
    if (!greeted) return refuse('hello-first', { t: message.t });
    switch (message.t) {
      case 'ping':
        return send({ t: 'pong', at: message.at, now: now() });
      case 'lobby':
        return tables.followLobby(listener, message.on);
      case 'subscribe': {
        const { t, table, mode, from, key } = message;
        if (!followed.has(table) && followed.size >= options.subscriptions)
          return refuse('too-many-subscriptions', { t, table });
        const error = await tables.follow(listener, table, { mode, from, key });
        if (error) {
          tables.unfollow(listener, table);
          followed.delete(table);
          return refuse(error, { t, table });
        }
        followed.add(table);
        if (closed) tables.gone(listener);
        return;
      }
      case 'unsubscribe':
        tables.unfollow(listener, message.table);
        if (followed.delete(message.table)) send({ t: 'unsubscribed', table: message.table });
        return;
      case 'say': {
        const { t, table, id, text } = message;
        if (!options.mayTalk()) return refuse('too-fast', { t, table, id });
        const error = await tables.say(account, table, id, text);
        return error ? refuse(error, { t, table, id }) : undefined;
      }
      case 'command':
        void obey(message).catch((error) => fail(error, message));
    }
  }

  function greet(protocol: number): void {
    greeted = true;
    clearTimeout(helloTimer);
    const { build } = options;
    if (protocol !== PROTOCOL) {
      send({ t: 'reload', protocol: PROTOCOL, build });
      close(CLOSE.reload);
      return;
    }
    const who = account && { id: account.id, name: account.name };
    send({ t: 'welcome', protocol: PROTOCOL, build, account: who, now: now(), limits: LIMITS });
  }

  async function obey({ t, table, command }: Extract<ToServer, { t: 'command' }>): Promise<void> {
    const id = typeof command.id === 'string' && /^[\w-]{1,64}$/.test(command.id) ? command.id : null;
    const answer = await tables.command(account, table, command);
    if (answer.ok) send({ t: 'answer', table, id: id ?? '', entries: answer.entries, seq: answer.seq });
    else if ('refusal' in answer) send({ t: 'refused', table, id, refusal: answer.refusal });
    else refuse(answer.error, { t, table, ...(id === null ? {} : { id }) });
  }

  return {
    close,
    beat() {
      if (!alive) {
        socket.terminate();
        return false;
      }
      alive = false;
      socket.ping();
      return true;
    },
  };
}

function aboutOf(message: ToServer): { t: string; table?: string; id?: string } {
  return {
    t: message.t,
    ...('table' in message ? { table: message.table } : {}),
    ...('id' in message ? { id: message.id } : {}),
    ...(message.t === 'command' && typeof message.command.id === 'string'
      ? { id: message.command.id.slice(0, 64) }
      : {}),
  };
}
