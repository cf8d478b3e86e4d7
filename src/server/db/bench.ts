/** How fast the embedded database writes: raw commits, units one after another, and units that share commits. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, unit } from './database.ts';
import { prepared } from './prepared.ts';
import { openSqlite } from './sqlite.ts';
import { openToWrite } from './sqlite-file.ts';

export interface WriteRates {
  /** Commits a second of one INSERT each, on the bare driver: the limit of this machine at this moment. */
  rawCommits: number;
  /** Units a second when each waits for the one before: one commit each. */
  oneByOne: number;
  /** Units a second from one writer that never waits, one commit each. */
  oneCommitEach: number;
  /** Units a second when `lanes` writers share commits, and how many shared each. */
  shared: number;
  unitsPerCommit: number;
  lanes: number;
}

export interface BenchSetting {
  /** Where the files go; a folder on the disk that the server will use says most. */
  folder?: string;
  milliseconds?: number;
  lanes?: number;
}

const BODY = JSON.stringify({ kind: 'act', seat: 1, command: 'x'.repeat(26), actions: [{ kind: 'bid', amount: 12 }] });

/** Slices taken in turn, because the disk's own speed moves from one second to the next. */
const ROUNDS = 10;

export async function benchWrites({
  folder = tmpdir(),
  milliseconds = 1000,
  lanes = 64,
}: BenchSetting = {}): Promise<WriteRates> {
  const dir = mkdtempSync(join(folder, 'turntable-bench-'));
  const single = await openSqlite({ dataDir: join(dir, 'single'), groupSize: 1 });
  const grouped = await openSqlite({ dataDir: join(dir, 'grouped') });
  const raw = openRaw(join(dir, 'raw.sqlite'));
  const slice = milliseconds / ROUNDS;
  const rates = { rawCommits: 0, oneByOne: 0, oneCommitEach: 0, shared: 0 };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      rates.rawCommits += raw.rate(slice) / ROUNDS;
      rates.oneByOne += (await rate(single, 1, slice)) / ROUNDS;
      rates.oneCommitEach += (await rate(single, lanes, slice)) / ROUNDS;
      rates.shared += (await rate(grouped, lanes, slice)) / ROUNDS;
    }
    const { units, transactions } = grouped.stats();
    return { ...rates, unitsPerCommit: units / transactions, lanes };
  } finally {
    raw.close();
    await Promise.all([single.close(), grouped.close()]);
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The same row as an entry's, with nothing of ours in between. */
function openRaw(file: string) {
  const db = openToWrite(file);
  const columns = '(table_id text, seq integer, at bigint, body text, primary key (table_id, seq)) without rowid';
  db.exec(`create table entries ${columns}`);
  const insert = db.prepare('insert into entries values (?, ?, ?, ?)');
  let seq = 0;
  return {
    rate(milliseconds: number): number {
      const [began, first] = [performance.now(), seq];
      while (performance.now() - began < milliseconds) insert.run('table-of-the-bench', ++seq, Date.now(), BODY);
      return ((seq - first) / (performance.now() - began)) * 1000;
    },
    close: () => db.close(),
  };
}

const insert = prepared(['table', 'seq', 'at', 'body'], (q, { table, seq, at, body }) =>
  q.insertInto('entries').values({ table_id: table, seq, at, body }),
);
let runs = 0;

async function rate(db: Database, lanes: number, milliseconds: number): Promise<number> {
  const run = ++runs;
  const began = performance.now();
  let done = 0;
  const lane = async (_: unknown, number: number) => {
    for (let seq = 1; performance.now() - began < milliseconds; seq++) {
      const table = `table-of-the-bench-${run}-${number}`;
      const written = await db.write(
        unit({ query: insert(db, { table, seq, at: Date.now(), body: BODY }), expect: 1 }),
      );
      if (!written.ok) throw new Error('bug: nobody else writes here');
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return done / ((performance.now() - began) / 1000);
}
