/** The schema is brought up to date from wherever it is, once. */
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Fresh, freshDatabase, KINDS } from '../../../tests/server/support/postgres-fresh.ts';
import { type Database, part, unit } from './database.ts';
import { migrate, STEPS, type Steps } from './migrate.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { fileOf, openToWrite } from './sqlite-file.ts';

const dialect = ({ kind, where }: Fresh) =>
  kind === 'sqlite'
    ? sqliteDialect(openToWrite(fileOf(where.dataDir)))
    : new PostgresDialect({ pool: new Pool({ connectionString: where.url, max: 3 }).on('error', () => {}) });

/** A bare connection of its own, as a starter has it. */
async function bare<T>(fresh: Fresh, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const db = new Kysely<unknown>({ dialect: dialect(fresh) });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const next: Steps = {
  ...STEPS,
  '9998-more': async (db) => {
    await db.schema
      .alterTable('settings')
      .addColumn('more', 'text', (c) => c.notNull().defaultTo('new'))
      .execute();
  },
};
const failing: Steps = {
  ...STEPS,
  '9999-broken': async (db) => {
    await db.schema.createTable('half').addColumn('id', 'text').execute();
    await sql`select * from nowhere`.execute(db);
  },
};

describe.each(KINDS)('%s', (kind) => {
  let fresh: Fresh;
  beforeEach(async () => {
    fresh = await freshDatabase(kind);
  });
  afterEach(() => fresh.remove());

  const tables = async (db: Kysely<unknown>) => (await db.introspection.getTables()).map(({ name }) => name).sort();
  const save = (db: Database, key: string) =>
    db.write(unit(part(db.q.insertInto('settings').values({ key, value: 'v' }))));

  test('from empty: every table of the schema is there, and a second start changes nothing', async () => {
    const first = await fresh.open();
    expect(await save(first, 'kept')).toMatchObject({ ok: true });
    await first.close();
    const second = await fresh.open();
    expect(await second.q.selectFrom('settings').selectAll().execute()).toEqual([{ key: 'kept', value: 'v' }]);
    await second.close();
    expect(await bare(fresh, tables)).toEqual(
      [
        ...[
          'accounts',
          'blocks',
          'chat',
          'deliveries',
          'desks',
          'entries',
          'invitations',
          'mail_links',
          'mutes',
          'notes',
        ],
        ...[
          'passkeys',
          'ratings',
          'records',
          'recovery_codes',
          'reports',
          'results',
          'seats',
          'sessions',
          'settings',
          'snapshots',
        ],
        ...['tables', 'targets', 'tenures'],
      ].sort(),
    );
  });

  test('from an older version: only the new step runs, and what was stored is kept', async () => {
    const db = await fresh.open();
    await save(db, 'old');
    await db.close();
    await bare(fresh, async (on) => {
      await migrate(on, kind, next);
      const { rows } = await sql`select key, value, more from settings`.execute(on);
      expect(rows).toEqual([{ key: 'old', value: 'v', more: 'new' }]);
    });
  });

  test('tables made before there was a choice allow every help, give a Master two seconds, and keep the rest', async () => {
    const before = Object.fromEntries(Object.entries(STEPS).filter(([name]) => name < '0003'));
    const add = (id: string, creation: string) => sql`insert into tables
      (id, game, rules, name, creation, visibility, state, seed, commitment, created_by, created_at, moved_at, speed)
      values (${id}, 'toy', 1, '', ${creation}, 'public', 'waiting', '', '', 'ann', 1, 1, 'none')`;
    const given = { game: 'toy', options: { rounds: 3 }, undo: 'never' };
    await bare(fresh, async (on) => {
      await migrate(on, kind, before);
      await add('a', JSON.stringify(given)).execute(on);
      await add('b', '{}').execute(on);
      await migrate(on, kind);
      const { rows } = await sql<{ creation: string }>`select creation from tables order by id`.execute(on);
      expect(rows.map(({ creation }) => JSON.parse(creation))).toEqual([
        { ...given, calculator: true, hints: true, masterMs: 2000 },
        { calculator: true, hints: true, masterMs: 2000 },
      ]);
    });
  });

  test('of two rematches made at once the older stays one, the other a table of its own; a third is refused', async () => {
    const { '0005-one-rematch': _one, ...before } = STEPS;
    const add = (id: string, state: string, at: number) => sql`insert into tables
      (id, game, rules, name, creation, visibility, state, seed, commitment, created_by, created_at, moved_at, speed, rematch_of)
      values (${id}, 'toy', 1, '', '{}', 'public', ${state}, '', '', 'ann', ${at}, 1, 'none', 'old')`;
    await bare(fresh, async (on) => {
      await migrate(on, kind, before);
      await add('a', 'cancelled', 1).execute(on);
      for (const id of ['d', 'c']) await add(id, 'waiting', 2).execute(on);
      await add('b', 'over', 3).execute(on);
      await migrate(on, kind);
      const { rows } = await sql<{ id: string }>`select id from tables where rematch_of = 'old' order by id`.execute(
        on,
      );
      expect(rows.map(({ id }) => id)).toEqual(['a', 'c']);
      await expect(add('e', 'waiting', 4).execute(on)).rejects.toThrow(/unique/i);
      await add('f', 'cancelled', 5).execute(on);
    });
  });

  test('a step that fails leaves nothing of itself, and the version before still starts', async () => {
    await (await fresh.open()).close();
    const broken = bare(fresh, (on) => migrate(on, kind, failing));
    await expect(broken).rejects.toThrow(/The step 9999-broken .* failed, and nothing of it was kept/);
    expect(await bare(fresh, tables)).not.toContain('half');
    await (await fresh.open()).close();
  });

  test('a schema newer than the program is refused in one sentence', async () => {
    await bare(fresh, (on) => migrate(on, kind, next));
    await expect(fresh.open()).rejects.toThrow(/made by a newer version.*9998-more.*0005-one-rematch/);
  });

  test('two servers opened at once on a fresh database', async () => {
    const ends = await Promise.allSettled([fresh.open(), fresh.open()]);
    const open = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []));
    expect(open).toHaveLength(kind === 'sqlite' ? 1 : 2);
    for (const db of open) expect(await save(db, `by ${open.indexOf(db)}`)).toMatchObject({ ok: true });
    await Promise.all(open.map((db) => db.close()));
  });
});

// SQLite's own guard is the lock on its folder (above, and crash.test.ts for another process).
test('postgres: three starters at once run each step once', async () => {
  const fresh = await freshDatabase('postgres');
  let runs = 0;
  const counted: Steps = {
    ...next,
    '9999-slow': async () => {
      runs += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    },
  };
  await Promise.all([1, 2, 3].map(() => bare(fresh, (on) => migrate(on, 'postgres', counted))));
  expect(runs).toBe(1);
  await fresh.remove();
});
