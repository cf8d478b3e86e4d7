/**
 * What goes out: all that a socket is sent in one turn of the event loop leaves in one write, since a write costs far
 * more than its bytes. Frames are written to the stream itself, whole, so that those of the library (pings, the
 * closing) fall between them.
 */
import type { Duplex } from 'node:stream';
import { createFramer } from './frame.ts';

export interface Outbox {
  send(text: string): void;
  /** Bytes that wait to be sent. */
  waiting(): number;
  /** Writes what waits now. */
  flush(): void;
}

/** Makes the outboxes of one server. */
export function createPost(): (stream: Duplex) => Outbox {
  const frame = createFramer();
  let due: Outbox[] = [];
  const flushAll = () => {
    const all = due;
    due = [];
    for (const outbox of all) outbox.flush();
  };

  return (stream) => {
    let frames: Buffer[] = [];
    let bytes = 0;
    const outbox: Outbox = {
      send(text) {
        const one = frame(text);
        bytes += one.length;
        if (frames.push(one) > 1) return;
        if (due.push(outbox) === 1) setImmediate(flushAll);
      },
      waiting: () => bytes + stream.writableLength,
      flush() {
        if (frames.length > 0 && stream.writable) stream.write(frames.length === 1 ? frames[0] : Buffer.concat(frames));
        frames = [];
        bytes = 0;
      },
    };
    return outbox;
  };
}
