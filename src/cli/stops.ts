/** The two ways in which a command stops early; anything else thrown is a bug of ours. */
import type { TextKey } from './text/en.ts';
import type { Values } from './text/say.ts';

/** Exit codes: what was checked holds, it does not, the command was called wrongly, it was interrupted. */
export const EXIT = { ok: 0, failed: 1, usage: 2, interrupted: 130 } as const;

export class Stop extends Error {
  readonly exit: number;
  readonly key: TextKey;
  readonly values: Values;
  constructor(exit: number, key: TextKey, values: Values = {}) {
    super(key);
    this.exit = exit;
    this.key = key;
    this.values = values;
  }
}

/** The command line is wrong: one sentence that names the flag and the way out. */
export const usage = (key: TextKey, values: Values = {}): Stop => new Stop(EXIT.usage, key, values);

/** The thing checked is wrong: a broken record, say. */
export const failed = (key: TextKey, values: Values = {}): Stop => new Stop(EXIT.failed, key, values);
