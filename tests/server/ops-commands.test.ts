/** The operator's commands, by their words, on both databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { turntable } from '../../src/cli/testing/terminal.ts';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import type { RowChange } from '../../src/server/db/schema.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { storeGame, storePerson } from './support/stored-games.ts';

const folder = mkdtempSync(join(tmpdir(), 'turntable-commands-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const envOf = ({ where }: Fresh): Record<string, string> => ({
  DATA_DIR: where.dataDir,
  ...(where.url === undefined ? {} : { DATABASE_URL: where.url }),
});

async function people(db: Database): Promise<string[]> {
  return [await storePerson(db, 'Ada'), await storePerson(db, 'Bo'), await storePerson(db, 'Cy')];
}

describe.each(KINDS)('turntable validate on %s', (kind) => {
  test('all is well; then every kind of difference is named, with exit code 1', async () => {
    const fresh = await freshDatabase(kind);
    const env = envOf(fresh);
    const db = await fresh.open(); // the server may be running
    const seats = await people(db);
    const { id } = await storeGame(db, seats, 40);
    await storeGame(db, seats, 30, 'another');
    const well = await turntable('validate', { env });
    expect(well).toMatchObject({ exit: 0, err: '' });
    expect(well.out).toContain('2 tables, ');

    const change = (set: RowChange<'tables'>) =>
      db.write(unit(part(db.q.updateTable('tables').set(set).where('id', '=', id), 1)));
    const codes = async () => {
      const ran = await turntable('validate --json', { env });
      const lines = ran.out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      const sum = lines.pop();
      expect(ran.exit).toBe(lines.length > 0 ? 1 : 0);
      expect(sum).toMatchObject({ ok: lines.length === 0, differences: lines.length });
      for (const line of lines) expect(line).toMatchObject({ table: id, game: expect.any(String) });
      return lines.map(({ code }) => code);
    };
    await change({ frozen: 1, frozen_why: 'a reason' });
    expect(await codes()).toEqual(['frozen']);
    await change({ frozen: 0, frozen_why: null, acting: '[11]' });
    expect(await codes()).toEqual(['acting']);
    await change({ state: 'over' });
    expect(await codes()).toEqual(['acting', 'state']);
    await change({ state: 'running', rules: 9999 });
    expect(await codes()).toEqual(['unknown-rules']);
    await change({ rules: 1, game: 'chess' });
    expect(await codes()).toEqual(['unknown-game']);
    await change({ game: 'chicago-express', commitment: 'f'.repeat(64) });
    expect(await codes()).toEqual(['seed', 'acting']);
    const snapshots = db.q.updateTable('snapshots').set({ hash: '0123456789abcdef' }).where('table_id', '=', id);
    await db.write(unit(part(snapshots, 1)));
    expect(await codes()).toEqual(['seed', 'hash', 'acting']);
    const gone = db.q.deleteFrom('entries').where('table_id', '=', id).where('seq', '=', 7);
    await db.write(unit(part(gone, 1)));
    expect(await codes()).toEqual(['seed', 'cannot-replay']);
    await db.close();
    await fresh.remove();
  });
});

test('backup and restore by their words', async () => {
  const source = await freshDatabase('sqlite');
  const target = await freshDatabase('postgres');
  const db = await source.open();
  await storeGame(db, await people(db), 10);
  const file = join(folder, 'a.backup');
  const saved = await turntable(['backup', file, '--json'], { env: envOf(source) });
  expect(JSON.parse(saved.out)).toMatchObject({ ok: true, rows: 3 + 1 + 3 + 11 + 1 + 1 });
  const into = ['restore', file, '--database-url', target.where.url!];
  expect(await turntable(into, {})).toMatchObject({ exit: 0, err: '' });
  const again = await turntable(into, {});
  expect(again.exit).toBe(1);
  expect(again.err).toContain('--force-empty');
  expect(await turntable([...into, '--force-empty'], {})).toMatchObject({ exit: 0, err: '' });
  expect((await turntable('validate', { env: envOf(target) })).exit).toBe(0);
  const missing = await turntable(['restore', join(folder, 'none'), '--data-dir', join(folder, 'new')], {});
  expect(missing).toMatchObject({ exit: 2 });
  await db.close();
  await source.remove();
  await target.remove();
});

test('a database that is not there is said in one sentence', async () => {
  const ran = await turntable(['validate', '--data-dir', join(folder, 'nowhere')], {});
  expect(ran.exit).toBe(1);
  expect(ran.err).toContain('There is no database in');
});
