/**
 * One bot thread for all tables of a process. Whoever wants something thought of waits in line, first come first served;
 * a table stands in it once, so each gets its turn. The longer the line, the shorter each may think: with ten tables all
 * are served in about the time that one alone would take.
 */
import type { Asked, Hand } from './hand.ts';

/** Milliseconds that a bot may think when nobody waits behind it, and what it has however long the line is. */
export const THINKING = { most: 1200, least: 100 };
/** Of the limit of a job: what is cut off from outside ends with no move of its own. */
const SHARE_OF_LIMIT = 0.6;

export interface Thinking {
  /** `work` gets its turn with the time it may take. */
  inLine<T>(work: (hand: Hand, ms: number) => Promise<Asked<T>>): Promise<Asked<T>>;
  /** How many wait or are thought for. */
  length(): number;
}

/** The time of whoever comes up while so many wait behind. */
export function budget(waiting: number, limit: number): number {
  const most = Math.min(THINKING.most, limit * SHARE_OF_LIMIT);
  return Math.floor(Math.max(Math.min(THINKING.least, most), most / (1 + waiting)));
}

export function createThinking(hand: () => Hand, limit: number): Thinking {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    length: () => length,
    inLine(work) {
      length += 1;
      const turn = async () => {
        const once = () => work(hand(), budget(length - 1, limit));
        const asked = await once();
        // The worker was replaced for somebody else's fault: the next one is asked.
        return asked.ok || asked.why !== 'lost' ? asked : once();
      };
      const done = last.then(turn).finally(() => {
        length -= 1;
      });
      last = done.catch(() => undefined);
      return done;
    },
  };
}
