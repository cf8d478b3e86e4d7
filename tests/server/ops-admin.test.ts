/** `turntable admin` beside a server that runs: those who follow see it, and play goes on from there. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turntable } from '../../src/cli/testing/terminal.ts';
import { load } from '../../src/games/registry.ts';
import type { AnyGame } from '../../src/kernel/contract.ts';
import { sample } from '../../src/kernel/legal.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { CLOSE } from '../../src/protocol/index.ts';
import { buildId } from '../../src/server/build.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import { addTarget } from '../../src/server/notify/targets.ts';
import { adminTable, type TableDeed } from '../../src/server/ops/admin-tables.ts';
import { openBeside } from '../../src/server/ops/beside.ts';
import { newTable } from '../../src/server/ops/load/guest.ts';
import { registered } from '../../src/server/tables/games.ts';
import { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';

describe.each(KINDS)('turntable admin on %s', (kind) => {
  let server: Running;
  let game: AnyGame;
  let people: Person[];
  let table: string;
  let seats: Follower[];
  const rng = rngOf('admin');

  beforeAll(async () => {
    server = await startServer(kind, { LIMIT_MESSAGES: '10000' });
    game = await load('chicago-express');
    people = [];
    for (const name of ['Ada L', 'Grace H', 'Emmy N']) people.push(await Person.registered(server.address, name));
    table = await newTable(
      server.address,
      people.map(({ id, cookieHeader }) => ({ id, cookie: cookieHeader })),
    );
    seats = [];
    for (const one of people) seats.push(await Follower.join(await socketOf(one), table, game));
  });
  afterAll(async () => {
    for (const { client } of seats ?? []) await client.close();
    await server?.end();
  });

  const socketOf = ({ cookieHeader }: Person) =>
    Client.open(`${server.address.replace('http', 'ws')}/socket`, { cookie: cookieHeader });

  async function admin(words: string): Promise<{ exit: number; answer: Record<string, unknown>; err: string }> {
    const { where } = server.fresh;
    const env = { DATA_DIR: where.dataDir, ...(where.url === undefined ? {} : { DATABASE_URL: where.url }) };
    const { exit, out, err } = await turntable(['admin', '--json', ...words.split(' ')], { env });
    return { exit, answer: out === '' ? {} : JSON.parse(out), err };
  }

  const play = async () => {
    const me = seats[seats[0]!.acting[0]!]!;
    const actions = [sample(game, me.view, me.seat, rng)!];
    const at = me.seq;
    const answer = await me.client.command(table, me.seat, at, { type: 'play', actions });
    if (answer.t === 'answer') await Promise.all(seats.map((seat) => seat.until(() => seat.seq > at)));
    return answer;
  };
  const until = (seq: number) => Promise.all(seats.map((seat) => seat.until(() => seat.seq >= seq)));

  test('freeze and unfreeze: the players are told within a moment', async () => {
    for (let n = 0; n < 5; n++) expect(await play()).toMatchObject({ t: 'answer' });
    expect(await admin(`freeze ${table} --why maintenance`)).toMatchObject({
      exit: 0,
      answer: { ok: true, head: 6, frozen: 'maintenance' },
    });
    await until(6);
    expect(await play()).toMatchObject({ t: 'refused', refusal: { code: 'frozen', params: { why: 'maintenance' } } });
    expect(await admin(`freeze ${table}`)).toMatchObject({ exit: 1, answer: { ok: false, code: 'frozen' } });
    const hook = { kind: 'webhook', url: 'http://127.0.0.1:9/', shape: 'plain' } as const;
    await addTarget(server.db, people[1]!.id, hook, { allowLoopback: true }, Date.now());
    expect(await admin(`unfreeze ${table}`)).toMatchObject({ exit: 0, answer: { head: 7, frozen: null } });
    await until(7);
    expect(await play()).toMatchObject({ t: 'answer' });
    // Elsewhere too: who looks at the table is left out later.
    const queued = await server.db.q.selectFrom('deliveries').select('payload').execute();
    expect(queued.map(({ payload }) => JSON.parse(payload))).toContainEqual(
      expect.objectContaining({ kind: 'resumed', table, account: people[1]!.id }),
    );
  });

  test('rewind: everybody stands at the earlier position and goes on from there', async () => {
    const before = JSON.stringify(seats[0]!.view);
    const to = seats[0]!.seq;
    await play();
    await play();
    expect(await admin(`rewind ${table} --to ${to}`)).toMatchObject({ exit: 0 });
    await until(to + 3);
    for (const seat of seats) expect(JSON.stringify(seat.view)).toBe(before);
    expect(await play()).toMatchObject({ t: 'answer' });
    expect(await admin(`rewind ${table} --to 999`)).toMatchObject({ exit: 1, answer: { code: 'undo-nothing' } });
  });

  test('a deed that a server outran is done on what the server wrote', async () => {
    const deeds = [admin(`freeze ${table}`), play(), play()] as const;
    const [frozen] = await Promise.all(deeds);
    expect(frozen).toMatchObject({ exit: 0 });
    await until(frozen.answer.head as number);
    expect(await admin(`unfreeze ${table}`)).toMatchObject({ exit: 0 });
    await until((frozen.answer.head as number) + 1);
    expect(await play()).toMatchObject({ t: 'answer' });
  });

  test('a deed of an operator whose command died as soon as it was committed is told all the same', async () => {
    const beside = await openBeside(server.fresh.where, true);
    const dying: Database = {
      ...beside,
      async write(unit) {
        await beside.write(unit);
        throw new Error('killed');
      },
    };
    const deed = (what: TableDeed) => adminTable(dying, registered.load, buildId(), table, what, Date.now);
    const { seq } = seats[0]!;
    await expect(deed({ type: 'freeze', why: 'maintenance' })).rejects.toThrow('killed');
    await until(seq + 1);
    expect(await play()).toMatchObject({ t: 'refused', refusal: { code: 'frozen' } });
    await expect(deed({ type: 'unfreeze' })).rejects.toThrow('killed');
    await until(seq + 2);
    expect(await play()).toMatchObject({ t: 'answer' });
    await beside.close();
  });

  test('repair: row and snapshot are made anew from the log', async () => {
    const { db } = server;
    const spoiled = db.q.updateTable('tables').set({ acting: '[9]' }).where('id', '=', table);
    const row = { table_id: table, seq: 3, build: 'other', hash: 'f'.repeat(16), body: 'nonsense' };
    await db.write(unit(part(spoiled, 1), part(db.q.insertInto('snapshots').values(row))));
    expect(await admin(`repair ${table}`)).toMatchObject({ exit: 0, answer: { ok: true, head: seats[0]!.seq } });
    const { acting } = await db.q
      .selectFrom('tables')
      .select('acting')
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(acting)).toEqual(seats[0]!.acting);
    const snapshots = await db.q
      .selectFrom('snapshots')
      .select(['seq', 'build'])
      .where('table_id', '=', table)
      .execute();
    expect(snapshots).toEqual([{ seq: seats[0]!.seq, build: expect.stringMatching(/^\d+\.\d+\.\d+-/) }]);
    expect(await play()).toMatchObject({ t: 'answer' });
    expect(await admin('repair nowhere')).toMatchObject({ exit: 1, answer: { code: 'unknown-table' } });
  });

  test('ban and unban: sockets end, requests are refused, and then not any more', async () => {
    const bad = await Person.registered(server.address, 'Mallory');
    const client = await socketOf(bad);
    const end = new Promise<number>((done) => client.socket.once('close', done));
    expect(await admin('ban mallory --days 2 --why spam')).toMatchObject({ exit: 0, answer: { account: bad.id } });
    expect(await end).toBe(CLOSE.signedOut);
    const refused = await bad.get('/api/me/tables');
    expect(refused.status).toBe(403);
    expect(refused.body.error).toMatchObject({ code: 'banned', params: { reason: 'spam' } });
    expect(await admin('unban Mallory')).toMatchObject({ exit: 0 });
    expect((await bad.get('/api/me/tables')).status).toBe(200);
  });

  test('promote, demote; an admin is not banned', async () => {
    const ada = people[0]!;
    expect((await ada.get('/api/admin/reports')).status).toBe(403);
    expect(await admin(`promote ${ada.id}`)).toMatchObject({ exit: 0 });
    expect((await ada.get('/api/admin/reports')).status).toBe(200);
    expect(await admin(`ban ${ada.id}`)).toMatchObject({ exit: 1, answer: { code: 'is-admin' } });
    expect(await admin(`demote ${ada.id}`)).toMatchObject({ exit: 0 });
    expect((await ada.get('/api/admin/reports')).status).toBe(403);
  });

  test('reset: the old password is forgotten, a link opens the door once', async () => {
    const name = 'Forgetful';
    await Person.registered(server.address, name, 'the old pass phrase');
    const { answer } = await admin(`reset ${name}`);
    const token = String(answer.link).split('/').at(-1);
    const person = new Person(server.address);
    const old = await person.post('/api/login', { name, password: 'the old pass phrase' });
    expect(old.body.error.code).toBe('login-failed');
    expect((await person.post('/api/login/link', { token })).status).toBe(200);
    expect((await person.put('/api/me/password', { password: 'a new pass phrase' })).status).toBe(200);
    const again = new Person(server.address);
    expect((await again.post('/api/login/link', { token })).status).toBeGreaterThanOrEqual(400);
    expect((await again.post('/api/login', { name, password: 'a new pass phrase' })).status).toBe(200);
  });

  test('export: all that is stored about a person, no hash of a secret', async () => {
    const { exit, answer } = await admin(`export ${people[1]!.id}`);
    expect(exit).toBe(0);
    expect(answer).toMatchObject({ format: 'turntable-person', account: { id: people[1]!.id, name: 'Grace H' } });
    expect(JSON.stringify(answer)).not.toContain('$argon2');
    expect(await admin('export nobody-at-all')).toMatchObject({ exit: 1, answer: { code: 'unknown-person' } });
  });

  test('a word that is no deed is said so', async () => {
    const { exit, err } = await admin(`freze ${table}`);
    expect(exit).toBe(2);
    expect(err).toContain('freeze');
    expect(await admin(`rewind ${table}`)).toMatchObject({ exit: 2 });
  });
});
