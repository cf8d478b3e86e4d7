/** Units that wait for their commit: counted, and bounded so that a slow disk cannot fill the memory. */
import { DatabaseBusy, type DatabaseStats, type Unit, type Written } from './database.ts';

export interface Waiting {
  unit: Unit;
  size: number;
  resolve(written: Written): void;
  reject(error: Error): void;
}

export interface Limits {
  units: number;
  /** Roughly, of the text in their parameters. */
  bytes: number;
}

export const LIMITS: Limits = { units: 20_000, bytes: 64 * 1024 * 1024 };

/** Text, numbers and nothing: what both databases store alike. */
function sizeOf({ queries }: Unit): number {
  let size = 0;
  for (const { query } of queries)
    for (const value of query.parameters) {
      if (typeof value !== 'string' && typeof value !== 'number' && value !== null)
        throw new Error(`bug: a ${typeof value} cannot be stored (${query.sql})`);
      size += 16 + (typeof value === 'string' ? value.length : 0);
    }
  return size;
}

export function createQueue(limits: Limits = LIMITS) {
  const stats: DatabaseStats = { units: 0, conflicts: 0, errors: 0, transactions: 0, waiting: 0 };
  let bytes = 0;
  const idle: (() => void)[] = [];

  const leave = (waiting: Waiting) => {
    stats.waiting -= 1;
    bytes -= waiting.size;
    if (stats.waiting === 0) for (const tell of idle.splice(0)) tell();
  };

  return {
    stats,
    /** Takes a unit in; `start` hands it to whoever commits it. */
    async enter(unit: Unit, start: (waiting: Waiting) => void): Promise<Written> {
      const size = sizeOf(unit);
      if (stats.waiting >= limits.units || (stats.waiting > 0 && bytes + size > limits.bytes))
        throw new DatabaseBusy('Too much is waiting to be written.');
      return new Promise((resolve, reject) => {
        stats.waiting += 1;
        bytes += size;
        start({ unit, size, resolve, reject });
      });
    },
    wrote(waiting: Waiting, rows: number[]) {
      stats.units += 1;
      leave(waiting);
      waiting.resolve({ ok: true, rows });
    },
    conflicted(waiting: Waiting) {
      stats.conflicts += 1;
      leave(waiting);
      waiting.resolve({ ok: false, conflict: true });
    },
    failed(waiting: Waiting, error: Error) {
      stats.errors += 1;
      leave(waiting);
      waiting.reject(error);
    },
    /** Resolves when nothing waits any more. */
    drained: (): Promise<void> =>
      stats.waiting === 0 ? Promise.resolve() : new Promise((resolve) => idle.push(resolve)),
  };
}
