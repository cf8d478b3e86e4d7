/** Backups: whole, consistent, and good for both databases. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { load } from '../../src/games/registry.ts';
import type { Database } from '../../src/server/db/database.ts';
import { backup, TABLE_ORDER, tablesOf } from '../../src/server/ops/backup.ts';
import { restore } from '../../src/server/ops/restore.ts';
import { validate } from '../../src/server/ops/validate.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { storeGame, storePerson } from './support/stored-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-backup-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const silent = () => {};

async function contents(db: Database): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {};
  for (const { name, columns } of await tablesOf(db.q as never)) {
    const order = sql.join(columns.map((column) => sql.ref(column)));
    all[name] = (await sql`select ${order} from ${sql.table(name)} order by ${order}`.execute(db.q)).rows.map(
      (row) => ({
        ...(row as object),
      }),
    );
  }
  return all;
}

async function filled(fresh: Fresh): Promise<Record<string, unknown[]>> {
  const db = await fresh.open();
  const people = [await storePerson(db, 'Ada'), await storePerson(db, 'Bérénice'), await storePerson(db, 'Chloé')];
  await storeGame(db, people, 60, 'one');
  await storeGame(db, people, 20, 'two');
  const all = await contents(db);
  await db.close();
  return all;
}

test('the order of tables knows every table of the schema', async () => {
  const fresh = await freshDatabase('sqlite');
  const db = await fresh.open();
  const names = (await tablesOf(db.q as never)).map(({ name }) => name);
  expect([...names].sort()).toEqual([...TABLE_ORDER].sort());
  await db.close();
  await fresh.remove();
});

describe.each(KINDS.flatMap((from) => KINDS.map((to) => [from, to] as const)))('from %s to %s', (from, to) => {
  test('a backup restores every row, and the games replay', async () => {
    const source = await freshDatabase(from);
    const target = await freshDatabase(to);
    const before = await filled(source);
    const file = join(folder, `${from}-${to}.backup`);
    const { rows } = await backup(source.where, file, silent);
    expect(rows).toBe(Object.values(before).flat().length);
    expect((await restore(target.where, file, false, silent)).rows).toBe(rows);
    const db = await target.open();
    expect(await contents(db)).toEqual(before);
    const found: unknown[] = [];
    const watch = { found: (one: unknown) => found.push(one), progress: silent, stop: new AbortController().signal };
    const sum = await validate(db, (id) => (id === 'chicago-express' ? load(id) : null), watch);
    expect(found).toEqual([]);
    expect(sum).toMatchObject({ tables: 2, snapshots: 2, differences: 0 });
    await db.close();
    await source.remove();
    await target.remove();
  });
});

describe.each(KINDS)('on %s', (kind) => {
  test('a backup taken while others write holds whole units only', async () => {
    const fresh = await freshDatabase(kind);
    const target = await freshDatabase('sqlite');
    const db = await fresh.open();
    const people = [await storePerson(db, 'Ada'), await storePerson(db, 'Bo'), await storePerson(db, 'Cy')];
    let writing = true;
    const writer = (async () => {
      for (let n = 0; writing; n++) await storeGame(db, people, 4, `game ${n}`);
    })();
    const file = join(folder, `${kind}-busy.backup`);
    for (let n = 0; n < 3; n++) await backup(fresh.where, file, silent);
    writing = false;
    await writer;
    await restore(target.where, file, false, silent);
    const copy = await target.open();
    const found: unknown[] = [];
    const watch = { found: (one: unknown) => found.push(one), progress: silent, stop: new AbortController().signal };
    const sum = await validate(copy, (id) => (id === 'chicago-express' ? load(id) : null), watch);
    expect(found).toEqual([]);
    expect(sum.snapshots).toBe(sum.tables);
    await copy.close();
    await db.close();
    await fresh.remove();
    await target.remove();
  });

  test('a target that is not empty is refused, unless told otherwise', async () => {
    const source = await freshDatabase('sqlite');
    const target = await freshDatabase(kind);
    const before = await filled(source);
    const file = join(folder, `${kind}-target.backup`);
    await backup(source.where, file, silent);
    const first = await target.open();
    const kept = await storePerson(first, 'Old');
    await expect(restore(target.where, file, true, silent)).rejects.toThrow(/Another process|A server is using/);
    await first.close();
    await expect(restore(target.where, file, false, silent)).rejects.toThrow('not empty (accounts)');
    const same = await target.open();
    expect((await same.q.selectFrom('accounts').select('id').execute()).map(({ id }) => id)).toEqual([kept]);
    await same.close();
    await restore(target.where, file, true, silent);
    const db = await target.open();
    expect(await contents(db)).toEqual(before);
    await db.close();
    await source.remove();
    await target.remove();
  });
});

test('a file cut short or changed is refused before anything is touched', async () => {
  const source = await freshDatabase('sqlite');
  const target = await freshDatabase('sqlite');
  await filled(source);
  const file = join(folder, 'whole.backup');
  await backup(source.where, file, silent);
  const whole = readFileSync(file);
  const wrong = join(folder, 'wrong.backup');
  const refused = async (bytes: Buffer, why: RegExp) => {
    writeFileSync(wrong, bytes);
    await expect(restore(target.where, wrong, true, silent)).rejects.toThrow(why);
  };
  await refused(whole.subarray(0, whole.length - 100), /cannot be restored/);
  const { gunzipSync, gzipSync } = await import('node:zlib');
  const text = gunzipSync(whole).toString('utf8');
  const gzip = (changed: string) => gzipSync(changed);
  await refused(gzip(text.replace('Ada', 'Eve')), /its sum is wrong/);
  await refused(gzip(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1)), /cut off/);
  await refused(gzip(text.replace('"version":1', '"version":9')), /no backup that this version can read/);
  await refused(gzip(text.replaceAll('0001-first', '9999-later')), /sum is wrong|newer version/);
  await refused(Buffer.from('not a backup'), /cannot be restored/);
  expect(
    await import('node:fs').then(({ existsSync }) => existsSync(join(target.where.dataDir, 'turntable.sqlite'))),
  ).toBe(false);
  await source.remove();
  await target.remove();
});
