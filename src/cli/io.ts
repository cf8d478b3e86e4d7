/** What a command sees of the world; tests hand in their own. */
import type { BotGameEntry } from '../games/bot-registry.ts';
import type { Say } from './text/say.ts';

export interface Io {
  /** Lines typed, or a file piped in. */
  input: NodeJS.ReadableStream;
  out(text: string): void;
  err(text: string): void;
  /** True when somebody watches standard error: only then are progress bars drawn. */
  watched: boolean;
  /** True when standard output is a screen that shows colours. */
  colours: boolean;
  /** Columns and lines of the screen. */
  columns: number;
  lines: number;
  env: Readonly<Record<string, string | undefined>>;
  games: readonly BotGameEntry[];
  /** Set when the user presses Ctrl-C or the reader of our output went away. */
  stop: AbortSignal;
}

/** Everything a running command needs. */
export interface Shell extends Io {
  say: Say;
}

/** Lets signals and writes through between two pieces of long work. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
