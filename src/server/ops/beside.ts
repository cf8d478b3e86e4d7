/**
 * Opening a database beside a server that runs: nothing is migrated and the folder's lock is not asked for, so
 * that commands of the operator (validate, backup, admin) need not stop it. What they write to a table is guarded
 * as every write is; running servers are told, by NOTIFY in PostgreSQL, by nudges in SQLite (nudges.ts).
 */
import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { Pool, TypeOverrides, types } from 'pg';
import { type Database, DatabaseRefusal, type DatabaseStats, type Unit, unit, type Written } from '../db/database.ts';
import { STEPS } from '../db/migrate.ts';
import { noticeQuery } from '../db/postgres.ts';
import { commitGroup } from '../db/postgres-commit.ts';
import type { Schema } from '../db/schema.ts';
import { committer } from '../db/sqlite-commit.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import { fileOf, openToRead, openToWrite } from '../db/sqlite-file.ts';
import { nudge } from './nudges.ts';

export interface Where {
  /** PostgreSQL; without it the embedded database in `dataDir`. */
  url?: string;
  dataDir: string;
}

const NO_STATS: DatabaseStats = { units: 0, conflicts: 0, errors: 0, transactions: 0, waiting: 0 };
const deaf = (): never => {
  throw new Error('bug: nobody listens here');
};

/** Times are int8, sums numeric: ours all fit a number. */
export function numbers(): TypeOverrides {
  const overrides = new TypeOverrides();
  overrides.setTypeParser(types.builtins.INT8, Number);
  overrides.setTypeParser(types.builtins.NUMERIC, Number);
  return overrides;
}

/** `exact`: for those who write, the schema must be the one of this version; readers may meet an older one. */
export async function openBeside(where: Where, exact = false): Promise<Database> {
  const db = where.url === undefined ? besideSqlite(where.dataDir) : besidePostgres(where.url);
  try {
    await checkSteps(db.q as unknown as Kysely<unknown>, exact);
  } catch (error) {
    await db.close();
    if (error instanceof DatabaseRefusal) throw error;
    throw new DatabaseRefusal(`The database cannot be used: ${(error as Error).message}`, { cause: error });
  }
  return db;
}

/** The embedded database's file, when there is one. */
export function existingFile(dataDir: string): string {
  const file = fileOf(dataDir);
  if (!existsSync(file)) throw new DatabaseRefusal(`There is no database in ${dataDir}: check DATA_DIR.`);
  return file;
}

function besideSqlite(dataDir: string): Database {
  const file = existingFile(dataDir);
  const q = new Kysely<Schema>({ dialect: sqliteDialect(openToRead(file)) });
  const write = async ({ queries }: Unit): Promise<Written> => {
    const connection = openToWrite(file);
    try {
      const [outcome] = committer(
        connection,
        [],
      )([queries.map(({ query, expect }) => [query.sql, query.parameters, expect] as const)]);
      if (outcome === 'conflict') return { ok: false, conflict: true };
      if (Array.isArray(outcome)) return { ok: true, rows: outcome };
      throw new Error(`The database refused a write: ${outcome?.error}`);
    } finally {
      connection.close();
    }
  };
  return {
    kind: 'sqlite',
    q,
    write,
    notice: (channel, payload) => nudge({ q }, channel, payload),
    async notify(channel, payload) {
      await write(unit(nudge({ q }, channel, payload)));
    },
    listen: deaf,
    stats: () => NO_STATS,
    close: () => q.destroy(),
  };
}

function besidePostgres(url: string): Database {
  if (!/^postgres(ql)?:\/\//.test(url)) throw new DatabaseRefusal('DATABASE_URL must begin with postgres://');
  const pool = new Pool({
    connectionString: url,
    types: numbers(),
    max: 2,
    connectionTimeoutMillis: 10_000,
    pipeline: true, // units are sent whole
    application_name: 'turntable operator',
  });
  pool.on('error', () => {});
  const q = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return {
    kind: 'postgres',
    q,
    async write(unit) {
      const client = await pool.connect();
      try {
        const [outcome] = await commitGroup(client, [unit]);
        if (outcome === 'conflict') return { ok: false, conflict: true };
        if (Array.isArray(outcome)) return { ok: true, rows: outcome };
        throw outcome ?? new Error('bug: a unit without an outcome');
      } finally {
        client.release();
      }
    },
    notice: noticeQuery,
    async notify(channel, payload) {
      await sql`select pg_notify(${channel}, ${payload})`.execute(q);
    },
    listen: deaf,
    stats: () => NO_STATS,
    close: () => q.destroy(),
  };
}

/** The steps of the schema that a database has gone through. */
export async function stepsOf(db: Kysely<unknown>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`.execute(db);
  return rows.map(({ name }) => name).sort();
}

async function checkSteps(db: Kysely<unknown>, exact: boolean): Promise<void> {
  const done = await stepsOf(db);
  const unknown = done.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined)
    throw new DatabaseRefusal(`The database was made by a newer version of this program (step ${unknown}).`);
  if (done.length === 0) throw new DatabaseRefusal('The database is empty: start the server on it once.');
  if (exact && done.length < Object.keys(STEPS).length)
    throw new DatabaseRefusal('The database is of an older version of this program: start this one on it once.');
}
