/** The raw limit of a server on the embedded database: bare commits on the same disk, in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

export interface RawCommits {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const BODY = JSON.stringify({ s: 1, a: { kind: 'bid', amount: 12 }, c: 'x'.repeat(36), h: '0123456789abcdef' });

interface Raw {
  /** One INSERT and one fsync, nothing else. */
  commit(): void;
  close(): void;
}

/** Enough for the file beside the database to reach its size: commits into one that grows are slow, and a server has none of these. */
const GROWING = 4500;

function grown(db: DatabaseSync, raw: Raw): Raw {
  db.exec('pragma synchronous = off');
  for (let n = 0; n < GROWING; n++) raw.commit();
  db.exec('pragma synchronous = full');
  return raw;
}

function openRaw(): Raw {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-raw-'));
  const db = new DatabaseSync(join(folder, 'raw.sqlite'));
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000'); // as the server's
  db.exec('create table entries (table_id text, seq integer, body text, primary key (table_id, seq)) without rowid');
  const insert = db.prepare('insert into entries values (?, ?, ?)');
  let seq = 0;
  return grown(db, {
    commit: () => void insert.run('a table', seq++, BODY),
    close() {
      db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/** What a move writes where move follows move, into the server's own table: an entry at one of ten, one commit. No thread, nothing else. */
async function openMoves(): Promise<Raw> {
  const [{ openSqlite }, { fileOf, openToWrite }, { filled }, { moveForms }] = await Promise.all([
    import('../../server/db/sqlite.ts'),
    import('../../server/db/sqlite-file.ts'),
    import('../../server/db/form.ts'),
    import('../../server/tables/units.ts'),
  ]);
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-raw-'));
  const server = await openSqlite({ dataDir });
  const { entry } = moveForms(server);
  await server.close();
  const db = openToWrite(fileOf(dataDir));
  const log = db.prepare(entry.sql);
  let moves = 0;
  return grown(db, {
    commit() {
      const table = `a-table-of-the-bench-no-${moves % 10}`;
      const seq = 1 + Math.floor(moves++ / 10);
      log.run(...filled(entry.order, { table, seq, at: Date.now(), body: BODY }));
    },
    close() {
      db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  });
}

export const rawMoves = async (seconds: number): Promise<RawCommits> => measured(await openMoves(), seconds);

export const rawCommits = (seconds: number): RawCommits => measured(openRaw(), seconds);

/** As fast as they go: each counts from its own beginning. */
function measured(raw: Raw, seconds: number): RawCommits {
  try {
    const took: number[] = [];
    const began = performance.now();
    while (performance.now() - began < seconds * 1000) {
      const before = performance.now();
      raw.commit();
      took.push(performance.now() - before);
    }
    return figuresOf(took, performance.now() - began);
  } finally {
    raw.close();
  }
}

/**
 * So many a second, each counted from when it was due: a machine that stands still for twenty milliseconds makes twenty of
 * a thousand late here, and only one at full speed. Nobody's acknowledgements are better than that.
 */
export async function rawCommitsAt(rate: number, seconds: number): Promise<RawCommits> {
  const raw = openRaw();
  try {
    const took: number[] = [];
    const began = performance.now();
    for (let n = 0; n < rate * seconds; n++) {
      const due = began + (n * 1000) / rate;
      const early = due - performance.now();
      if (early > 0) await sleep(early);
      raw.commit();
      took.push(performance.now() - due);
    }
    return figuresOf(took, performance.now() - began);
  } finally {
    raw.close();
  }
}

function figuresOf(took: number[], ms: number): RawCommits {
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.floor(took.length * share)]!;
  return { perSecond: (took.length * 1000) / ms, p50: at(0.5), p99: at(0.99) };
}

/** Before and after the work, because the disk's own speed moves. `rate`: commits a second, null = as fast as they go. */
export async function between<T>(
  work: () => Promise<T>,
  rate: number | null = null,
): Promise<{ raw: RawCommits; done: T }> {
  const measure = (): RawCommits | Promise<RawCommits> => (rate === null ? rawCommits(2) : rawCommitsAt(rate, 3));
  const before = await measure();
  const done = await work();
  const after = await measure();
  const mean = (of: (one: RawCommits) => number) => (of(before) + of(after)) / 2;
  return { raw: { perSecond: mean((r) => r.perSecond), p50: mean((r) => r.p50), p99: mean((r) => r.p99) }, done };
}
