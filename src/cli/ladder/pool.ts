/** Games on all cores: each thread has one at a time. */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Played } from '../../bots/ladder/block.ts';
import type { GameDone, GameJob } from './worker.ts';

/**
 * Plays the jobs in their order, those that are still wanted when their turn comes; `done` is told of each as it ends.
 * Throws what a thread threw.
 */
export async function playAll(
  jobs: readonly GameJob[],
  wanted: (job: GameJob) => boolean,
  stop: AbortSignal,
  done: (job: GameJob, played: Played) => Promise<void>,
  threads = availableParallelism(),
): Promise<void> {
  const waiting = [...jobs];
  const workers = Array.from(
    { length: Math.min(threads, jobs.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url)),
  );
  const ask = async (worker: Worker, job: GameJob): Promise<GameDone> => {
    worker.postMessage(job);
    const [answer] = await once(worker, 'message'); // throws what the thread threw
    return answer;
  };
  try {
    await Promise.all(
      workers.map(async (worker) => {
        for (let job = waiting.shift(); job && !stop.aborted; job = waiting.shift()) {
          if (!wanted(job)) continue;
          const answer = await ask(worker, job);
          if (!answer.ok) throw new Error(answer.why);
          await done(job, answer.played);
        }
      }),
    );
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
