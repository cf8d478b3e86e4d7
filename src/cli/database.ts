/** Which database the operator's commands are about, and what goes wrong with it as one sentence. */
import type { Where } from '../server/ops/beside.ts';
import type { Flags, Values } from './args.ts';
import type { Io } from './io.ts';
import { failed } from './stops.ts';

export const DATABASE_FLAGS = {
  'data-dir': { type: 'text', value: 'D' },
  'database-url': { type: 'text', value: 'U' },
} as const satisfies Flags;

/** As the server itself finds it: flags first, then DATABASE_URL and DATA_DIR. */
export function whereOf(io: Io, flags: Values<typeof DATABASE_FLAGS>): Where {
  const dataDir = flags['data-dir'] ?? (io.env.DATA_DIR || './data');
  const url = flags['database-url'] ?? (flags['data-dir'] === undefined ? io.env.DATABASE_URL : undefined);
  return url ? { url, dataDir } : { dataDir };
}

/** Runs work on a database; a refusal of it ends the command with its sentence. */
export async function orSentence<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && error.name === 'DatabaseRefusal')
      throw failed('database.refused', { sentence: error.message });
    throw error;
  }
}
