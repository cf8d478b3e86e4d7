/** The loop of an engine worker: one job after the other, each marked so that a stuck one can be told from outside. */
import { parentPort, workerData } from 'node:worker_threads';
import { loadHints } from '../../games/hint-registry.ts';
import { isGameId } from '../../games/registry.ts';
import type { AnyBotGame, GameTypes } from '../../kernel/contract.ts';
import type { Hints } from '../../kernel/remarks.ts';
import type { DoorUnit, FromDoor } from '../db/sqlite-writer-talk.ts';
import type { Games } from '../tables/api.ts';
import { handOver } from './hand-over.ts';
import { END, type FromWorker, type Job, type Reply, type ToWorker, type WorkerData } from './jobs.ts';
import { bringNativeHash } from './native-hash.ts';
import { READY, textsOf } from './reply-texts.ts';
import { createTableHost, NotHere } from './table-host.ts';

/** Of a game that only tests know. */
const NOTHING_TO_SAY: Hints<GameTypes> = { terms: [], remarks: () => [] };

export function runWorker(games: Games): void {
  const port = parentPort;
  if (!port) throw new Error('bug: this runs in a worker only');
  const { now, snapshotEvery, door } = workerData as WorkerData;
  bringNativeHash();
  const current = new Int32Array(now);
  const work = createTableHost(snapshotEvery);
  const loaded = new Map<string, AnyBotGame>();

  async function gameOf(job: Extract<Job, { game: string }>): Promise<AnyBotGame> {
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
      // A move names no game, and waits for nothing.
      const [game, hints] = 'game' in job ? [await gameOf(job), await hintsOf(job)] : [null, null];
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

  /**
   * Jobs that came together are answered together: a message between threads costs more than a small job. Nothing is handed
   * over before all are done: should one of them not end, the others can be done again.
   */
  async function handleAll(jobs: readonly ToWorker[]): Promise<void> {
    const replies: string[] = [];
    const units: DoorUnit[] = [];
    const beside: string[] = [];
    for (const one of jobs) {
      const from = await handle(one);
      const unit = door && handOver(door, one.job, from);
      const texts = textsOf(from);
      if (unit) units.push([unit, texts.length]);
      (unit ? beside : replies).push(...texts);
    }
    if (replies.length > 0) port!.postMessage(replies);
    if (units.length > 0) door!.hand.postMessage([JSON.stringify(units), ...beside] satisfies FromDoor);
  }

  let last: Promise<void> = Promise.resolve();
  const end = () => {
    door?.hand.close();
    port.close();
  };
  port.on('message', (text: string) => {
    last = last.then(() => (text === END ? end() : handleAll(JSON.parse(text) as ToWorker[])));
  });
  port.postMessage(READY);
}
