/** The same promises from both databases. */
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fresh, freshDatabase, KINDS } from '../../../tests/server/support/postgres-fresh.ts';
import { type Database, DatabaseBusy, part, unit } from './database.ts';
import { openDatabase } from './open.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import { fileOf } from './sqlite-file.ts';

const entry = (db: Database, table: string, seq: number, body = '{}') =>
  part(db.q.insertInto('entries').values({ table_id: table, seq, at: 1, body }));
const setting = (db: Database, key: string, value: string) => part(db.q.insertInto('settings').values({ key, value }));
const keys = async (db: Database, prefix: string) =>
  (await db.q.selectFrom('settings').select('key').where('key', 'like', `${prefix}%`).orderBy('key').execute()).map(
    ({ key }) => key,
  );
const until = async (holds: () => boolean) => {
  for (const end = Date.now() + 10_000; !holds(); ) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe.each(KINDS)('%s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
  });
  afterAll(async () => {
    await db?.close();
    await fresh?.remove();
  });

  test('a unit tells how many rows each query touched, and is read at once', async () => {
    const written = await db.write(
      unit(setting(db, 'rows-a', '1'), setting(db, 'rows-b', '1'), {
        queries: [part(db.q.updateTable('settings').set({ value: '2' }).where('key', 'like', 'rows-%'), 2)],
      }),
    );
    expect(written).toEqual({ ok: true, rows: [1, 1, 2] });
    expect(await keys(db, 'rows-')).toEqual(['rows-a', 'rows-b']);
  });

  test('queries of hundreds of different texts are all written, and again by the same texts', async () => {
    // More rows in one query, another text: beyond those that have a number, texts go over as they are.
    for (const round of ['one', 'two']) {
      const many = Array.from({ length: 230 }, (_, n) => {
        const rows = Array.from({ length: n + 1 }, (_row, i) => ({ key: `texts-${round}-${n}-${i}`, value: '' }));
        return db.write(unit(part(db.q.insertInto('settings').values(rows), n + 1)));
      });
      for (const written of await Promise.all(many)) expect(written.ok).toBe(true);
      expect(await keys(db, `texts-${round}-`)).toHaveLength((230 * 231) / 2);
    }
  });

  test('two appends of the same seq: one wins, the other writes nothing of its unit', async () => {
    for (let seq = 1; seq <= 20; seq++) {
      const [one, two] = await Promise.all([
        db.write(unit(setting(db, `race-${seq}-one`, ''), entry(db, 'race', seq, '"one"'))),
        db.write(unit(setting(db, `race-${seq}-two`, ''), entry(db, 'race', seq, '"two"'))),
      ]);
      expect([one.ok, two.ok].sort()).toEqual([false, true]);
      expect(await keys(db, `race-${seq}-`)).toEqual([`race-${seq}-${one.ok ? 'one' : 'two'}`]);
    }
    expect(await db.q.selectFrom('entries').select('seq').where('table_id', '=', 'race').execute()).toHaveLength(20);
  });

  test('a wrong number of rows is a conflict of that unit alone; its neighbours are written', async () => {
    const miss = part(db.q.updateTable('settings').set({ value: 'x' }).where('key', '=', 'nobody'), 1);
    const all = await Promise.all(
      Array.from({ length: 30 }, (_, i) => db.write(unit(setting(db, `near-${i}`, ''), i % 3 === 0 ? miss : null))),
    );
    expect(all.map((written) => written.ok)).toEqual(all.map((_, i) => i % 3 !== 0));
    expect(await keys(db, 'near-')).toHaveLength(20);
  });

  test('any other error rejects that unit alone', async () => {
    const broken = { query: { sql: 'insert into nowhere values (1)', parameters: [] } };
    const all = await Promise.allSettled([
      db.write(unit(setting(db, 'err-1', ''))),
      db.write(unit(setting(db, 'err-2', ''), broken)),
      db.write(unit(setting(db, 'err-3', ''))),
      db.write(unit(setting(db, 'err-4', ''), { query: { sql: 'select 1', parameters: [true] } })),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'rejected']);
    expect(await keys(db, 'err-')).toEqual(['err-1', 'err-3']);
  });

  test('units that wait together share commits', async () => {
    const before = db.stats();
    await Promise.all(Array.from({ length: 300 }, (_, i) => db.write(unit(entry(db, 'group', i + 1)))));
    const after = db.stats();
    expect(after.units - before.units).toBe(300);
    expect(after.transactions - before.transactions).toBeLessThan(30);
    expect(after.waiting).toBe(0);
    await db.write(unit(entry(db, 'group', 301)));
    await db.write(unit(entry(db, 'group', 302)));
    expect(db.stats().transactions - after.transactions).toBe(2);
  });

  test('what waits is bounded: beyond it a unit is refused as busy and not written', async () => {
    const small = await freshDatabase(kind);
    const limits = { units: 10, bytes: 1000 };
    const own =
      kind === 'sqlite'
        ? await openSqlite({ dataDir: small.where.dataDir, limits })
        : await openPostgres({ url: small.where.url!, limits });
    const all = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => own.write(unit(setting(own, `k${i}`, '')))),
    );
    expect(all.map(({ status }) => status)).toEqual(all.map((_, i) => (i < 10 ? 'fulfilled' : 'rejected')));
    expect(all[11]).toMatchObject({ reason: expect.any(DatabaseBusy) });
    const [, large] = await Promise.allSettled([
      own.write(unit(setting(own, 'a', ''))),
      own.write(unit(setting(own, 'b', 'x'.repeat(2000)))),
    ]);
    expect(large).toMatchObject({ reason: expect.any(DatabaseBusy) });
    expect(await own.write(unit(setting(own, 'b', 'x'.repeat(2000))))).toMatchObject({ ok: true });
    await own.close();
    await small.remove();
  });

  test('whole numbers come back as numbers', async () => {
    const at = 2 ** 45 + 1;
    await db.write(unit(part(db.q.insertInto('entries').values({ table_id: 'int', seq: 1, at, body: '' }))));
    const row = await db.q
      .selectFrom('entries')
      .select(({ fn }) => [fn.max('at').as('at'), fn.countAll<number>().as('count'), fn.sum<number>('at').as('sum')])
      .where('table_id', '=', 'int')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ at, count: 1, sum: at });
  });

  test('a message reaches every listener of its channel, in order, until it stops listening', async () => {
    const heard: string[] = [];
    const other: string[] = [];
    const stop = await db.listen('table', (payload) => heard.push(payload));
    const stopOther = await db.listen('other', (payload) => other.push(payload));
    await Promise.all(['a 1', 'a 2', "quote ' and é"].map((payload) => db.notify('table', payload)));
    await until(() => heard.length === 3);
    expect(heard).toEqual(['a 1', 'a 2', "quote ' and é"]);
    stop();
    await db.notify('table', 'a 3');
    await db.notify('other', 'last');
    await until(() => other.length === 1);
    expect(heard).toHaveLength(3);
    stopOther();
  });

  test('close waits for what was accepted', async () => {
    const own = await freshDatabase(kind);
    const first = await own.open();
    const writing = Array.from({ length: 50 }, (_, i) => first.write(unit(setting(first, `k${i}`, ''))));
    await first.close();
    expect(await Promise.all(writing)).toHaveLength(50);
    await expect(first.write(unit(setting(first, 'late', '')))).rejects.toThrow();
    const second = await own.open();
    expect(await keys(second, 'k')).toHaveLength(50);
    await second.close();
    await own.remove();
  });
});

test('sqlite: a second opener of the same folder is refused with a sentence', async () => {
  const fresh = await freshDatabase('sqlite');
  const db = await fresh.open();
  await expect(fresh.open()).rejects.toThrow(/Another process is using the database in .*DATABASE_URL/);
  await db.close();
  await (await fresh.open()).close();
  await fresh.remove();
});

test('sqlite: a new folder and the files in it are for nobody else on the machine', async () => {
  const fresh = await freshDatabase('sqlite');
  const dataDir = join(fresh.where.dataDir, 'new');
  const db = await openDatabase({ dataDir });
  await db.write(unit(setting(db, 'mine', '')));
  const modeOf = (path: string) => statSync(path).mode & 0o777;
  expect(modeOf(dataDir)).toBe(0o700);
  const files = readdirSync(dataDir).filter((name) => name.startsWith('turntable.sqlite'));
  expect(files).toContain('turntable.sqlite-wal');
  expect(files.map((name) => modeOf(join(dataDir, name)))).toEqual(files.map(() => 0o600));
  await db.close();
  await fresh.remove();
});

test('sqlite: a file that is no database is refused with a sentence, and lets go of the folder', async () => {
  const fresh = await freshDatabase('sqlite');
  const file = fileOf(fresh.where.dataDir);
  writeFileSync(file, 'this is not a database'.repeat(100));
  await expect(fresh.open()).rejects.toThrow(/turntable\.sqlite cannot be opened: file is not a database/);
  rmSync(file);
  await (await fresh.open()).close();
  await fresh.remove();
});

test('sqlite: a tool reads beside the server that writes, and cannot write', async () => {
  const fresh = await freshDatabase('sqlite');
  const look = () => openDatabase({ ...fresh.where, readOnly: true });
  await expect(look()).rejects.toThrow(/There is no database in/);
  const db = await fresh.open();
  const reader = await look();
  await db.write(unit(setting(db, 'seen', '')));
  expect(await keys(reader, '')).toEqual(['seen']);
  await expect(reader.write(unit(setting(reader, 'x', '')))).rejects.toThrow(/read only/);
  await reader.close();
  await db.close();
  await fresh.remove();
});
