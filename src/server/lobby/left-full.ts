/**
 * Tables that are full and do not run: whoever took the last seat was written down, and the process that should have begun
 * the game stopped or died before it did. Every process looks; two starters make one game.
 */
import type { Logger } from 'pino';
import { type Room, startIfFull } from './seating.ts';

const MINUTE = 60_000;

export async function startFull(room: Room, onError: (error: Error) => void): Promise<void> {
  const full = await room.db.q
    .selectFrom('tables')
    .select('id')
    .where('state', '=', 'waiting')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('seats').select('seat').whereRef('seats.table_id', '=', 'tables.id').where('kind', '=', 'open'),
        ),
      ),
    )
    .limit(100)
    .execute();
  for (const { id } of full) await startIfFull(room, id).catch(onError);
}

/** At once and every minute while the server runs; gives what stops it. */
export function watchFull(room: Room, log: Logger): () => void {
  const onError = (error: Error) => log.error({ err: error }, 'a full table does not start');
  const run = () => startFull(room, onError).catch(onError);
  const timer = setInterval(run, MINUTE);
  timer.unref();
  void run();
  return () => clearInterval(timer);
}
