/** One typed line at a time; null once the input has ended or the user broke off. */
import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

export interface Lines {
  next(): Promise<string | null>;
  close(): void;
}

/** Nobody types more than this; a longer line is a pasted accident. */
const LONGEST = 1000;

export function openLines(io: Io): Lines {
  const reader = createInterface({ input: io.input, crlfDelay: Number.POSITIVE_INFINITY });
  const waiting: string[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const rouse = () => {
    wake?.();
    wake = null;
  };
  reader.on('line', (line) => {
    waiting.push(line.slice(0, LONGEST));
    rouse();
  });
  const end = () => {
    ended = true;
    rouse();
  };
  reader.on('close', end);
  io.stop.addEventListener('abort', end);
  return {
    async next() {
      while (waiting.length === 0 && !ended)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      return io.stop.aborted ? null : (waiting.shift() ?? null);
    },
    close() {
      io.stop.removeEventListener('abort', end);
      reader.close();
    },
  };
}
