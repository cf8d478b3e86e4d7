/** The loop of an engine worker: one job after the other, each marked so that a stuck one can be told from outside. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadHints } from '../../games/hint-registry.ts';
import { isGameId } from '../../games/registry.ts';
import type { AnyGame, GameTypes } from '../../kernel/contract.ts';
import type { Hints } from '../../kernel/remarks.ts';
import type { Games } from '../tables/api.ts';
import { type FromWorker, type Job, READY, type Reply, type ToWorker, type WorkerData } from './jobs.ts';
import { createTableHost, NotHere } from './table-host.ts';

/** Of a game that only tests know. */
const NOTHING_TO_SAY: Hints<GameTypes> = { terms: [], remarks: () => [] };

export function runWorker(games: Games): void {
  const port = parentPort;
  if (!port) throw new Error('bug: this runs in a worker only');
  const { now, snapshotEvery } = workerData as WorkerData;
  const current = new Int32Array(now);
  const work = createTableHost(snapshotEvery);
  const loaded = new Map<string, AnyGame>();

  async function gameOf(job: Job): Promise<AnyGame | null> {
    if (!('game' in job)) return null;
    const known = loaded.get(job.game);
    if (known) return known;
    const game = await games.load(job.game);
    if (!game) throw new Error(`bug: no game ${job.game}`);
    loaded.set(job.game, game);
    return game;
  }

  const hintsOf = async (job: Job): Promise<Hints<GameTypes> | null> =>
    job.do !== 'hint' ? null : isGameId(job.game) ? loadHints(job.game) : NOTHING_TO_SAY;

  async function handle({ no, job }: ToWorker): Promise<FromWorker> {
    let reply: Reply;
    try {
      const [game, hints] = [await gameOf(job), await hintsOf(job)];
      Atomics.store(current, 0, no);
      reply = { ok: true, value: work(job, game, hints) };
    } catch (error) {
      if (error instanceof NotHere) reply = { ok: false, missing: true };
      else
        reply = { ok: false, bug: { message: String(error), stack: error instanceof Error ? `${error.stack}` : '' } };
    }
    Atomics.store(current, 0, 0);
    return { no, reply };
  }

  /** Jobs that came together are answered together: a message between threads costs more than a small job. */
  async function handleAll(jobs: readonly ToWorker[]): Promise<void> {
    const replies: FromWorker[] = [];
    for (const one of jobs) replies.push(await handle(one));
    port!.postMessage(JSON.stringify(replies));
  }

  let last: Promise<void> = Promise.resolve();
  port.on('message', (text: string) => {
    last = last.then(() => handleAll(JSON.parse(text) as ToWorker[]));
  });
  port.postMessage(READY);
}
