import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLOSE, LIMITS, PROTOCOL } from '../../src/protocol/index.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import type { SocketLimits } from '../../src/server/sockets/server.ts';
import { Client } from './support/client.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { makeGame, makePeople, type Rig, startRig } from './support/rig.ts';

describe('the edge of the socket', () => {
  let fresh: Fresh;
  let db: Database;
  let rig: Rig;

  beforeAll(async () => {
    fresh = await freshDatabase('sqlite');
    db = await fresh.open();
    await makePeople(db, 4);
    rig = await startRig({ db, dataDir: fresh.where.dataDir });
    await makeGame(rig, { id: 'public', seats: ['p0', 'p1'] });
    await makeGame(rig, { id: 'link', seats: ['p0', 'p1'], visibility: 'link', key: 'open-sesame' });
    await makeGame(rig, { id: 'secret', seats: ['p0', 'p1'], visibility: 'invitation' });
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  /** The same tables behind tighter limits. */
  async function tighter(limits: Partial<SocketLimits>, work: (other: Rig) => Promise<void>): Promise<void> {
    const other = await startRig({ db, dataDir: fresh.where.dataDir, limits });
    try {
      await work(other);
    } finally {
      await other.stop();
    }
  }
  const closed = (client: Client) =>
    new Promise<number>((done) => (client.closed === null ? client.socket.once('close', done) : done(client.closed)));
  const opened = async (url: string, headers = {}) => {
    const client = new Client(url, headers);
    await new Promise((done, fail) => {
      client.socket.once('open', done);
      client.socket.once('error', fail);
    });
    return client;
  };
  const codeOf = async (client: Client, table: string, key?: string) => {
    const error = client.next('error');
    client.send({ t: 'subscribe', table, mode: 'log', ...(key === undefined ? {} : { key }) });
    return (await error).code;
  };

  test('hello comes first; another version is told to reload', async () => {
    const client = await opened(rig.url);
    const error = client.next('error');
    client.send({ t: 'ping', at: 1 });
    expect(await error).toMatchObject({ code: 'hello-first' });
    const reload = client.next('reload');
    client.send({ t: 'hello', protocol: PROTOCOL + 1 });
    expect(await reload).toMatchObject({ protocol: PROTOCOL });
    expect(await closed(client)).toBe(CLOSE.reload);
    await tighter({ hello: 50 }, async (other) => {
      expect(await closed(await opened(other.url))).toBe(CLOSE.noHello);
    });
  });

  test('the clock: a ping comes back with the time of the server', async () => {
    const client = await rig.open(null);
    const pong = client.next('pong');
    client.send({ t: 'ping', at: 12_345 });
    expect(await pong).toMatchObject({ at: 12_345, now: expect.any(Number) });
    await client.close();
  });

  test('a page of another origin is turned away, ours is let in', async () => {
    const host = new URL(rig.url).host;
    await expect(opened(rig.url, { origin: 'http://evil.example' })).rejects.toThrow('403');
    await (await opened(rig.url, { origin: `http://${host}` })).close();
    await expect(opened(rig.url.replace('/socket', '/else'))).rejects.toThrow('404');
  });

  test('every subscription is authorised; a hidden table looks like none', async () => {
    const outsider = await rig.open('p3');
    expect(await codeOf(outsider, 'secret')).toBe('unknown-table');
    expect(await codeOf(outsider, 'never-was')).toBe('unknown-table');
    expect(await codeOf(outsider, 'link')).toBe('unknown-table');
    expect(await codeOf(outsider, 'link', 'wrong')).toBe('unknown-table');
    expect((await outsider.join('link', { key: 'open-sesame' })).viewer).toBe('watcher');
    expect((await outsider.join('public')).viewer).toBe('watcher');
    const invitation = { table_id: 'secret', account_id: 'p3', invited_by: 'p0', seat: null, created_at: 1 };
    await db.write(unit(part(db.q.insertInto('invitations').values(invitation))));
    expect((await outsider.join('secret')).viewer).toBe('watcher');
    const other = await rig.open('p0'); // keeps it in memory
    await other.join('secret');
    // Uninvited again, the next change of rights ends it.
    await db.write(unit(part(db.q.deleteFrom('invitations').where('account_id', '=', 'p3'))));
    const ended = outsider.next('unsubscribed');
    await rig.tables.announce('secret', { type: 'seats' });
    expect(await ended).toMatchObject({ table: 'secret' });
    // Nor does a command tell that it is there, in memory or not.
    for (const seat of [0, 7]) {
      const end = { type: 'end' as const };
      expect(await outsider.command('secret', seat, 0, end)).toMatchObject({ t: 'error', code: 'unknown-table' });
    }
    const nobody = await rig.open(null);
    expect(await codeOf(nobody, 'secret')).toBe('unknown-table');
    for (const client of [outsider, other, nobody]) await client.close();
  });

  test('senseless messages are answered, then the socket is closed; a large one at once', async () => {
    const client = await rig.open('p2');
    for (const text of ['', 'x', '[]', '{}', '{"t":"fly"}', '{"t":"ping"}', '{"t":"ping","at":1,"more":1}', 'null']) {
      const error = client.next('error');
      client.socket.send(text);
      expect(await error).toMatchObject({ code: 'malformed' });
    }
    for (let n = 0; n < 20; n++) client.socket.send(Buffer.from([1, 2, 3]));
    expect(await closed(client)).toBe(CLOSE.malformed);
    const large = await rig.open('p2');
    large.socket.send(`{"t":"ping","at":1,"pad":"${'x'.repeat(LIMITS.message)}"}`);
    expect(await closed(large)).toBe(CLOSE.tooLarge);
  });

  test('too fast: refused, then closed; the account has one bucket for all its sockets', async () => {
    await tighter({ perSecond: 5, burst: 10 }, async (other) => {
      const one = await other.open('p0');
      const two = await other.open('p0');
      const refused = two.next('error');
      for (let n = 0; n < 8; n++) one.send({ t: 'ping', at: n });
      for (let n = 0; n < 4; n++) two.send({ t: 'ping', at: n });
      expect(await refused).toMatchObject({ code: 'too-fast' });
      for (let n = 0; n < 40; n++) two.send({ t: 'ping', at: n });
      expect(await closed(two)).toBe(CLOSE.tooFast);
    });
  });

  test('so many sockets for one account, so many subscriptions for one socket', async () => {
    await tighter({ perAccount: 2, subscriptions: 1 }, async (other) => {
      const one = await other.open('p0');
      await other.open('p0');
      await expect(other.open('p0')).rejects.toThrow('429');
      await one.join('public');
      expect(await codeOf(one, 'link')).toBe('too-many-subscriptions');
      await one.join('public'); // the same again is no more
      const left = one.next('unsubscribed');
      one.send({ t: 'unsubscribe', table: 'public' });
      await left;
      await one.join('link');
      expect(other.sockets.count()).toBe(2);
    });
  });

  test('so many lines of chat for one account, however many its sockets', async () => {
    await tighter({ talkPerSecond: 0.001, talkBurst: 2 }, async (other) => {
      const [one, two] = [await other.open('p0'), await other.open('p0')];
      await one.join('public');
      for (const id of ['a', 'b']) {
        const heard = one.next('chat');
        one.send({ t: 'say', table: 'public', id, text: 'well' });
        await heard;
      }
      const refused = two.next('error');
      two.send({ t: 'say', table: 'public', id: 'c', text: 'well' });
      expect(await refused).toMatchObject({ code: 'too-fast', about: { t: 'say', id: 'c' } });
    });
  });

  test('chat takes no text that turns the direction of reading, nor half a character', async () => {
    const client = await rig.open('p0');
    for (const text of ['abc\u202edef', 'a\ud800b']) {
      const refused = client.next('error');
      client.socket.send(JSON.stringify({ t: 'say', table: 'public', id: 'x', text }));
      expect(await refused).toMatchObject({ code: 'malformed' });
    }
    await client.close();
  });

  test('so many sockets may be opened one after the other from one address', async () => {
    await tighter({ perSecond: 0.001, burst: 2, addressFactor: 1 }, async (other) => {
      for (const _n of [0, 1]) await (await opened(other.url)).close();
      await expect(opened(other.url)).rejects.toThrow('429');
    });
  });

  test('who does not read is dropped', async () => {
    await tighter({ buffered: 20_000 }, async (other) => {
      const client = await other.open('p0');
      client.socket.pause();
      for (let n = 0; n < 4000; n++) client.socket.send('{"t":"subscribe","table":"public","mode":"view"}');
      for (let n = 0; n < 100 && other.sockets.count() > 0; n++) await new Promise((done) => setTimeout(done, 100));
      expect(other.sockets.count()).toBe(0);
    });
  });

  test('logging out ends the sockets of that session', async () => {
    const client = await rig.open('p2');
    const other = await rig.open('p1');
    rig.sockets.drop({ session: 'session-p2' });
    expect(await closed(client)).toBe(CLOSE.signedOut);
    rig.sockets.drop({ account: 'p1' });
    expect(await closed(other)).toBe(CLOSE.signedOut);
  });

  test('the lobby: public tables that change, no others', async () => {
    const client = await rig.open(null);
    const pong = client.next('pong');
    client.send({ t: 'lobby', on: true });
    client.send({ t: 'ping', at: 1 });
    await pong;
    const rows = client.next('tables', (message) => message.rows.length > 0);
    await makeGame(rig, { id: 'shown', seats: ['p0', 'p1'] });
    expect((await rows).rows).toMatchObject([{ id: 'shown', state: 'running', seats: [{ id: 'p0' }, { id: 'p1' }] }]);
    await makeGame(rig, { id: 'unshown', seats: ['p0', 'p1'], visibility: 'invitation' });
    const later = client.next('tables', (message) => message.rows.some(({ id }) => id === 'later'));
    await makeGame(rig, { id: 'later', seats: ['p0', 'p1'] });
    await later;
    expect(client.texts.join('')).not.toContain('unshown'); // not even that it is there
    await client.close();
  });

  test('a stopping server says good-bye and refuses what is new', async () => {
    const other = await startRig({ db, dataDir: fresh.where.dataDir });
    const client = await other.open('p0');
    await client.join('public');
    await other.stop();
    expect(await closed(client)).toBe(CLOSE.goingAway);
    expect(await other.tables.command(null, 'public', {})).toMatchObject({ ok: false });
  });
});
