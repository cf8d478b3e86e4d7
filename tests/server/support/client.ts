/** A player at the other end of a socket. */
import { WebSocket } from 'ws';
import { type FromServer, PROTOCOL, readFromServer, type ToServer } from '../../../src/protocol/index.ts';
import type { Deed } from '../../../src/table/index.ts';

export type MessageOf<T extends FromServer['t']> = Extract<FromServer, { t: T }>;
type Ears = (message: FromServer) => boolean;

export class Client {
  readonly socket: WebSocket;
  /** Every message, as text and read. */
  readonly texts: string[] = [];
  readonly heard: FromServer[] = [];
  closed: number | null = null;
  #ears = new Set<Ears>();
  #ids = 0;

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => {
      const text = data.toString();
      const read = readFromServer(text);
      if (!read.ok) throw new Error(`the server sent ${text.slice(0, 200)}: ${read.at} ${read.code}`);
      this.texts.push(text);
      this.heard.push(read.value);
      for (const ear of this.#ears) if (ear(read.value)) this.#ears.delete(ear);
    });
    this.socket.on('close', (code) => {
      this.closed = code;
      for (const ear of this.#ears) ear({ t: 'pong', at: -1, now: 0 });
    });
    this.socket.on('error', () => undefined);
  }

  static async open(url: string, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client(url, headers);
    await new Promise<void>((done, fail) => {
      client.socket.once('open', done);
      client.socket.once('error', fail);
    });
    client.send({ t: 'hello', protocol: PROTOCOL });
    await client.next('welcome');
    return client;
  }

  send(message: ToServer): void {
    this.socket.send(JSON.stringify(message));
  }

  /** The next message of a kind (that fits), from now on. */
  next<T extends FromServer['t']>(t: T, fits: (message: MessageOf<T>) => boolean = () => true, ms = 10_000) {
    return new Promise<MessageOf<T>>((done, fail) => {
      const late = () => fail(new Error(`no ${t} came; the last was ${this.texts.at(-1)?.slice(0, 300)}`));
      const timer = setTimeout(late, ms);
      this.#ears.add((message) => {
        if (this.closed !== null) {
          clearTimeout(timer);
          fail(new Error(`closed with ${this.closed}`));
          return true;
        }
        if (message.t !== t || !fits(message as MessageOf<T>)) return false;
        clearTimeout(timer);
        done(message as MessageOf<T>);
        return true;
      });
    });
  }

  join(table: string, how: { mode?: 'log' | 'view'; from?: number; key?: string } = {}): Promise<MessageOf<'joined'>> {
    const joined = this.next('joined', (message) => message.table === table);
    this.send({ t: 'subscribe', table, mode: 'log', ...how });
    return joined;
  }

  /** Sends a command and waits for what becomes of it. */
  command(
    table: string,
    seat: number,
    at: number,
    deed: Deed,
    id = `c${++this.#ids}-${Math.trunc(Math.random() * 1e9)}`,
  ): Promise<MessageOf<'answer' | 'refused' | 'error'>> {
    return this.raw(table, { id, at, seat, do: deed }, id);
  }

  raw(table: string, command: Record<string, unknown>, id: string | null) {
    const answer = new Promise<MessageOf<'answer' | 'refused' | 'error'>>((done, fail) => {
      const timer = setTimeout(() => fail(new Error(`no answer to ${id}`)), 15_000);
      this.#ears.add((message) => {
        if (this.closed !== null) {
          clearTimeout(timer);
          fail(new Error(`closed with ${this.closed}`));
          return true;
        }
        const mine =
          ((message.t === 'answer' || message.t === 'refused') && message.id === id) ||
          (message.t === 'error' && (message.about?.id ?? null) === id);
        if (!mine) return false;
        clearTimeout(timer);
        done(message as MessageOf<'answer' | 'refused' | 'error'>);
        return true;
      });
    });
    this.send({ t: 'command', table, command });
    return answer;
  }

  async close(): Promise<void> {
    if (this.closed !== null) return;
    const closed = new Promise((done) => this.socket.once('close', done));
    this.socket.close();
    await closed;
  }
}
