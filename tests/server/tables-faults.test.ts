import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { legal } from '../../src/kernel/legal.ts';
import { toAct } from '../../src/kernel/phases.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import { fileOf, openToWrite } from '../../src/server/db/sqlite-file.ts';
import { entryOf } from '../../src/server/engine/stored.ts';
import { reopen } from '../../src/table/index.ts';
import type { ToyState } from '../toy/index.ts';
import { Follower } from './support/follower.ts';
import { testGames } from './support/games.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { makeGame, makePeople, makeTable, type Rig, startRig } from './support/rig.ts';
import { until } from './support/tables.ts';

describe.each(KINDS)('faults on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  let rig: Rig;
  const bugs: string[] = [];
  const turns: string[] = [];
  const LIMIT = 600;

  const start = (settings = {}) =>
    startRig({
      db,
      dataDir: fresh.where.dataDir,
      settings: { jobLimit: LIMIT, ...settings },
      hooks: {
        onBug: (table, message) => bugs.push(`${table}: ${message}`),
        onTurn: (table, seats) => turns.push(...seats.map(({ seat }) => `${table} ${seat}`)),
      },
    });
  const row = (id: string) => db.q.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
    await makePeople(db, 3);
    rig = await start();
  });
  afterAll(async () => {
    await rig.stop();
    await db.close();
    await fresh.remove();
  });

  async function two(id: string, game: string) {
    const g = (await testGames.load(game))!;
    await makeGame(rig, { id, game, seats: ['p0', 'p1'] });
    const all = await Promise.all([0, 1].map(async (i) => Follower.join(await rig.open(`p${i}`), id, g)));
    const bid = (seat: number) => ({ type: 'play' as const, actions: [legal(g, all[seat]!.view, seat)[0]!] });
    return { g, all: all as [Follower, Follower], bid };
  }

  test('a runaway rule freezes its one table; the others on the same worker go on', async () => {
    const good = await two('good', 'toy');
    const { all, bid } = await two('stuck', 'runaway');
    await all[0].client.command('stuck', 0, 0, bid(0));
    await all[1].until(() => all[1].seq === 1);
    const told = all[0].client.next('told');
    const began = Date.now();
    const stuck = all[1].client.command('stuck', 1, 1, bid(1), 'guilty');
    // Asked for while the worker is stuck: carried out by the next one.
    const meanwhile = good.all[0].client.command('good', 0, 0, good.bid(0));
    expect(await stuck).toMatchObject({ t: 'refused', refusal: { code: 'frozen', params: { why: 'runaway' } } });
    expect(Date.now() - began).toBeGreaterThan(LIMIT - 50);
    expect(await meanwhile).toMatchObject({ t: 'answer', entries: [1] });
    expect((await told).entries).toMatchObject([{ seq: 2, type: 'freeze', why: 'runaway' }]);
    await good.all[1].until(() => good.all[1].seq === 1);
    expect(await good.all[1].client.command('good', 1, 1, good.bid(1))).toMatchObject({ t: 'answer' });
    expect(await row('stuck')).toMatchObject({ state: 'running', frozen: 1, frozen_why: 'runaway', head: 2 });
    expect(rig.tables.stats()).toMatchObject({ restarts: 1, frozen: 1 });
    const again = await all[1].client.command('stuck', 1, 2, bid(1));
    expect(again).toMatchObject({ t: 'refused', refusal: { code: 'frozen' } });
  });

  // On PostgreSQL no worker hands anything over.
  if (kind === 'sqlite')
    test('a move that was handed over by a worker that is gone is announced all the same', async () => {
      const slow = await two('slow', 'chicago-express');
      const [first = 0] = toAct(slow.g, slow.all[0].view);
      const second = 1 - first;
      const guilty = await two('guilty', 'runaway');
      await guilty.all[0].client.command('guilty', 0, 0, guilty.bid(0));
      await guilty.all[1].until(() => guilty.all[1].seq === 1);
      const { restarts } = rig.tables.stats();
      // Nothing can be written for a while: the move waits at the writer, and its worker is ended for another's fault.
      const other = openToWrite(fileOf(fresh.where.dataDir));
      other.exec('begin immediate');
      const moved = slow.all[first]!.client.command('slow', first, 0, slow.bid(first));
      await Follower.join(await rig.open('p2'), 'guilty', guilty.g); // asked of the same worker, after the move
      const stuck = guilty.all[1].client.command('guilty', 1, 1, guilty.bid(1));
      await until(() => rig.tables.stats().restarts > restarts);
      other.exec('rollback');
      other.close();
      expect(await moved).toMatchObject({ t: 'answer', entries: [1] });
      expect(await stuck).toMatchObject({ t: 'refused', refusal: { code: 'frozen' } });
      await slow.all[second]!.until(() => slow.all[second]!.seq === 1);
      expect(turns.filter((turn) => turn.startsWith('slow'))).toEqual([`slow ${first}`, `slow ${second}`]);
    });

  test('a thrown bug freezes the table, keeps its log, and leaves a record that shows it again', async () => {
    const { all, bid, g } = await two('thrown', 'thrower');
    await all[0].client.command('thrown', 0, 0, bid(0));
    await all[1].until(() => all[1].seq === 1);
    const refused = await all[1].client.command('thrown', 1, 1, bid(1));
    expect(refused).toMatchObject({ t: 'refused', refusal: { code: 'frozen', params: { why: 'bug' } } });
    await all[0].until(() => all[0].seq === 2);
    expect(await row('thrown')).toMatchObject({ frozen: 1, frozen_why: 'bug', head: 2 });
    expect(bugs).toContain('thrown: Error: bug: planted');
    const folder = join(fresh.where.dataDir, 'bugs');
    const file = readdirSync(folder).find((name) => name.includes('-thrown-'))!;
    const record = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const table = reopen(g, record.creation, record.entries, null);
    expect(table.log).toHaveLength(2);
    expect(record.job).toMatchObject({ do: 'command', raw: { seat: 1 } });
    // An admin sets it going again, and takes the last move back.
    expect(await rig.tables.steward('thrown', { type: 'unfreeze' })).toMatchObject({ ok: true });
    expect(await rig.tables.steward('thrown', { type: 'rewind', to: 0 })).toMatchObject({ ok: true });
    await all[0].until(() => all[0].seq === 4);
    expect(await all[0].client.command('thrown', 0, 4, bid(0))).toMatchObject({ t: 'answer' });
  });

  test('a log that cannot be folded is frozen as it stands, and said to be out of order', async () => {
    const { all, bid } = await two('torn', 'toy');
    await all[0].client.command('torn', 0, 0, bid(0));
    await rig.stop();
    const torn = db.q
      .updateTable('entries')
      .set({ body: '{"type":"unfreeze","h":"00"}' })
      .where('table_id', '=', 'torn');
    await db.write(
      unit(part(torn.where('seq', '=', 1), 1), part(db.q.deleteFrom('snapshots').where('table_id', '=', 'torn'))),
    );
    rig = await start();
    const client = await rig.open('p0');
    const error = client.next('error');
    client.send({ t: 'subscribe', table: 'torn', mode: 'log' });
    expect(await error).toMatchObject({ code: 'out-of-order' });
    expect(await row('torn')).toMatchObject({ frozen: 1, head: 2 });
    // Whoever looks again is told the same; nothing is replayed or recorded again until somebody has written to it.
    const records = () =>
      readdirSync(join(fresh.where.dataDir, 'bugs')).filter((name) => name.includes('-torn-')).length;
    const { frozen } = rig.tables.stats();
    expect(records()).toBe(1);
    for (let n = 0; n < 3; n++) {
      const again = client.next('error');
      client.send({ t: 'subscribe', table: 'torn', mode: 'log' });
      expect(await again).toMatchObject({ code: 'out-of-order' });
    }
    expect(await rig.tables.record('torn', 'watcher')).toBeNull();
    expect([records(), rig.tables.stats().frozen]).toEqual([1, frozen]);
    await db.write(unit(part(db.q.updateTable('tables').set({ moved_at: 9e15 }).where('id', '=', 'torn'), 1)));
    expect(await rig.tables.record('torn', 'watcher')).toBeNull();
    expect(records()).toBe(2);
  });

  test('another build replays the log once; the same hash goes on, another one freezes', async () => {
    const same = await two('same', 'toy');
    await same.all[0].client.command('same', 0, 0, same.bid(0));
    const other = await two('other', 'toy');
    await other.all[0].client.command('other', 0, 0, other.bid(0));
    await rig.stop(); // takes snapshots
    const snapshots = () => db.q.selectFrom('snapshots').selectAll().orderBy('table_id').orderBy('seq').execute();
    const mine = (await snapshots()).filter(({ table_id }) => table_id === 'same' || table_id === 'other');
    expect(mine).toMatchObject([
      { table_id: 'other', seq: 1, build: 'test' },
      { table_id: 'same', seq: 1, build: 'test' },
    ]);
    await db.write(
      unit(
        part(
          db.q
            .updateTable('snapshots')
            .set({ hash: 'f'.repeat(16) })
            .where('table_id', '=', 'other'),
          1,
        ),
      ),
    );
    rig = await start({ build: 'next' });
    const client = await rig.open('p1');
    expect((await client.join('same')).sheet.frozen).toBeNull();
    expect((await client.join('other')).sheet.frozen).toBe('differs');
    expect(await row('other')).toMatchObject({ frozen: 1, frozen_why: 'differs' });
    expect((await snapshots()).find(({ table_id }) => table_id === 'same')).toMatchObject({ build: 'next', seq: 1 });
    const log = await db.q.selectFrom('entries').selectAll().where('table_id', '=', 'other').orderBy('seq').execute();
    expect(log.map(entryOf).map(({ type }) => type)).toEqual(['open', 'action', 'freeze']);
  });

  test('a table that stood still already is stopped for the difference too, and both hashes are kept', async () => {
    const { all, bid } = await two('still', 'toy');
    await all[0].client.command('still', 0, 0, bid(0));
    await rig.tables.steward('still', { type: 'freeze', why: 'bug' });
    await rig.stop();
    const hash = 'e'.repeat(16);
    await db.write(unit(part(db.q.updateTable('snapshots').set({ hash }).where('table_id', '=', 'still'), 1)));
    rig = await start({ build: 'later' });
    const client = await rig.open('p1');
    expect((await client.join('still')).sheet.frozen).toBe('differs');
    const folder = join(fresh.where.dataDir, 'bugs');
    const file = readdirSync(folder).find((name) => name.includes('-still-'))!;
    expect(JSON.parse(readFileSync(join(folder, file), 'utf8')).witness).toMatchObject({
      stored: { seq: 2, hash },
      replayed: { build: 'later', hash: expect.stringMatching(/^[0-9a-f]{16}$/) },
    });
    // The operator knows and goes on: it is not stopped for the same again.
    await rig.stop();
    rig = await start({ build: 'later' });
    expect(await rig.tables.steward('still', { type: 'unfreeze' })).toMatchObject({ ok: true });
    await rig.stop();
    rig = await start({ build: 'later' });
    expect((await (await rig.open('p1')).join('still')).sheet.frozen).toBeNull();
  });

  test('a game that cannot be set up is called off, recorded once and not tried again', async () => {
    const id = await makeTable(db, { id: 'unready', game: 'unready', seats: ['p0', 'p1'] });
    const client = await rig.open('p0');
    const waiting = client.next('waiting');
    client.send({ t: 'subscribe', table: id, mode: 'log' });
    await waiting;
    const off = client.next('waiting');
    expect(await rig.tables.start(id)).toEqual({ ok: false, code: 'bug' });
    expect(await off).toMatchObject({ state: 'cancelled' });
    expect(await row(id)).toMatchObject({ state: 'cancelled', frozen: 1, frozen_why: 'bug' });
    expect(bugs).toContain('unready: Error: bug: planted in the setup');
    expect(await rig.tables.start(id)).toEqual({ ok: false, code: 'table-not-waiting' });
    const folder = join(fresh.where.dataDir, 'bugs');
    const files = readdirSync(folder).filter((name) => name.includes('-unready-'));
    expect(files).toHaveLength(1);
    const record = JSON.parse(readFileSync(join(folder, files[0]!), 'utf8'));
    expect(record.creation.seats).toMatchObject([{ id: 'p0' }, { id: 'p1' }]);
  });

  test('old games keep their rules; a program that does not know the rules of a table does not open it', async () => {
    const g = (await testGames.load('versions'))!;
    await makeGame(rig, { id: 'new', game: 'versions', seats: ['p0', 'p1'], seed: 'same' });
    await makeGame(rig, { id: 'old', game: 'versions', seats: ['p0', 'p1'], seed: 'same', creation: { rules: 1 } });
    const client = await rig.open('p0');
    const [now, then] = [await Follower.join(client, 'new', g), await Follower.join(client, 'old', g)];
    const lowest = () => {
      const { hand } = (then.view as unknown as ToyState).players[0]!;
      return { type: 'play' as const, actions: [{ kind: 'bid', card: Math.min(...hand) }] };
    };
    expect(then.view.rules).toBe(1);
    expect(await client.command('new', 0, 0, lowest())).toMatchObject({ refusal: { code: 'illegal' } });
    expect(await client.command('old', 0, 0, lowest())).toMatchObject({ t: 'answer', entries: [1] });
    await now.until(() => now.seq === 0);
    await rig.stop();
    // Another build folds it by the rules it was begun with.
    rig = await start({ build: 'other' });
    expect((await (await rig.open('p0')).join('old')).sheet).toMatchObject({ frozen: null, seq: 1 });
    await rig.stop();
    const told: string[] = [];
    const older = { load: async (id: string) => ({ ...(await testGames.load(id))!, rules: 1 }) };
    rig = await startRig({
      hooks: { onError: (error) => told.push(String(error)) },
      db,
      dataDir: fresh.where.dataDir,
      games: older,
    });
    const back = await rig.open('p0');
    const error = back.next('error');
    back.send({ t: 'subscribe', table: 'new', mode: 'log' });
    expect(await error).toMatchObject({ code: 'unavailable' });
    expect(told).toEqual(['Error: table new: versions by rules 2, newer than 1']); // once, for the operator
    expect((await back.join('old')).sheet.frozen).toBeNull();
    expect(await row('new')).toMatchObject({ frozen: 0, head: 0, rules: 2 });
    expect(await row('old')).toMatchObject({ rules: 1 });
    await rig.stop();
    rig = await start();
  });

  test('tables leave memory when there are too many, and come back from their snapshot', async () => {
    await rig.stop();
    rig = await start({ liveTables: 2, snapshotEvery: 3 });
    const g = (await testGames.load('toy'))!;
    const client = await rig.open('p0');
    for (let i = 0; i < 6; i++) {
      const id = await makeGame(rig, { id: `lru${i}`, seats: ['p0', 'p1'] });
      const me = await Follower.join(client, id, g);
      const action = legal(g, me.view, 0)[0]!;
      expect(await client.command(id, 0, 0, { type: 'play', actions: [action] })).toMatchObject({ t: 'answer' });
    }
    await until(() => rig.tables.stats().live <= 3);
    const kept = db.q.selectFrom('snapshots').select('table_id').where('table_id', 'like', 'lru%');
    await until(async () => (await kept.execute()).length >= 3);
    const other = await Follower.join(await rig.open('p1'), 'lru0', g);
    expect(other.seq).toBe(1);
    const told = client.next('told', ({ table }) => table === 'lru0');
    const bid = { type: 'play' as const, actions: [legal(g, other.view, 1)[0]!] };
    expect(await other.client.command('lru0', 1, 1, bid)).toMatchObject({ t: 'answer' });
    expect((await told).seq).toBe(2);
  });
});
