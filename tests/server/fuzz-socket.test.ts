/**
 * A rain of malformed, oversized, stale, foreign and unauthorised messages on a real server process: each is answered
 * with the right code, nothing is changed, nothing breaks, and play goes on.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { damagedText, mutated, strange } from '../../src/cli/fuzz/mutate.ts';
import { load } from '../../src/games/registry.ts';
import type { AnyGame } from '../../src/kernel/contract.ts';
import { sample } from '../../src/kernel/legal.ts';
import { below, pick, rngOf } from '../../src/kernel/rng.ts';
import { CLOSE, type FromServer, LIMITS, readToServer } from '../../src/protocol/index.ts';
import { openBeside } from '../../src/server/ops/beside.ts';
import { type Guest, newGuest, newTable } from '../../src/server/ops/load/guest.ts';
import { type ServerProcess, startProcess } from '../../src/server/ops/load/server-process.ts';
import { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { until } from './support/tables.ts';

describe.each(KINDS)('a hostile socket on %s', (kind) => {
  let fresh: Fresh;
  let server: ServerProcess;
  let game: AnyGame;
  let people: Guest[];
  let outsider: Guest;
  let table: string;
  /** By invitation only, and nobody was invited. */
  let hidden: string;
  let seats: Follower[];
  const rng = rngOf(`fuzz ${kind}`);
  const open = (who: Guest | null) =>
    Client.open(`${server.base.replace('http', 'ws')}/socket`, who ? { cookie: who.cookie } : {});

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    server = await startProcess(fresh.where);
    game = await load('chicago-express');
    people = [await newGuest(server.base), await newGuest(server.base), await newGuest(server.base)];
    outsider = await newGuest(server.base);
    table = await newTable(server.base, people);
    hidden = await hiddenTable();
    seats = [];
    for (const one of people) seats.push(await Follower.join(await open(one), table, game));
    for (let n = 0; n < 6; n++) await move();
  });
  afterAll(async () => {
    for (const { client } of seats ?? []) await client.close();
    expect(await server?.stop('SIGTERM')).toBe(0);
    await fresh?.remove();
  });

  async function hiddenTable(): Promise<string> {
    const seatWishes = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const body = JSON.stringify({ game: 'chicago-express', visibility: 'invitation', seats: seatWishes });
    const headers = { 'content-type': 'application/json', cookie: people[0]!.cookie };
    const made = await fetch(`${server.base}/api/tables`, { method: 'POST', headers, body });
    return ((await made.json()) as { id: string }).id;
  }

  const actor = () => seats[seats[0]!.acting[0]!]!;
  const aMove = () => sample(game, seats[0]!.view, actor().seat, rng)!;

  /** Somebody plays on as if nothing had happened. */
  async function move(): Promise<void> {
    const me = actor();
    const at = me.seq;
    const answer = await me.client.command(table, me.seat, at, { type: 'play', actions: [aMove()] });
    expect(answer).toMatchObject({ t: 'answer' });
    await Promise.all(seats.map((seat) => seat.until(() => seat.seq > at)));
  }

  /** All that a message could change. */
  async function stored(): Promise<unknown> {
    const db = await openBeside(fresh.where);
    const all = [];
    for (const name of ['tables', 'seats', 'entries', 'desks', 'chat', 'notes', 'invitations', 'tenures'] as const)
      all.push(await db.q.selectFrom(name).selectAll().execute());
    await db.close();
    return all.map((rows) => rows.map((row) => JSON.stringify(row)).sort());
  }

  /** The row of a table may be behind its log for a while (decision 13). */
  async function rowCaughtUp(): Promise<void> {
    const db = await openBeside(fresh.where);
    const head = () => db.q.selectFrom('tables').select('head').where('id', '=', table).executeTakeFirstOrThrow();
    await until(async () => (await head()).head === seats[0]!.seq);
    await db.close();
  }

  /** Does the work, and holds what is stored before and after against each other; then a move is played. */
  async function changingNothing(work: () => Promise<void>): Promise<void> {
    await rowCaughtUp();
    const before = await stored();
    await work();
    expect(await stored()).toEqual(before);
    expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
    expect(server.said()).not.toMatch(/bug|Error/);
    await move();
  }

  /** Until the server has dealt with all that was sent before: it answers in order. */
  async function settled(client: Client): Promise<void> {
    const at = below(rng, 1_000_000_000);
    const pong = client.next('pong', (message) => message.at === at);
    client.send({ t: 'ping', at });
    await pong;
  }

  test('malformed: every one is told so, and whoever does not stop is shown the door', async () => {
    await changingNothing(async () => {
      let doors = 0;
      for (let n = 0; n < 25; n++) {
        const client = await open(pick(rng, [...people, outsider, null]));
        const texts = Array.from({ length: 10 }, () => senseless());
        for (const text of texts) client.socket.send(text);
        await settled(client);
        const errors = client.heard.filter((one) => one.t === 'error');
        expect(errors.map(({ code }) => code)).toEqual(texts.map(() => 'malformed'));
        if (n % 5 === 0) {
          const end = new Promise<number>((done) => client.socket.once('close', done));
          for (let more = 0; more < 30; more++) client.socket.send(senseless());
          expect(await end).toBe(CLOSE.malformed);
          doors += 1;
        } else await client.close();
      }
      expect(doors).toBe(5);
    });
  });

  /** Something that is no message: a good one damaged, a value of any shape, or bytes. */
  function senseless(): string | Buffer {
    for (;;) {
      const kindOf = below(rng, 4);
      if (kindOf === 0) return Buffer.from(Array.from({ length: below(rng, 40) }, () => below(rng, 256)));
      const good = pick(rng, [
        { t: 'hello', protocol: 1 },
        { t: 'subscribe', table, mode: 'log' },
        { t: 'command', table, command: { id: 'a', at: 0, seat: 0, do: { type: 'redo' } } },
        { t: 'say', table, id: 'b', text: 'hello' },
        { t: 'ping', at: 3 },
      ]);
      const text =
        kindOf === 1
          ? JSON.stringify(strange(rng))
          : kindOf === 2
            ? damagedText(rng, JSON.stringify(good))
            : JSON.stringify(mutated(rng, good));
      if (typeof text === 'string' && text.length < LIMITS.message && !readToServer(text).ok) return text;
    }
  }

  test('oversized: the socket is closed at once', async () => {
    await changingNothing(async () => {
      for (const size of [LIMITS.message + 1, 1_000_000]) {
        const client = await open(people[0]!);
        const end = new Promise<number>((done) => client.socket.once('close', done));
        client.socket.send(JSON.stringify({ t: 'say', table, id: 'x', text: 'x'.repeat(size) }));
        expect(await end).toBe(CLOSE.tooLarge);
      }
      const deep = await open(people[0]!);
      const end = new Promise<number>((done) => deep.socket.once('close', done));
      for (let n = 0; n < 22; n++) deep.socket.send('['.repeat(10_000) + ']'.repeat(10_000));
      expect(await end).toBe(CLOSE.malformed);
    });
  });

  test('stale, from the future, foreign, illegal and malformed commands are refused by name', async () => {
    await changingNothing(async () => {
      const me = actor();
      const other = seats[(me.seat + 1) % 3]!;
      const action = aMove();
      const play = { type: 'play' as const, actions: [action] };
      const stale = await me.client.command(table, me.seat, me.seq - 2, play);
      expect(stale).toMatchObject({ t: 'refused', refusal: { code: 'stale' } });
      expect(stale.t === 'refused' && stale.refusal.changed).toHaveLength(2);
      const future = await me.client.command(table, me.seat, me.seq + 5, play);
      expect(future).toMatchObject({ t: 'refused', refusal: { code: 'from-the-future' } });
      const foreign = await other.client.command(table, me.seat, me.seq, play);
      expect(foreign).toMatchObject({ t: 'refused', refusal: { code: 'seat-not-yours' } });
      const early = await other.client.command(table, other.seat, me.seq, play);
      expect(early).toMatchObject({ t: 'refused', refusal: { code: 'illegal' } });
      // Changed at random, sent by somebody whose turn it is not: never carried out, whatever it has become.
      const allowed = ['malformed', 'stale', 'from-the-future', 'seat-not-yours', 'no-such-seat', 'illegal'];
      const good = { id: 'fuzz', at: me.seq, seat: other.seat, do: play };
      const seen = new Map<string, number>();
      for (let n = 0; n < 300; n++) {
        const changed = below(rng, 3) === 0 ? { ...good, do: strange(rng) } : mutated(rng, good);
        const command = (typeof changed === 'object' ? changed : {}) as Record<string, unknown>;
        if (!readToServer(JSON.stringify({ t: 'command', table, command })).ok) continue;
        const answer = heardNext(other.client);
        other.client.send({ t: 'command', table, command });
        const message = await answer;
        expect(message.t, JSON.stringify(command)).toBe('refused');
        const code = message.t === 'refused' ? message.refusal.code : '';
        expect(allowed).toContain(code);
        seen.set(code, (seen.get(code) ?? 0) + 1);
      }
      expect(seen.get('malformed')).toBeGreaterThan(50);
      expect(seen.get('illegal')).toBeGreaterThan(5);
    });
  });

  /** What the client is told next about a command of its own. */
  const heardNext = ({ socket }: Client): Promise<FromServer> =>
    new Promise((done) => {
      const listen = (data: unknown): void => {
        const message = JSON.parse(String(data)) as FromServer;
        if (message.t !== 'refused' && message.t !== 'answer' && message.t !== 'error') return;
        socket.off('message', listen);
        done(message);
      };
      socket.on('message', listen);
    });

  test('unauthorised: a table one may not see does not exist, a seat one does not own is not moved', async () => {
    await changingNothing(async () => {
      const me = actor();
      const play = { type: 'play' as const, actions: [aMove()] };
      for (const who of [outsider, null]) {
        const client = await open(who);
        const nobody = who === null;
        for (const name of [hidden, 'nowhere', '__proto__', 'constructor']) {
          const error = client.next('error');
          client.send({ t: 'subscribe', table: name, mode: pick(rng, ['log', 'view'] as const), key: 'guess' });
          expect(await error).toMatchObject({ code: 'unknown-table', about: { t: 'subscribe', table: name } });
          const command = await client.command(name, 0, 0, play);
          expect(command).toMatchObject({ t: 'error', code: nobody ? 'not-signed-in' : 'unknown-table' });
          const said = client.next('error');
          client.send({ t: 'say', table: name, id: 'a', text: 'let me in' });
          expect(await said).toMatchObject({ code: nobody ? 'not-signed-in' : 'unknown-table' });
        }
        const move = await client.command(table, me.seat, me.seq, play);
        if (nobody) expect(move).toMatchObject({ t: 'error', code: 'not-signed-in' });
        else expect(move).toMatchObject({ t: 'refused', refusal: { code: 'seat-not-yours' } });
        const said = client.next('error');
        client.send({ t: 'say', table, id: 'a', text: 'hello' });
        expect(await said).toMatchObject({ code: nobody ? 'not-signed-in' : 'not-seated' });
        // A watcher is given no desk and no chat.
        const joined = await client.join(table);
        expect(joined).toMatchObject({ viewer: 'watcher', sheet: { desk: null } });
        expect(joined.chat).toBeUndefined();
        await client.close();
      }
    });
  });

  test('a page of another origin does not even get a socket', async () => {
    const url = `${server.base.replace('http', 'ws')}/socket`;
    for (const origin of ['http://evil.example', 'null', `${server.base}.evil.example`])
      await expect(Client.open(url, { cookie: people[0]!.cookie, origin })).rejects.toThrow('403');
    const good = await Client.open(url, { cookie: people[0]!.cookie, origin: server.base });
    await good.close();
  });
});
