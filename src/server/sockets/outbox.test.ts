import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPost } from './outbox.ts';

/** Reads frames back as RFC 6455 writes them. */
function textsOf(bytes: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    expect(bytes[at]).toBe(0x81);
    const short = bytes[at + 1]!;
    expect(short).toBeLessThan(128); // not masked
    const [size, start] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [bytes.readUInt16BE(at + 2), 4]
          : [Number(bytes.readBigUInt64BE(at + 2)), 10];
    texts.push(bytes.toString('utf8', at + start, at + start + size));
    at += start + size;
  }
  return texts;
}

function streamOf() {
  const writes: Buffer[] = [];
  const stream = new PassThrough({ highWaterMark: 1_000_000 });
  stream.on('data', (chunk: Buffer) => writes.push(chunk));
  return { stream, writes };
}

describe('an outbox', () => {
  test('frames of every length, in order', async () => {
    const outboxOf = createPost();
    const { stream, writes } = streamOf();
    const outbox = outboxOf(stream);
    const texts = ['', 'é\u{1F682}', 'é'.repeat(62), ...[125, 126, 65_535, 65_536].map((n) => 'x'.repeat(n)), 'last'];
    for (const text of texts) outbox.send(text);
    await turn();
    expect(textsOf(Buffer.concat(writes))).toEqual(texts);
  });

  test('one write for a turn of the event loop, and the same bytes for all who are sent the same', async () => {
    const outboxOf = createPost();
    const [a, b] = [streamOf(), streamOf()];
    const [toA, toB] = [outboxOf(a.stream), outboxOf(b.stream)];
    for (const outbox of [toA, toB]) outbox.send('news');
    toA.send('answer');
    expect([toA.waiting(), toB.waiting()]).toEqual([6 + 8, 6]);
    expect(a.writes).toEqual([]);
    await turn();
    expect(a.writes).toHaveLength(1);
    expect(textsOf(a.writes[0]!)).toEqual(['news', 'answer']);
    expect(textsOf(Buffer.concat(b.writes))).toEqual(['news']);
    expect([toA.waiting(), toB.waiting()]).toEqual([0, 0]);
  });

  test('what waits is written before the end, and nothing after it', async () => {
    const outboxOf = createPost();
    const { stream, writes } = streamOf();
    const outbox = outboxOf(stream);
    outbox.send('one');
    outbox.flush();
    stream.end();
    outbox.send('two');
    await turn();
    expect(textsOf(Buffer.concat(writes))).toEqual(['one']);
  });
});
