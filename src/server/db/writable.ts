/** Can anything be written? A database may well answer questions while its disk is full or its writer has stopped. */
import { setTimeout as pause } from 'node:timers/promises';
import { saveSetting } from '../store/settings.ts';
import type { Database } from './database.ts';

/** Milliseconds that a write may take. */
const WITHIN = 3000;
/** Whoever asks again within this time is given the last answer: nobody makes the disk work by asking. */
const HOLDS = 1000;

/** Resolves to why nothing can be written, or null. */
export function createWritable(db: Database, now: () => number): () => Promise<unknown> {
  let last = { at: Number.NEGATIVE_INFINITY, why: Promise.resolve<unknown>(null) };
  return () => {
    const at = performance.now();
    if (at - last.at >= HOLDS) last = { at, why: tryToWrite(db, now()) };
    return last.why;
  };
}

async function tryToWrite(db: Database, at: number): Promise<unknown> {
  const late = new AbortController();
  const tooLong = pause(WITHIN, new Error(`a write took more than ${WITHIN} ms`), { signal: late.signal });
  try {
    return await Promise.race([saveSetting(db, 'written-at', `${at}`).then(() => null), tooLong]);
  } catch (error) {
    return error;
  } finally {
    late.abort();
    tooLong.catch(() => undefined);
  }
}
