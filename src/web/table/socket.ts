/** The line to the server: a WebSocket that comes back by itself, and the server's clock. */
import { CLOSE, encode, type FromServer, PROTOCOL, readFromServer, type Who } from '../../protocol/index.ts';
import { type Store, store } from '../store.ts';
import { clockOf } from './clock-skew.ts';
import type { Carrier, CarrierState } from './contract.ts';

/** As much of a WebSocket as is used here. */
export interface Wire {
  readonly readyState: number;
  send(text: string): void;
  close(code?: number): void;
  addEventListener(type: 'message', heard: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', heard: (event: { code: number }) => void): void;
  addEventListener(type: 'open' | 'error', heard: () => void): void;
}

export interface SocketOptions {
  readonly url: string;
  readonly build: string;
  open(url: string): Wire;
  /** Tells when it is worth while to try at once: the device is on line again, the page is looked at again. */
  onWake?(wake: () => void): () => void;
  /** Tells when the device has lost its line: an open socket may not notice it for long. */
  onLost?(lost: () => void): () => void;
  /** Milliseconds before the n-th try. */
  wait?(tries: number): number;
  /** Milliseconds between pings, and for an answer. */
  readonly ping?: { readonly every: number; readonly within: number };
}

export interface SocketCarrier extends Carrier {
  /** Who the server says we are; null = nobody, undefined = not known yet. */
  readonly who: Pick<Store<Who | null | undefined>, 'value' | 'follow'>;
  /** Why the line is off for good: `reload` when this version of the site is too old. */
  readonly ended: Pick<Store<'reload' | null>, 'value' | 'follow'>;
  /** Opens the line again at once, as whoever is signed in now. */
  again(): void;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 30_000;
const A_MINUTE = 60_000;
const OPEN = 1;

/** Twice as long each time, and never all at once: half of it is chance. */
export const backoff = (tries: number, chance = Math.random()): number =>
  Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.min(tries, 10)) * (0.5 + chance / 2);

export function socketCarrier(options: SocketOptions): SocketCarrier {
  const { url, build, open, wait = backoff, ping = { every: 25_000, within: 10_000 } } = options;
  const state = store<CarrierState>('connecting');
  const who = store<Who | null | undefined>(undefined);
  const ended = store<'reload' | null>(null);
  const ears = new Set<(message: FromServer) => void>();
  const clock = clockOf();
  let wire: Wire | null = null;
  let tries = 0;
  let retry: ReturnType<typeof setTimeout> | null = null;
  let pinger: ReturnType<typeof setTimeout> | null = null;
  /** Ends a line that no longer answers: a device that slept may not know that it is gone. */
  let deadline: ReturnType<typeof setTimeout> | null = null;

  function connect(): void {
    if (state.value === 'off') return;
    stopTimers();
    const old = wire;
    const mine = open(url);
    wire = mine;
    old?.close();
    deadline = setTimeout(giveUp, ping.within);
    mine.addEventListener('open', () => mine.send(encode({ t: 'hello', protocol: PROTOCOL, build })));
    mine.addEventListener('message', ({ data }) => mine === wire && typeof data === 'string' && heard(data));
    mine.addEventListener('close', ({ code }) => mine === wire && lost(code));
    mine.addEventListener('error', () => undefined); // `close` follows
  }

  function heard(text: string): void {
    alive();
    const read = readFromServer(text);
    if (!read.ok) return; // of a newer server: what matters comes with a newer client
    const message = read.value;
    if (message.t === 'welcome') welcomed(message);
    else if (message.t === 'pong') clock.pong(message, Date.now());
    else if (message.t === 'reload') ended.set('reload');
    for (const ear of [...ears]) ear(message);
  }

  function welcomed({ account, now }: Extract<FromServer, { t: 'welcome' }>): void {
    tries = 0;
    clock.guess(now, Date.now());
    who.set(account);
    state.set('up');
    sendPing();
  }

  function lost(code: number): void {
    wire = null;
    stopTimers();
    if (code === CLOSE.reload || ended.value === 'reload') {
      ended.set('reload');
      state.set('off');
      return;
    }
    state.set('down');
    tries += 1;
    retry = setTimeout(connect, code === CLOSE.tooFast ? A_MINUTE : wait(tries - 1));
  }

  function sendPing(): void {
    if (pinger !== null) clearTimeout(pinger);
    pinger = setTimeout(sendPing, ping.every);
    if (wire?.readyState !== OPEN) return;
    wire.send(encode({ t: 'ping', at: Date.now() }));
    deadline ??= setTimeout(giveUp, ping.within);
  }

  function alive(): void {
    if (deadline !== null) clearTimeout(deadline);
    deadline = null;
  }

  /** Does not wait for the closing to be agreed: nobody may be there any more. */
  function giveUp(): void {
    const old = wire;
    lost(CLOSE.goingAway);
    old?.close();
  }

  function stopTimers(): void {
    for (const timer of [retry, pinger, deadline]) if (timer !== null) clearTimeout(timer);
    retry = pinger = deadline = null;
  }

  function wake(): void {
    if (state.value === 'up') sendPing();
    else if (state.value === 'down') {
      tries = 0;
      connect();
    }
  }

  const asleep = options.onWake?.(wake);
  const unheard = options.onLost?.(() => state.value === 'up' && giveUp());
  connect();

  return {
    state,
    who,
    ended,
    clockSkew: clock.skew,
    send(message) {
      if (message.t !== 'sit' && state.value === 'up' && wire?.readyState === OPEN) wire.send(encode(message));
    },
    listen(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    again() {
      if (state.value === 'off') return;
      const old = wire;
      wire = null;
      state.set('down');
      tries = 0;
      connect();
      old?.close();
    },
    close() {
      const old = wire;
      wire = null;
      stopTimers();
      asleep?.();
      unheard?.();
      state.set('off');
      old?.close();
    },
  };
}
