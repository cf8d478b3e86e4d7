/**
 * Brings the schema up to date: forward only, each step once, guarded against two starters. In PostgreSQL an
 * advisory lock makes the second one wait; in SQLite the steps run under BEGIN IMMEDIATE, and the embedded
 * database is for one process anyway.
 */
import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { type Database, DatabaseRefusal } from './database.ts';
import { first } from './migrations/0001-first.ts';
import { records } from './migrations/0002-records.ts';
import { helps } from './migrations/0003-helps.ts';
import { masterTime } from './migrations/0004-master-time.ts';
import { oneRematch } from './migrations/0005-one-rematch.ts';

export type Step = (db: Kysely<unknown>, kind: Database['kind']) => Promise<void>;
export type Steps = Readonly<Record<string, Step>>;

/** In order: the names sort. Never change one that was released; add the next. */
export const STEPS: Steps = {
  '0001-first': first,
  '0002-records': records,
  '0003-helps': helps,
  '0004-master-time': masterTime,
  '0005-one-rematch': oneRematch,
};

/** A number of our own, so that other programs in the same PostgreSQL do not meet it by accident. */
const LOCK = 7_207_183_501;

export async function migrate(db: Kysely<unknown>, kind: Database['kind'], steps: Steps = STEPS): Promise<void> {
  if (kind === 'sqlite') return run(db, kind, steps);
  // The lock belongs to the connection: it goes away with it, should this process die half-way.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${sql.lit(LOCK)})`.execute(connection);
    try {
      await run(connection, kind, steps);
    } finally {
      await sql`select pg_advisory_unlock(${sql.lit(LOCK)})`.execute(connection);
    }
  });
}

async function run(db: Kysely<unknown>, kind: Database['kind'], steps: Steps): Promise<void> {
  const migrations = Object.fromEntries(
    Object.entries(steps).map(([name, step]): [string, Migration] => [name, { up: (on) => step(on, kind) }]),
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  refuseNewer(await doneSteps(db), Object.keys(steps).sort());
  const { error, results } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const failed = results?.find((result) => result.status === 'Error')?.migrationName ?? 'the first';
  throw new DatabaseRefusal(
    `The step ${failed} of the database's schema failed, and nothing of it was kept: ${error}`,
    {
      cause: error,
    },
  );
}

/** For whoever only reads: the schema must be exactly this program's. */
export async function requireSchema(db: Kysely<unknown>, steps: Steps = STEPS): Promise<void> {
  const [done, known] = [await doneSteps(db), Object.keys(steps).sort()];
  refuseNewer(done, known);
  if (done.length < known.length)
    throw new DatabaseRefusal(
      'The database was made by an older version of this program: start the server once first.',
    );
}

async function doneSteps(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map((row) => row.name).sort();
}

function refuseNewer(done: readonly string[], known: readonly string[]): void {
  const unknown = done.findLast((name) => !known.includes(name));
  if (unknown === undefined) return;
  throw new DatabaseRefusal(
    `The database was made by a newer version of this program (its schema has the step ${unknown}, this version ends ` +
      `at ${known.at(-1)}): start that version, or restore a backup made by this one.`,
  );
}
