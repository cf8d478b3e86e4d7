/** The raw limit of a server on the embedded database: bare commits on the same disk, in the same run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface RawCommits {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

const BODY = JSON.stringify({ s: 1, a: { kind: 'bid', amount: 12 }, c: 'x'.repeat(36), h: '0123456789abcdef' });

/** One INSERT and one fsync each, nothing else. */
export function rawCommits(seconds: number): RawCommits {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-raw-'));
  const db = new DatabaseSync(join(folder, 'raw.sqlite'));
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full');
    db.exec('create table entries (table_id text, seq integer, body text, primary key (table_id, seq)) without rowid');
    const insert = db.prepare('insert into entries values (?, ?, ?)');
    const took: number[] = [];
    const began = performance.now();
    for (let seq = 0; performance.now() - began < seconds * 1000; seq++) {
      const before = performance.now();
      insert.run('a table', seq, BODY);
      took.push(performance.now() - before);
    }
    const perSecond = (took.length * 1000) / (performance.now() - began);
    took.sort((a, b) => a - b);
    return { perSecond, p50: took[Math.floor(took.length * 0.5)]!, p99: took[Math.floor(took.length * 0.99)]! };
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Before and after the work, because the disk's own speed moves. */
export async function between<T>(work: () => Promise<T>): Promise<{ raw: RawCommits; done: T }> {
  const before = rawCommits(2);
  const done = await work();
  const after = rawCommits(2);
  const mean = (of: (one: RawCommits) => number) => (of(before) + of(after)) / 2;
  return { raw: { perSecond: mean((r) => r.perSecond), p50: mean((r) => r.p50), p99: mean((r) => r.p99) }, done };
}
