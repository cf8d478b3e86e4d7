/**
 * One bot thread for all tables of a process. Whoever wants something thought of waits in line, first come first served;
 * a table stands in it once, so each gets its turn. The longer the line, the shorter each may think: with ten tables all
 * are served in about the time that one alone would take.
 */
import type { Asked, Hand } from './hand.ts';

/** Milliseconds that one may think when nobody waits behind, and what one has however long the line is. */
export const THINKING = { most: 1200, least: 100 };
/** Of the limit of a job: what is cut off from outside ends with no move of its own. */
const SHARE_OF_LIMIT = 0.6;

export interface Turn {
  hand: Hand;
  /** The time to think. */
  ms: number;
  /** When the job is ended from outside. */
  limit: number;
}

export interface Thinking {
  /** `work` gets its turn with the time it may take; alone in line that is `most`, where its table has set one. */
  inLine<T>(work: (turn: Turn) => Promise<Asked<T>>, most?: number): Promise<Asked<T>>;
  /** How many wait or are thought for. */
  length(): number;
}

/** The time of whoever comes up while so many wait behind. */
export function budget(waiting: number, most: number): number {
  return Math.floor(Math.max(Math.min(THINKING.least, most), most / (1 + waiting)));
}

/** What nobody has set: it fits into the limit of any job. */
export const usualTime = (limit: number): number => Math.min(THINKING.most, limit * SHARE_OF_LIMIT);

export function createThinking(hand: () => Hand, limit: number): Thinking {
  let last: Promise<unknown> = Promise.resolve();
  let length = 0;
  return {
    length: () => length,
    inLine(work, most = usualTime(limit)) {
      length += 1;
      const turn = async () => {
        const once = () => {
          const ms = budget(length - 1, most);
          return work({ hand: hand(), ms, limit: Math.max(limit, Math.ceil(ms / SHARE_OF_LIMIT)) });
        };
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
