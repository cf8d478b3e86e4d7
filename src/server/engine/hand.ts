/**
 * One supervised worker. The time limit is kept from outside: the worker marks in shared memory which job it is
 * at; when a job stays there too long the worker is ended, a new one begins, the job is the guilty one
 * (`runaway`) and all others that were waiting are `lost`: to be asked again once their table is loaded again.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Door } from '../db/database.ts';
import type { Outcome } from '../db/sqlite-commit.ts';
import type { DoorAnswers } from '../db/sqlite-writer-talk.ts';
import type { WorkerDoor } from './hand-over.ts';
import { type Answers, type Bug, END, type FromWorker, type Job, type ToWorker, type WorkerData } from './jobs.ts';
import { readReplies } from './reply-texts.ts';

export type Asked<T> =
  | { ok: true; value: T }
  | { ok: false; why: 'bug'; bug: Bug }
  | { ok: false; why: 'runaway' }
  /** Not carried out: the worker has been replaced, or does not hold the table. */
  | { ok: false; why: 'lost' };

export interface HandOptions {
  file: URL;
  limit: number;
  snapshotEvery: number;
  /** Megabytes of memory: more is taken for a runaway too. */
  memory: number;
  /** A way to the writer, a new one for each life of the worker; null = this thread writes. */
  door?: () => (WorkerDoor & Pick<Door, 'ear'>) | null;
}

export interface Hand {
  ask<K extends Job['do']>(job: Extract<Job, { do: K }>, limit?: number): Promise<Asked<Answers[K]>>;
  /** Another one when the worker has been replaced: it holds no tables then. */
  generation(): number;
  close(): Promise<void>;
}

interface Open {
  job: Job;
  limit: number;
  settle(asked: Asked<never>): void;
}

const LOOK_EVERY = 25;
/** More than this between two looks does not count. */
const MOST_BETWEEN = 4 * LOOK_EVERY;
/** Answers wait for the last of those sent together. */
const MOST_AT_ONCE = 16;
/** Megabytes for what is new: little, so that it is swept often and briefly instead of seldom and for ten milliseconds. */
const YOUNG = 12;
const START_LIMIT = 60_000;
/** A worker that was told to end and does not is cut off (milliseconds). */
const GRACE = 2000;

export function createHand({ file, limit: usual, snapshotEvery, memory, door: newDoor }: HandOptions): Hand {
  const open = new Map<number, Open>();
  let generation = 1;
  let no = 0;
  let watch: NodeJS.Timeout | null = null;
  /** The job seen at the last look, when that was, and for how long it has been seen. */
  let seen = { no: 0, at: 0, long: 0 };
  let closed = false;
  /** Jobs of this turn of the event loop, sent together. */
  let outbox: ToWorker[] = [];
  let { worker, current, started, ear } = begin();

  function begin() {
    const now = new SharedArrayBuffer(4);
    const { ear: hears = null, ...way } = newDoor?.() ?? {};
    const door = 'hand' in way ? way : null;
    const begun = {
      current: new Int32Array(now),
      started: { ready: false, at: performance.now() },
      ear: hears,
      worker: new Worker(file, {
        workerData: { now, snapshotEvery, door } satisfies WorkerData,
        transferList: door ? [door.hand] : [],
        resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
      }),
    };
    const mine = begun.worker;
    mine.on('message', (texts: string[]) => {
      if (texts.length === 0) begun.started.ready = true;
      for (const reply of readReplies(texts)) answered(reply);
    });
    hears?.on('message', (texts: DoorAnswers) => {
      const outcomes = JSON.parse(texts[0]) as Outcome[];
      for (const [i, reply] of readReplies(texts, 1).entries()) answered(written(reply, outcomes[i]!));
    });
    // The writer has stopped: what was handed to it may be written or not.
    hears?.on('close', () => mine === worker && !closed && replace());
    // Out of memory, or a fault outside of any job.
    mine.on('error', () => mine === worker && !closed && replace());
    mine.on('exit', () => mine === worker && !closed && replace());
    return begun;
  }

  function answered({ no: of, reply }: FromWorker): void {
    const asked = open.get(of);
    if (!asked) return;
    open.delete(of);
    if (reply.ok) asked.settle({ ok: true, value: reply.value as never });
    else if ('missing' in reply) asked.settle({ ok: false, why: 'lost' });
    else asked.settle({ ok: false, why: 'bug', bug: reply.bug });
  }

  function replace(): void {
    const old = worker;
    const settle = letGo();
    generation += 1;
    ({ worker, current, started, ear } = begin());
    void old.terminate();
    settle();
  }

  /** Nothing waits for this worker any more; those who did are told by the function that comes back. */
  function letGo(): () => void {
    const guilty = Atomics.load(current, 0);
    const waiting = [...open];
    ear?.close();
    open.clear();
    outbox = [];
    stopWatch();
    return () => {
      for (const [of, { settle }] of waiting) settle({ ok: false, why: of === guilty ? 'runaway' : 'lost' });
    };
  }

  function look(): void {
    // Stopped here and not with the last answer: under load there is a next job at once, and timers are not free.
    if (open.size === 0) {
      stopWatch();
      return;
    }
    const now = performance.now();
    if (!started.ready) {
      if (now - started.at > START_LIMIT) replace();
      return;
    }
    const at = Atomics.load(current, 0);
    // A machine so busy that we ourselves did not come to look is no fault of the job.
    const long = at === seen.no && at !== 0 ? seen.long + Math.min(now - seen.at, MOST_BETWEEN) : 0;
    seen = { no: at, at: now, long };
    if (long > (open.get(at)?.limit ?? usual)) replace();
  }

  function flush(): void {
    for (let at = 0; at < outbox.length; at += MOST_AT_ONCE)
      worker.postMessage(JSON.stringify(outbox.slice(at, at + MOST_AT_ONCE)));
    outbox = [];
  }

  function stopWatch(): void {
    if (watch) clearInterval(watch);
    watch = null;
    seen = { no: 0, at: 0, long: 0 };
  }

  return {
    generation: () => generation,
    ask(job, limit = usual) {
      if (closed) return Promise.resolve({ ok: false, why: 'lost' });
      no = (no % 2_000_000_000) + 1;
      const message: ToWorker = { no, job };
      return new Promise((resolve) => {
        open.set(message.no, { job, limit, settle: resolve });
        if (outbox.push(message) === 1) setImmediate(flush);
        watch ??= setInterval(look, LOOK_EVERY);
      });
    },
    async close() {
      if (closed) return;
      closed = true;
      letGo()();
      // It ends by itself where it can: one that is cut off amid its work now and then takes the whole process with it.
      if (started.ready) {
        const ended = new Promise((done) => worker.once('exit', done));
        worker.postMessage(END);
        await Promise.race([ended, pause(GRACE, null, { ref: false })]);
      }
      await worker.terminate();
    },
  };
}

function written(from: FromWorker, outcome: Outcome): FromWorker {
  const { reply } = from;
  if (reply.ok && reply.value !== null && 'handed' in reply.value && reply.value.handed)
    reply.value.handed.outcome = outcome;
  return from;
}
