/** The web client's own socket and table, against the real server. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { legal } from '../../src/kernel/legal.ts';
import type { Database } from '../../src/server/db/database.ts';
import { createTableClient } from '../../src/web/table/client.ts';
import type { TableClient, TableNow } from '../../src/web/table/contract.ts';
import { type SocketCarrier, socketCarrier, type Wire } from '../../src/web/table/socket.ts';
import { testKit, until } from '../../src/web/table/testing/here.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { makeGame, makePeople, makeTable, type Rig, startRig } from './support/rig.ts';

interface Player {
  carrier: SocketCarrier;
  client: TableClient;
  /** Frames sent so far, over all lines. */
  sent: string[];
  /** Ends the line without a word, as a tunnel does. */
  cut(): void;
  /** Cuts the line as soon as a frame like this has been handed over. */
  cutAfter(like: RegExp): void;
  /** No line can be opened until it is called with false. */
  block(on: boolean): void;
}

describe('the web client and the server', () => {
  let fresh: Fresh;
  let db: Database;
  let rig: Rig;
  const carriers: SocketCarrier[] = [];

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
    db = await fresh.open();
    await makePeople(db, 4);
    rig = await startRig({ db, dataDir: fresh.where.dataDir });
  });
  afterEach(() => {
    for (const carrier of carriers.splice(0)) carrier.close();
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  function player(who: string | null, table: string, more: { key?: string } = {}): Player {
    const sent: string[] = [];
    let wire: WebSocket | null = null;
    let fatal: RegExp | null = null;
    let blocked = false;
    const carrier = socketCarrier({
      ...{ url: rig.url, build: 'test', wait: () => 10, ping: { every: 500, within: 5000 } },
      open(url): Wire {
        const socket = new WebSocket(blocked ? 'ws://127.0.0.1:1/' : url, {
          headers: who === null ? {} : { cookie: `who=${who}` },
        });
        const send = socket.send.bind(socket) as (text: string) => void;
        wire = socket;
        return {
          get readyState() {
            return socket.readyState;
          },
          send(text) {
            sent.push(text);
            send(text);
            if (!fatal?.test(text)) return;
            fatal = null;
            setImmediate(() => socket.terminate());
          },
          close: () => socket.close(),
          addEventListener: (type: string, heard: (event: never) => void) =>
            socket.addEventListener(type as 'message', heard as never),
        };
      },
    });
    carriers.push(carrier);
    return {
      ...{ carrier, sent },
      client: createTableClient({ carrier, table, where: 'online', load: testKit, ...more }),
      cut: () => wire?.terminate(),
      cutAfter: (like) => {
        fatal = like;
      },
      block: (on) => {
        blocked = on;
      },
    };
  }

  const head = async (id: string) =>
    (await db.q.selectFrom('entries').select('seq').where('table_id', '=', id).execute()).length - 1;

  const move = (now: TableNow, seat: number, n: number) => {
    const actions = legal(now.game, now.state, seat);
    return { type: 'play' as const, actions: [actions[n % actions.length]!] };
  };

  /** Everybody plays, in turn, with what each sees; `disturb` may cut lines between. */
  async function playOut(id: string, players: Player[], moves: number, disturb = (_n: number) => {}) {
    for (let n = 0; n < moves; n++) {
      const seq = await head(id);
      const views = await Promise.all(players.map(({ client }) => until(client, (now) => now.sheet.seq >= seq)));
      const [first] = views as [TableNow];
      if (first.acting.length === 0) return;
      const seat = first.acting[n % first.acting.length]!;
      disturb(n);
      expect(await players[seat]!.client.send(seat, move(views[seat]!, seat, n * 7))).toMatchObject({ ok: true });
    }
  }

  test.each(['chicago-express', 'toy'])('%s: everybody is in step, a watcher too', async (game) => {
    const id = await makeGame(rig, { id: `step-${game}`, game, seats: ['p0', 'p1', 'p2'] });
    const players = [0, 1, 2].map((n) => player(`p${n}`, id));
    const watcher = player(null, id);
    await playOut(id, players, 60);
    const seq = await head(id);
    for (const [viewer, { client }] of [...players.entries(), ['watcher', watcher] as const]) {
      const now = await until(client, ({ sheet }) => sheet.seq >= seq);
      expect([now.viewer, client.resyncs]).toEqual([viewer, 0]);
      const joined = await (await rig.open(viewer === 'watcher' ? null : `p${viewer}`)).join(id, { mode: 'view' });
      expect(now.state).toEqual(joined.view);
      const { hash: _hash, ...outline } = joined.sheet;
      expect(now.sheet).toEqual(outline);
    }
  });

  test('a line that breaks in the middle of a command: it is carried out once, and the answer comes', async () => {
    const id = await makeGame(rig, { id: 'broken', game: 'chicago-express', seats: ['p0', 'p1'] });
    const players = [0, 1].map((n) => player(`p${n}`, id));
    let cuts = 0;
    await playOut(id, players, 30, (n) => {
      if (n % 2 === 0) return;
      cuts += 1;
      for (const one of players) one.cutAfter(/"command"/);
    });
    expect(await head(id)).toBe(30);
    const again = players.flatMap(({ sent }) => sent.filter((text) => text.includes('"t":"command"')));
    expect(again.length).toBeGreaterThan(30); // some were sent twice
    expect(cuts).toBe(15);
    const seq = await head(id);
    const [p, q] = await Promise.all(players.map(({ client }) => until(client, ({ sheet }) => sheet.seq >= seq)));
    expect(p!.state).toEqual(q!.state);
    expect(players.map(({ client }) => client.resyncs)).toEqual([0, 0]);
  });

  test('a move made while the line is down is sent once, when it is back; the history is whole', async () => {
    const id = await makeGame(rig, { id: 'down', game: 'chicago-express', seats: ['p0', 'p1'] });
    const players = [0, 1].map((n) => player(`p${n}`, id));
    await playOut(id, players, 5);
    const now = await until(players[0]!.client, ({ sheet }) => sheet.seq >= 5);
    const seat = now.acting[0]!;
    const mine = players[seat]!;
    const seen = await until(mine.client, ({ sheet }) => sheet.seq >= 5);
    mine.block(true);
    mine.cut();
    await untilState(mine.carrier, 'down');
    const answer = mine.client.send(seat, move(seen, seat, 3));
    expect((await until(mine.client, ({ sending }) => sending !== null)).sending?.deed.type).toBe('play');
    await new Promise((done) => setTimeout(done, 60));
    expect(await head(id)).toBe(5);
    mine.block(false);
    expect(await answer).toMatchObject({ ok: true, entries: [6] });
    const after = await until(mine.client, ({ sheet, sending }) => sheet.seq >= 6 && sending === null);
    expect([...after.moments.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(mine.client.line.value).toBe('up');
  });

  test('a move made for a position that is no more is refused, with what was missed', async () => {
    const id = await makeGame(rig, { id: 'late', seats: ['p0', 'p1'] });
    const [one, two] = [player('p0', id), player('p1', id)];
    const now = await until(one.client, ({ acting }) => acting.length > 0);
    await until(two.client, () => true);
    one.block(true);
    one.cut();
    await untilState(one.carrier, 'down');
    const answer = one.client.send(0, move(now, 0, 0));
    const theirs = await until(two.client, () => true);
    expect(await two.client.send(1, move(theirs, 1, 0))).toMatchObject({ ok: true });
    one.block(false);
    expect(await answer).toMatchObject({ ok: false, code: 'stale' });
  });

  test('a line opened anew, as after signing in, goes on from the last entry', async () => {
    const id = await makeGame(rig, { id: 'stopped', game: 'chicago-express', seats: ['p0', 'p1'] });
    const players = [0, 1].map((n) => player(`p${n}`, id));
    await playOut(id, players, 4);
    for (const { carrier } of players) carrier.again();
    await playOut(id, players, 4);
    const subscribed = players[0]!.sent.filter((text) => text.includes('"subscribe"'));
    expect(subscribed.length).toBe(2);
    expect(JSON.parse(subscribed[1]!).from).toBeGreaterThanOrEqual(3);
    expect(players.map(({ client }) => client.resyncs)).toEqual([0, 0]);
  });

  test('a table that waits for players shows who sits there; one that is not there fails', async () => {
    const id = await makeTable(db, { id: 'waits', seats: ['p0', null] });
    const { client } = player('p0', id);
    await settled(client, 'waiting');
    expect(client.now.value).toMatchObject({ at: 'waiting', table: { id, seats: [{ id: 'p0' }, { kind: 'open' }] } });
    const none = player('p0', 'nowhere');
    await settled(none.client, 'failed');
    expect(none.client.now.value).toEqual({ at: 'failed', code: 'unknown-table' });
  });

  test('chat: said once, heard by all at the table, said again after a broken line', async () => {
    const id = await makeGame(rig, { id: 'chat', seats: ['p0', 'p1'] });
    const [one, two] = [player('p0', id), player('p1', id)];
    await Promise.all([one, two].map(({ client }) => until(client, () => true)));
    one.client.say('Good luck');
    expect((await until(two.client, ({ chat }) => chat.length === 1)).chat[0]).toMatchObject({ text: 'Good luck' });
    one.block(true);
    one.cut();
    await untilState(one.carrier, 'down');
    one.client.say('Are you there?');
    one.block(false);
    const { chat } = await until(two.client, (now) => now.chat.length === 2);
    expect(chat.map(({ text }) => text)).toEqual(['Good luck', 'Are you there?']);
    await new Promise((done) => setTimeout(done, 50));
    expect((await until(one.client, () => true)).chat).toHaveLength(2);
  });

  test('commands of a watcher are answered with why not', async () => {
    const id = await makeGame(rig, { id: 'watch', seats: ['p0', 'p1'] });
    const { client } = player(null, id);
    const now = await until(client, () => true);
    expect([now.viewer, now.mine]).toEqual(['watcher', []]);
    expect(await client.send(0, { type: 'redo' })).toMatchObject({ ok: false, code: 'not-signed-in' });
  });

  const untilState = (carrier: SocketCarrier, wanted: string) =>
    new Promise<void>((done) => {
      if (carrier.state.value === wanted) return done();
      const deaf = carrier.state.follow((state) => {
        if (state !== wanted) return;
        deaf();
        done();
      });
    });

  const settled = (client: TableClient, at: string) =>
    new Promise<void>((done) => {
      if (client.now.value.at === at) return done();
      const deaf = client.now.follow((now) => {
        if (now.at !== at) return;
        deaf();
        done();
      });
    });
});
