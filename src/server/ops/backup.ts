/** Writes all tables into a file, as they stood at one moment, while the server goes on. */
import { rename, rm } from 'node:fs/promises';
import { Kysely } from 'kysely';
import { Client } from 'pg';
import { sqliteDialect } from '../db/sqlite-dialect.ts';
import { openToRead } from '../db/sqlite-file.ts';
import { type Cell, FORMAT, type Header, VERSION, writeLines } from './backup-format.ts';
import { existingFile, numbers, openBeside, stepsOf, type Where } from './beside.ts';

/** Before those that refer to them; a test holds the list against the schema. */
export const TABLE_ORDER: readonly string[] = [
  ...['accounts', 'passkeys', 'recovery_codes', 'sessions', 'mail_links', 'blocks', 'mutes', 'reports'],
  ...['tables', 'seats', 'invitations', 'tenures', 'entries', 'snapshots', 'desks', 'chat', 'notes'],
  ...['results', 'ratings', 'targets', 'deliveries', 'records', 'settings'],
];

/** A database at one moment: what is written afterwards does not show. */
interface Still {
  kind: Header['from'];
  q: Kysely<unknown>;
  rows(table: string, columns: readonly string[]): AsyncIterable<Cell[]>;
  close(): Promise<void>;
}

export interface BackupDone {
  rows: number;
  lines: number;
}

export async function backup(where: Where, file: string, progress: (rows: number) => void): Promise<BackupDone> {
  await (await openBeside(where)).close(); // says in a sentence what is wrong
  const still = where.url === undefined ? stillSqlite(where.dataDir) : await stillPostgres(where.url);
  const partial = `${file}.partial`;
  let rows = 0;
  const counted = () => {
    rows += 1;
    if (rows % 1000 === 0) progress(rows);
  };
  try {
    const lines = await writeLines(partial, linesOf(still, counted));
    await rename(partial, file);
    return { rows, lines };
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  } finally {
    await still.close();
  }
}

async function* linesOf(still: Still, counted: () => void): AsyncGenerator<unknown> {
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    steps: await stepsOf(still.q),
    from: still.kind,
    at: Date.now(),
  };
  yield header;
  for (const { name, columns } of await tablesOf(still.q)) {
    yield { table: name, columns };
    let rows = 0;
    for await (const row of still.rows(name, columns)) {
      rows += 1;
      counted();
      yield row;
    }
    yield { rows };
  }
}

/** Our tables and their columns, in an order in which they can be filled. */
export async function tablesOf(q: Kysely<unknown>): Promise<{ name: string; columns: string[] }[]> {
  const tables = await q.introspection.getTables();
  const place = (name: string) => {
    const at = TABLE_ORDER.indexOf(name);
    return at < 0 ? TABLE_ORDER.length : at;
  };
  return tables
    .filter(({ isView }) => !isView)
    .map(({ name, columns }) => ({ name, columns: columns.map((column) => column.name) }))
    .sort((a, b) => place(a.name) - place(b.name) || (a.name < b.name ? -1 : 1));
}

export const quoted = (name: string): string => `"${name}"`;
const selection = (table: string, columns: readonly string[]): string =>
  `select ${columns.map(quoted).join(', ')} from ${quoted(table)}`;

/** A read transaction of the write-ahead log sees what was there when it began. */
function stillSqlite(dataDir: string): Still {
  const db = openToRead(existingFile(dataDir));
  db.exec('begin');
  db.prepare('select count(*) from accounts').get();
  const q = new Kysely<unknown>({ dialect: sqliteDialect(db) });
  return {
    kind: 'sqlite',
    q,
    async *rows(table, columns) {
      const statement = db.prepare(selection(table, columns));
      statement.setReturnArrays(true);
      yield* statement.iterate() as Iterable<unknown> as Iterable<Cell[]>;
    },
    close: () => q.destroy(),
  };
}

const FETCH = 2000;

async function stillPostgres(url: string): Promise<Still> {
  const client = new Client({ connectionString: url, types: numbers(), application_name: 'turntable operator' });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  const { q, close } = await kyselyOf(url);
  return {
    kind: 'postgres',
    q,
    async *rows(table, columns) {
      await client.query(`declare dump no scroll cursor for ${selection(table, columns)}`);
      for (;;) {
        const { rows } = await client.query<Cell[]>({ text: `fetch ${FETCH} from dump`, rowMode: 'array' });
        if (rows.length === 0) break;
        yield* rows;
      }
      await client.query('close dump');
    },
    async close() {
      await client.end();
      await close();
    },
  };
}

async function kyselyOf(url: string): Promise<{ q: Kysely<unknown>; close(): Promise<void> }> {
  const db = await openBeside({ url, dataDir: '' });
  return { q: db.q as unknown as Kysely<unknown>, close: () => db.close() };
}
