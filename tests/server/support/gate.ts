/** A gate between the engine's workers and the writer: a test holds back what goes through, one way or the other. */
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Database, Door } from '../../../src/server/db/database.ts';

export interface Gate {
  db: Database;
  /** What workers hand over waits here. */
  units: Held;
  /** What the writer answers waits here. */
  answers: Held;
}

export interface Held {
  on: boolean;
  readonly waiting: readonly (() => void)[];
  /** Lets one go on: the oldest unless said. */
  release(nth?: number): void;
}

function held(): Held & { pass(go: () => void): void } {
  const waiting: (() => void)[] = [];
  return {
    on: false,
    waiting,
    release: (nth = 0) => waiting.splice(nth, 1)[0]?.(),
    pass(go) {
      if (this.on) waiting.push(go);
      else go();
    },
  };
}

export function gateTo(db: Database): Gate {
  const [units, answers] = [held(), held()];
  const join = (from: MessagePort, to: MessagePort, way: ReturnType<typeof held>) => {
    from.on('message', (message) => way.pass(() => to.postMessage(message)));
    from.on('close', () => way.pass(() => to.close()));
  };
  const door = (texts: readonly string[]): Door | null => {
    const real = db.door?.(texts) ?? null;
    if (!real) return null;
    const [inward, outward] = [new MessageChannel(), new MessageChannel()];
    join(inward.port2, real.hand, units);
    join(real.ear, outward.port1, answers);
    return { hand: inward.port1, ear: outward.port2, numbers: real.numbers };
  };
  return { db: { ...db, door }, units, answers };
}
