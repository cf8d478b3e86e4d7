/** What only several processes on one PostgreSQL can meet. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fresh, freshDatabase } from '../../../tests/server/support/postgres-fresh.ts';
import { appendEntries } from '../store/entries.ts';
import { type Database, part, unit } from './database.ts';
import { openDatabase } from './open.ts';

let fresh: Fresh;
let one: Database;
let two: Database;
beforeAll(async () => {
  fresh = await freshDatabase('postgres');
  [one, two] = await Promise.all([fresh.open(), fresh.open()]);
});
afterAll(async () => {
  await Promise.all([one?.close(), two?.close()]);
  await fresh?.remove();
});

const settled = async (holds: () => boolean) => {
  for (const end = Date.now() + 20_000; !holds(); ) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
const append = (db: Database, seq: number, body: string) =>
  db.write(unit(part(db.q.insertInto('entries').values({ table_id: 't', seq, at: 1, body }))));

test('two processes append to one table: each seq is won once', async () => {
  for (let seq = 1; seq <= 30; seq++) {
    const both = await Promise.all([append(one, seq, 'one'), append(two, seq, 'two')]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  }
});

test('units that lock the same rows in opposite orders are both written', async () => {
  const rows = ['x', 'y'].map((key) => ({ key, value: '0' }));
  await one.write(unit(part(one.q.insertInto('settings').values(rows))));
  const touch = (db: Database, key: string) =>
    part(db.q.updateTable('settings').set({ value: '1' }).where('key', '=', key), 1);
  const slow = { query: { sql: 'select pg_sleep(0.2)', parameters: [] } };
  const both = await Promise.all([
    one.write(unit(touch(one, 'x'), slow, touch(one, 'y'))),
    two.write(unit(touch(two, 'y'), slow, touch(two, 'x'))),
  ]);
  expect(both.map(({ ok }) => ok)).toEqual([true, true]);
});

test('a commit tells all that its units have to tell, each once and in order; a unit that is refused tells nothing', async () => {
  const heard: string[] = [];
  await two.listen('told', (payload) => heard.push(payload));
  const tell = (table: string, seq: number) =>
    one.write(
      unit(...appendEntries(one, table, [{ seq, at: 1, body: '' }]).queries, one.notice!('told', `${table} ${seq}`)),
    );
  const before = one.stats().transactions;
  const written = await Promise.all(['a', 'b', 'c', 'd'].map((table) => tell(table, 1)));
  expect(written.every(({ ok }) => ok)).toBe(true);
  expect(one.stats().transactions).toBe(before + 1);
  await settled(() => heard.length >= 4);
  expect(heard).toEqual(['a 1', 'b 1', 'c 1', 'd 1']);
  const mixed = await Promise.all([tell('a', 2), tell('b', 1), tell('c', 2)]);
  expect(mixed.map(({ ok }) => ok)).toEqual([true, false, true]);
  await one.notify('told', 'the last');
  await settled(() => heard.includes('the last'));
  expect(heard.slice(4)).toEqual(['a 2', 'c 2', 'the last']);
});

test('a message of one process reaches the other', async () => {
  const heard: string[] = [];
  await two.listen('far', (payload) => heard.push(payload));
  await one.notify('far', 'hello');
  await settled(() => heard.length > 0);
  expect(heard).toEqual(['hello']);
});

test('a listener whose connection breaks is told that it may have missed something, and hears again', async () => {
  const heard: string[] = [];
  let missed = 0;
  await one.listen(
    'frail',
    (payload) => heard.push(payload),
    () => {
      missed += 1;
    },
  );
  const admin = new Client({ connectionString: fresh.where.url });
  await admin.connect();
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'turntable%'",
  );
  await admin.end();
  await settled(() => missed > 0);
  await one.notify('frail', 'again');
  await settled(() => heard.length > 0);
  expect(heard).toEqual(['again']);
  // Writers whose idle connections were cut come back too.
  expect(await append(one, 100, '')).toMatchObject({ ok: true });
  expect(await append(two, 101, '')).toMatchObject({ ok: true });
});

test('a connection cut in the middle of a unit rejects it and nothing of it is written', async () => {
  const slow = { query: { sql: 'select pg_sleep(5)', parameters: [] } };
  const first = part(one.q.insertInto('settings').values({ key: 'cut', value: '' }));
  const writing = one.write(unit(first, slow));
  const admin = new Client({ connectionString: fresh.where.url });
  await admin.connect();
  const cut =
    "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(5)%' and pid <> pg_backend_pid()";
  const [outcome] = await Promise.allSettled([
    writing,
    (async () => {
      while (((await admin.query(cut)).rowCount ?? 0) === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    })(),
  ]);
  await admin.end();
  expect(outcome.status).toBe('rejected');
  expect(await one.q.selectFrom('settings').select('key').where('key', '=', 'cut').execute()).toEqual([]);
  expect(await one.write(unit(first))).toMatchObject({ ok: true });
});

test('a connection that breaks without a word while it is in use rejects the unit, and the process goes on', async () => {
  const { hostname, port } = new URL(fresh.where.url!);
  const open = new Set<Socket>();
  const between = createServer((here) => {
    const there = connect(Number(port), hostname).on('error', () => {});
    open.add(here.on('error', () => {}));
    here.pipe(there).pipe(here);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  const url = new URL(fresh.where.url!);
  [url.hostname, url.port] = ['127.0.0.1', `${(between.address() as AddressInfo).port}`];
  const db = await openDatabase({ url: url.href, dataDir: fresh.where.dataDir });
  const slow = { query: { sql: 'select pg_sleep(2)', parameters: [] } };
  const running = sql`select 1 from pg_stat_activity where query like '%pg_sleep(2)%' and pid <> pg_backend_pid()`;
  const [outcome] = await Promise.allSettled([
    db.write(unit(slow)),
    (async () => {
      while ((await running.execute(one.q)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      for (const socket of open) socket.destroy();
    })(),
  ]);
  expect(outcome.status).toBe('rejected');
  expect(await append(db, 200, '')).toMatchObject({ ok: true });
  await db.close();
  between.close();
});

test('a server that does not answer is told in one sentence', async () => {
  const wrong = { url: 'postgres://nobody:x@127.0.0.1:1/none', dataDir: '/nowhere' };
  await expect(openDatabase(wrong)).rejects.toThrow(/PostgreSQL of DATABASE_URL cannot be used/);
  await expect(openDatabase({ url: 'mysql://x', dataDir: '/nowhere' })).rejects.toThrow(/postgres:\/\//);
});
