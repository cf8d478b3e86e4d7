/** A client that keeps its own copy of the game by playing what it is told, and checks every hash. */
import { tapeSource } from '../../../src/kernel/chance.ts';
import type { AnyGame, BaseState } from '../../../src/kernel/contract.ts';
import { copy } from '../../../src/kernel/copy.ts';
import { advance, start, startFrom } from '../../../src/kernel/engine.ts';
import { hashOf } from '../../../src/kernel/hash.ts';
import { isOver, toAct } from '../../../src/kernel/phases.ts';
import type { Joined, ToldMessage } from '../../../src/protocol/index.ts';
import { chainSeen, NO_CHAIN, type Seen } from '../../../src/table/index.ts';
import type { Client } from './client.ts';

export class Follower {
  readonly client: Client;
  readonly table: string;
  readonly g: AnyGame;
  seat: number;
  view!: BaseState;
  seq = -1;
  chain = NO_CHAIN;
  hashes = 0;
  #waiting: (() => void)[] = [];

  private constructor(client: Client, table: string, g: AnyGame) {
    this.client = client;
    this.table = table;
    this.g = g;
    this.seat = -1;
  }

  static async join(client: Client, table: string, g: AnyGame): Promise<Follower> {
    const follower = new Follower(client, table, g);
    client.socket.on('message', (data) => {
      const message = JSON.parse(data.toString()) as Joined | ToldMessage;
      if (message.table !== table) return;
      if (message.t === 'joined') follower.sit(message);
      else if (message.t === 'told') follower.hear(message);
      for (const wake of follower.#waiting.splice(0)) wake();
    });
    await client.join(table);
    return follower;
  }

  sit({ viewer, sheet, view, log, after }: Joined): void {
    this.seat = viewer === 'watcher' ? -1 : viewer;
    this.chain = after < 0 ? NO_CHAIN : sheet.chain;
    this.seq = sheet.seq;
    if (after < 0) for (const seen of log) this.chain = chainSeen(this.chain, seen);
    if (this.chain !== sheet.chain) throw new Error(`chain ${this.chain} is not ${sheet.chain}`);
    if (view) this.view = view;
    else for (const seen of log) this.step(seen, sheet);
    if (hashOf(this.view) !== sheet.hash) throw new Error('the log leads elsewhere');
  }

  hear({ entries, view, seq, chain, hash }: ToldMessage): void {
    for (const seen of entries) {
      if (seen.seq !== this.seq + 1) throw new Error(`entry ${seen.seq} after ${this.seq}`);
      this.seq = seen.seq;
      this.chain = chainSeen(this.chain, seen);
      if (!view) this.step(seen, null);
    }
    if (view) this.view = view;
    if (this.chain !== chain || this.seq !== seq) throw new Error(`chain or number differs at ${seq}`);
    if (hash === undefined) return;
    this.hashes += 1;
    if (hashOf(this.view) !== hash) throw new Error(`hash differs at ${seq}`);
  }

  private step(seen: Seen, sheet: Joined['sheet'] | null): void {
    const tape = tapeSource('chance' in seen ? (seen.chance ?? []) : []);
    if (seen.type === 'open' && sheet) {
      const { options, rules, seats, firstSeat, start: given } = sheet.creation;
      if (given) {
        this.view = startFrom(this.g, given as BaseState, tape).state;
        return;
      }
      const begun = start(
        this.g,
        { seats: seats.length, options, rules, ...(firstSeat === undefined ? {} : { firstSeat }) },
        tape,
      );
      if (!begun.ok) throw new Error('the setup waits');
      this.view = begun.state;
    } else if (seen.type === 'chance') this.view = startFrom(this.g, this.view, tape).state;
    else if (seen.type === 'action' && !('hidden' in seen)) {
      const next = copy(this.view);
      const refused = advance(this.g, next, seen.seat, seen.action, tape);
      if (refused) throw new Error(`cannot follow: ${JSON.stringify(refused)}`);
      this.view = next;
    }
  }

  get acting(): readonly number[] {
    return isOver(this.view) ? [] : toAct(this.g, this.view);
  }

  get over(): boolean {
    return isOver(this.view);
  }

  /** Until something is told. */
  async until(holds: () => boolean, ms = 20_000): Promise<void> {
    const end = Date.now() + ms;
    while (!holds()) {
      if (Date.now() > end) throw new Error(`waited in vain at entry ${this.seq}`);
      await new Promise<void>((done) => {
        const timer = setTimeout(done, 200);
        this.#waiting.push(() => {
          clearTimeout(timer);
          done();
        });
      });
    }
  }
}
