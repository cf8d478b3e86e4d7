/**
 * Thinking in a worker of its own, kept from one move to the next. One thought after the other; one that does not come
 * back in time is ended from outside together with its worker, and the next begins another. What could not be fetched
 * may stay so in its worker: it is asked for once more in a new one.
 */
import { loadForBots } from '../../../games/bot-registry.ts';
import { isGameId } from '../../../games/registry.ts';
import type { AskedJudgement, Position } from '../local.ts';
import { NotFetched } from './not-fetched.ts';
import {
  type AskedMove,
  advice,
  type BotGames,
  LONGEST_MS,
  readyToMove,
  type Thinker,
  thinkHere,
  timeOf,
} from './think.ts';

export type Thought = { move: AskedMove } | { hint: Position } | { judge: AskedJudgement };
/** `begun`: everything is fetched, and from now on the time counts. */
export type FromThinker = { begun: true } | { thought: unknown } | { failed: string } | { notFetched: string };

/** As much of a Worker as is used here. */
export interface ThinkerPort {
  postMessage(message: Thought): void;
  onmessage: ((event: { data: FromThinker }) => void) | null;
  onerror: ((event: { preventDefault(): void; message?: string }) => void) | null;
  terminate(): void;
}

/** Milliseconds to fetch what a thought needs, over whatever line there is. */
const FETCH_LIMIT = 60_000;
/** Before it is asked for once more. */
const FETCH_AGAIN = 1000;
const LOOK_EVERY = 100;
/** More than this between two looks does not count: the device slept, or was too busy to look. */
const MOST_BETWEEN = 4 * LOOK_EVERY;
/** For a whole game, which is no search: so many positions take as long as they do. */
const JUDGING_MS = 30_000;
/** Asked between playouts, a bot is over its time by a little; by two thirds of it, it does not come back. */
export const limitOf = (ms: number): number => Math.max(LONGEST_MS, Math.ceil((ms * 5) / 3));

/** Fetched here and not by the worker that hosts tables: to show and play a game, nobody needs what bots know of it. */
export const botGames: BotGames = async (id) => (isGameId(id) ? loadForBots(id) : null);

let thinker: Thinker | null = null;

/** The thinker of this thread. Some older browsers have no workers in workers. */
export function thinkerOf(open: () => Worker): Thinker {
  thinker ??=
    typeof Worker === 'undefined' ? thinkHere(botGames) : thinkApart(open as () => ThinkerPort, thinkHere(botGames));
  return thinker;
}

/** `otherwise` thinks where a browser does not let the worker begin. */
export function thinkApart(open: () => ThinkerPort, otherwise: Thinker): Thinker {
  let port: ThinkerPort | null = begin();
  let last: Promise<unknown> = Promise.resolve();

  function begin(): ThinkerPort {
    const mine = open();
    mine.onerror = (event) => {
      event.preventDefault(); // else this worker would be taken for broken too
      end(mine);
    };
    return mine;
  }

  function end(mine: ThinkerPort): void {
    mine.terminate();
    if (port === mine) port = null;
  }

  function once<T>(thought: Thought, ms: number, instead: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      port ??= begin();
      const mine = port;
      mine.postMessage(thought);
      let hasBegun = false;
      let [long, seen] = [0, performance.now()];
      const watch = setInterval(() => {
        const now = performance.now();
        long += Math.min(now - seen, MOST_BETWEEN);
        seen = now;
        if (long <= (hasBegun ? limitOf(ms) : FETCH_LIMIT)) return;
        clearInterval(watch);
        end(mine);
        const why = `did not come back within ${Math.round(long)} ms`;
        reject(hasBegun ? new Error(`thinking ${why}`) : new NotFetched(`what to think with ${why}`));
      }, LOOK_EVERY);
      mine.onmessage = ({ data }) => {
        if ('begun' in data) {
          hasBegun = true;
          long = 0;
          return;
        }
        clearInterval(watch);
        if ('thought' in data) resolve(data.thought as T);
        else if ('failed' in data) reject(new Error(data.failed));
        else {
          end(mine);
          reject(new NotFetched(data.notFetched));
        }
      };
      mine.onerror = (event) => {
        event.preventDefault();
        clearInterval(watch);
        end(mine);
        if (hasBegun) reject(new Error(event.message ?? 'the thinker stopped'));
        else instead().then(resolve, reject);
      };
    });
  }

  async function twice<T>(thought: Thought, ms: number, instead: () => Promise<T>): Promise<T> {
    try {
      return await once(thought, ms, instead);
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FETCH_AGAIN));
      return once(thought, ms, instead);
    }
  }

  function inLine<T>(thought: Thought, ms: number, instead: () => Promise<T>): Promise<T> {
    const done = last.then(() => twice(thought, ms, instead));
    last = done.catch(() => undefined);
    return done;
  }

  return {
    move: (asked) => inLine({ move: asked }, timeOf(asked), () => otherwise.move(asked)),
    hint: (asked) => inLine({ hint: asked }, LONGEST_MS, () => otherwise.hint(asked)),
    judge: (asked) => inLine({ judge: asked }, JUDGING_MS, () => otherwise.judge(asked)),
  };
}

async function readyFor(games: BotGames, asked: Thought): Promise<() => unknown> {
  if ('move' in asked) return readyToMove(games, asked.move);
  const { readyToAdvise, readyToJudge } = await advice();
  return 'hint' in asked ? readyToAdvise(games, asked.hint) : readyToJudge(games, asked.judge);
}

/** The other end: what the worker does with a message. */
export async function think(games: BotGames, asked: Thought, say: (message: FromThinker) => void): Promise<void> {
  try {
    const ready = await readyFor(games, asked);
    say({ begun: true });
    say({ thought: ready() });
  } catch (error) {
    say(error instanceof NotFetched ? { notFetched: String(error) } : { failed: String(error) });
  }
}
