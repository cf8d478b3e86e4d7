/**
 * Replies as they travel between threads: lists of texts, twice as cheap as structured clones. What viewers are told is JSON
 * already: it goes beside the reply, not quoted once more inside of it.
 */
import type { Change, FromWorker } from './jobs.ts';

/** The first word of a worker. */
export const READY: readonly string[] = [];

function changeIn({ reply }: FromWorker): Change | null {
  if (!reply.ok || reply.value === null || !('change' in reply.value)) return null;
  return reply.value.change;
}

/** Takes the reply apart: it is of no use afterwards. */
export function textsOf(from: FromWorker): string[] {
  const texts = [''];
  for (const tell of changeIn(from)?.tells ?? []) {
    texts.push(tell.text);
    tell.text = '';
  }
  texts[0] = JSON.stringify(from);
  return texts;
}

export function readReplies(texts: readonly string[], from = 0): FromWorker[] {
  const replies: FromWorker[] = [];
  for (let at = from; at < texts.length; ) {
    const reply = JSON.parse(texts[at++]!) as FromWorker;
    for (const tell of changeIn(reply)?.tells ?? []) tell.text = texts[at++]!;
    replies.push(reply);
  }
  return replies;
}
