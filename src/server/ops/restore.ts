/**
 * Fills an empty database from a backup, of the same kind or of the other. The file is read through before anything
 * is touched; the rows go in as one transaction; the schema first becomes that of the backup and is then brought up
 * to date as at any start. The server must not be running.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { type Database, DatabaseRefusal } from '../db/database.ts';
import { migrate, STEPS } from '../db/migrate.ts';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import { fileOf, lockFolder, openToWrite } from '../db/sqlite-file.ts';
import { quoted, tablesOf } from './backup.ts';
import { type Cell, type Header, readLines } from './backup-format.ts';
import { numbers, type Where } from './beside.ts';

/** A database that nobody else uses. */
interface Empty {
  kind: Database['kind'];
  q: Kysely<unknown>;
  run(sql: string): Promise<void>;
  count(table: string): Promise<number>;
  insert(table: string, columns: readonly string[], rows: readonly Cell[][]): Promise<void>;
  close(): Promise<void>;
}

export interface RestoreDone {
  rows: number;
  tables: number;
}

const BUNCH = 500;

/** `replace`: whatever the target holds is lost. */
export async function restore(
  where: Where,
  file: string,
  replace: boolean,
  progress: (rows: number) => void,
): Promise<RestoreDone> {
  const header = await readThrough(file);
  const target = where.url === undefined ? targetSqlite(where.dataDir) : await targetPostgres(where.url);
  try {
    await makeEmpty(target, replace);
    await migrate(target.q, target.kind, Object.fromEntries(header.steps.map((name) => [name, STEPS[name]!])));
    await target.run('begin');
    const done = await fill(target, file, progress);
    await target.run('commit');
    await migrate(target.q, target.kind);
    return done;
  } finally {
    await target.close();
  }
}

/** The header of a backup that is whole and can be understood. */
export async function readThrough(file: string): Promise<Header> {
  let header: Header | null = null;
  let columns = 0;
  let rows = 0;
  for await (const line of readLines(file)) {
    if (line.type === 'header') header = line.header;
    else if (line.type === 'table') [columns, rows] = [line.columns.length, 0];
    else if (line.type === 'row') {
      rows += 1;
      if (line.row.length !== columns) throw new DatabaseRefusal(`${file} has a row of the wrong length.`);
    } else if (line.rows !== rows) throw new DatabaseRefusal(`${file} lacks rows.`);
  }
  if (!header) throw new DatabaseRefusal(`${file} is empty.`);
  const unknown = header.steps.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown !== undefined)
    throw new DatabaseRefusal(`${file} was made by a newer version of this program (step ${unknown}): use that one.`);
  return header;
}

async function makeEmpty(target: Empty, replace: boolean): Promise<void> {
  const tables = (await target.q.introspection.getTables({ withInternalKyselyTables: true })).filter((t) => !t.isView);
  for (const { name } of replace ? [] : await tablesOf(target.q)) {
    if ((await target.count(name)) === 0) continue;
    throw new DatabaseRefusal(
      `The database is not empty (${name}): choose another, or give --force-empty and lose what is in it.`,
    );
  }
  const cascade = target.kind === 'postgres' ? ' cascade' : '';
  for (const { name } of tables) await target.run(`drop table ${quoted(name)}${cascade}`);
}

async function fill(target: Empty, file: string, progress: (rows: number) => void): Promise<RestoreDone> {
  const known = new Map((await tablesOf(target.q)).map(({ name, columns }) => [name, columns]));
  const done: RestoreDone = { rows: 0, tables: 0 };
  let into: { table: string; columns: string[] } | null = null;
  let waiting: Cell[][] = [];
  const flush = async () => {
    if (into && waiting.length > 0) await target.insert(into.table, into.columns, waiting);
    done.rows += waiting.length;
    waiting = [];
    progress(done.rows);
  };
  for await (const line of readLines(file)) {
    if (line.type === 'table') {
      const columns = known.get(line.table);
      if (!columns || line.columns.some((name) => !columns.includes(name)))
        throw new DatabaseRefusal(`The backup has a table ${line.table} that does not fit the schema.`);
      into = line;
      done.tables += 1;
    } else if (line.type === 'row') {
      waiting.push(line.row);
      if (waiting.length >= BUNCH) await flush();
    } else if (line.type === 'rows') await flush();
  }
  return done;
}

function targetSqlite(dataDir: string): Empty {
  const unlock = lockFolder(dataDir);
  const db = openToWrite(fileOf(dataDir));
  db.exec('pragma foreign_keys = off');
  const q = new Kysely<unknown>({ dialect: sqliteDialect(db) });
  return {
    kind: 'sqlite',
    q,
    async run(sql) {
      if (sql === 'commit' && db.prepare('pragma foreign_key_check').get())
        throw new DatabaseRefusal('The backup refers to rows that it does not hold.');
      db.exec(sql);
    },
    count: async (table) => Number(db.prepare(`select count(*) as n from ${quoted(table)}`).get()!.n),
    async insert(table, columns, rows) {
      const marks = columns.map(() => '?').join(', ');
      const statement = db.prepare(
        `insert into ${quoted(table)} (${columns.map(quoted).join(', ')}) values (${marks})`,
      );
      for (const row of rows) statement.run(...row);
    },
    async close() {
      await q.destroy();
      unlock();
    },
  };
}

async function targetPostgres(url: string): Promise<Empty> {
  // One connection: what is begun here holds for every query until it is committed.
  const pool = new Pool({ connectionString: url, types: numbers(), max: 1, application_name: 'turntable restore' });
  pool.on('error', () => {});
  const q = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  if (!(await isAlone(pool))) {
    await pool.end();
    throw new DatabaseRefusal('A server is using this database: stop it first.');
  }
  return {
    kind: 'postgres',
    q,
    run: async (sql) => void (await pool.query(sql)),
    count: async (table) => (await pool.query(`select count(*) as n from ${quoted(table)}`)).rows[0].n,
    async insert(table, columns, rows) {
      const names = columns.map(quoted).join(', ');
      // Typed by the table itself, whatever its columns are.
      const sql = `insert into ${quoted(table)} (${names}) select ${names} from json_populate_recordset(null::${quoted(table)}, $1::json)`;
      const records = rows.map((row) => Object.fromEntries(columns.map((name, i) => [name, storable(row[i]!)])));
      await pool.query(sql, [JSON.stringify(records)]);
    },
    close: () => q.destroy(),
  };
}

/** Connections that were just closed may be seen for a moment. */
async function isAlone(pool: Pool): Promise<boolean> {
  for (let tries = 0; tries < 20; tries++) {
    const { rows } = await pool.query(
      `select count(*) as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and application_name like 'turntable%'`,
    );
    if (rows[0].n === 0) return true;
    await sleep(100);
  }
  return false;
}

/** PostgreSQL has no text with a zero in it; SQLite has. */
const storable = (cell: Cell): Cell => (typeof cell === 'string' ? cell.replaceAll('\0', '\ufffd') : cell);
