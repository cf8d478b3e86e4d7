/** A bar on standard error, drawn only when somebody watches and the work is long. */
import type { Io } from './io.ts';

const PATIENCE_MS = 700;
const EVERY_MS = 120;

export interface Progress {
  at(done: number): void;
  clear(): void;
}

export function progress(io: Io, total: number, label: string): Progress {
  const began = performance.now();
  let drawn = 0;
  const width = Math.max(10, Math.min(40, io.columns - label.length - 24));
  return {
    at(done) {
      const now = performance.now();
      if (!io.watched || now - began < PATIENCE_MS || now - drawn < EVERY_MS) return;
      drawn = now;
      const share = total > 0 ? Math.min(1, done / total) : 1;
      const full = Math.round(share * width);
      io.err(`\r${label} [${'#'.repeat(full)}${'.'.repeat(width - full)}] ${done}/${total}`);
    },
    clear() {
      if (drawn > 0) io.err('\r\u001b[K');
    },
  };
}
