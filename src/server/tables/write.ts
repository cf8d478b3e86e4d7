/** Writing a unit: the three ways it can fail are told apart. */
import { DatabaseBusy, type Unit } from '../db/database.ts';
import type { Outcome } from '../db/sqlite-commit.ts';
import type { Context } from './context.ts';

/** `unknown`: the connection was lost while committing; whether it was written shows only on reading again. */
export type Write = 'done' | 'conflict' | 'busy' | 'unknown';

export async function writeUnit({ db, counts, hooks }: Context, unit: Unit): Promise<Write> {
  try {
    const written = await db.write(unit);
    if (written.ok) return 'done';
    counts.conflicts += 1;
    return 'conflict';
  } catch (error) {
    if (error instanceof DatabaseBusy) return 'busy';
    hooks.onError(error);
    return 'unknown';
  }
}

/** The same of a unit that another thread handed to the writer. */
export function writeOf({ counts, hooks }: Context, outcome: Outcome): Write {
  if (Array.isArray(outcome)) return 'done';
  if (outcome === 'conflict') {
    counts.conflicts += 1;
    return 'conflict';
  }
  hooks.onError(new Error(`The database refused a write: ${outcome.error}`));
  return 'unknown';
}
