/**
 * The socket server, beside HTTP on the same port. A connection is let in when its page is ours and when there is
 * room for its account and its address; who it is comes from the session's cookie, read once. Compression is off:
 * it costs more than it saves on messages this small.
 */
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { CLOSE, LIMITS } from '../../protocol/index.ts';
import type { Account } from '../people/sessions.ts';
import type { Tables } from '../tables/api.ts';
import { type Connection, connect } from './connection.ts';
import { createPost } from './outbox.ts';
import { createRate } from './rate.ts';

export interface Caller {
  account: Account;
  /** The hash of the session, so that its sockets end with it. */
  session?: string;
}

export interface SocketLimits {
  perSecond: number;
  burst: number;
  /** An address may hold several people. */
  addressFactor: number;
  /** Lines of chat of one account. */
  talkPerSecond: number;
  talkBurst: number;
  perAccount: number;
  perAddress: number;
  subscriptions: number;
  buffered: number;
  heartbeat: number;
  hello: number;
}

export const SOCKET_LIMITS: SocketLimits = {
  perSecond: LIMITS.perSecond,
  burst: LIMITS.burst,
  addressFactor: 10,
  talkPerSecond: 0.5,
  talkBurst: 10,
  perAccount: 20,
  perAddress: 200,
  subscriptions: LIMITS.subscriptions,
  buffered: 1_000_000,
  heartbeat: 30_000,
  hello: LIMITS.hello,
};

export interface SocketOptions {
  server: Server;
  tables: Tables;
  /** Null: nobody in particular, who may watch what is public. */
  who(request: IncomingMessage): Promise<Caller | null>;
  isOwnOrigin(headers: IncomingHttpHeaders): boolean;
  addressOf(request: IncomingMessage): string;
  build: string;
  now?: () => number;
  path?: string;
  limits?: Partial<SocketLimits>;
  onError?: (error: unknown) => void;
}

export interface Sockets {
  count(): number;
  /** Ends the sockets of an account, or of one session. */
  drop(of: { account: string } | { session: string }): void;
  /** Says good-bye to all; clients come back elsewhere. */
  close(): Promise<void>;
}

interface Open {
  connection: Connection;
  caller: Caller | null;
  address: string;
}

export function attachSockets(options: SocketOptions): Sockets {
  const { server, tables, build, now = Date.now, path = '/socket', onError = () => undefined } = options;
  const limits = { ...SOCKET_LIMITS, ...options.limits };
  const { perSecond, burst, addressFactor } = limits;
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: LIMITS.message });
  const open = new Set<Open>();
  const outboxOf = createPost();
  const byAccount = createRate(perSecond, burst, now);
  const byAddress = createRate(perSecond * addressFactor, burst * addressFactor, now);
  const talk = createRate(limits.talkPerSecond, limits.talkBurst, now);
  let closing = false;

  const countOf = (is: (one: Open) => boolean) => [...open].filter(is).length;

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    if (new URL(request.url ?? '/', 'http://x').pathname !== path) return turnAway(stream, 404);
    if (closing) return turnAway(stream, 503);
    if (!options.isOwnOrigin(request.headers)) return turnAway(stream, 403);
    const address = options.addressOf(request);
    const isFull = () => countOf((one) => one.address === address) >= limits.perAddress;
    // Before the database is asked who it is: opening and closing over and over is not free either.
    if (isFull() || byAddress.take(address) < 0) return turnAway(stream, 429);
    const caller = await options.who(request);
    const id = caller?.account.id;
    if (isFull()) return turnAway(stream, 429); // others came in meanwhile
    if (id !== undefined && countOf((one) => one.caller?.account.id === id) >= limits.perAccount)
      return turnAway(stream, 429);
    if (stream.destroyed) return;
    wss.handleUpgrade(request, stream, head, (socket) => {
      const one: Open = { caller, address, connection: welcome(socket) };
      open.add(one);
      socket.on('close', () => open.delete(one));
    });

    function welcome(socket: Parameters<typeof connect>[0]['socket']): Connection {
      const take = () => {
        const ofAddress = byAddress.take(address) / addressFactor;
        return id === undefined ? ofAddress : Math.min(byAccount.take(id), ofAddress);
      };
      const { subscriptions, buffered, hello: helloWithin } = limits;
      const account = caller?.account ?? null;
      return connect({
        socket,
        outbox: outboxOf(stream),
        account,
        tables,
        build,
        now,
        take,
        mayTalk: () => id === undefined || talk.take(id) >= 0,
        burst,
        subscriptions,
        buffered,
        helloWithin,
        onError,
      });
    }
  }

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    upgrade(request, stream, head).catch((error) => {
      onError(error);
      turnAway(stream, 500);
    });
  };
  server.on('upgrade', onUpgrade);

  const heart = setInterval(() => {
    for (const { connection } of open) connection.beat();
  }, limits.heartbeat);
  heart.unref();

  return {
    count: () => open.size,
    drop(of) {
      for (const { caller, connection } of open)
        if ('account' in of ? caller?.account.id === of.account : caller?.session === of.session)
          connection.close(CLOSE.signedOut);
    },
    async close() {
      closing = true;
      clearInterval(heart);
      server.off('upgrade', onUpgrade);
      for (const { connection } of open) connection.close(CLOSE.goingAway);
      for (let n = 0; n < 150 && open.size > 0; n++) await new Promise((done) => setTimeout(done, 10));
      wss.close();
    },
  };
}

const REASONS: Record<number, string> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

function turnAway(stream: Duplex, status: number): void {
  if (stream.destroyed) return;
  stream.end(`HTTP/1.1 ${status} ${REASONS[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
