/** A terminal in memory: what is typed, what is shown, which games there are. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { toy } from '../../../tests/toy/index.ts';
import { BOT_GAMES, type BotGameEntry } from '../../games/bot-registry.ts';
import type { AnyBotGame } from '../../kernel/contract.ts';
import type { Io } from '../io.ts';
import { run } from '../run.ts';

export const entryFor = (g: AnyBotGame): BotGameEntry => ({
  id: g.id,
  seats: g.seatCounts({}),
  load: () => Promise.resolve(g),
});

export const TOY: BotGameEntry = entryFor(toy as unknown as AnyBotGame);

export interface Ran {
  exit: number;
  out: string;
  err: string;
}

export interface Typist {
  input?: string | Buffer;
  /** Answers each prompt, given all that was shown since the last one; null = end of input. */
  answer?: (shown: string) => string | null;
  games?: readonly BotGameEntry[];
  env?: Record<string, string>;
  stop?: AbortSignal;
  watched?: boolean;
}

/** A typist whose answers lead nowhere would otherwise type for ever. */
const MOST_PROMPTS = 3000;

/** Runs `turntable <words>` and keeps what it showed. */
export async function turntable(words: string | readonly string[], typist: Typist = {}): Promise<Ran> {
  const shown = { out: '', err: '' };
  const answering = new Readable({ read() {} });
  let seen = 0;
  let prompts = 0;
  const io: Io = {
    input: typist.answer ? answering : Readable.from(typist.input === undefined ? [] : [typist.input]),
    out(text) {
      shown.out += text;
      if (!typist.answer || !text.endsWith('> ')) return;
      prompts += 1;
      const line = prompts > MOST_PROMPTS ? null : typist.answer(shown.out.slice(seen));
      seen = shown.out.length;
      answering.push(line === null ? null : `${line}\n`);
    },
    err(text) {
      shown.err += text;
    },
    watched: typist.watched ?? false,
    colours: false,
    columns: 120,
    lines: 40,
    env: typist.env ?? {},
    games: typist.games ?? [...BOT_GAMES, TOY],
    stop: typist.stop ?? new AbortController().signal,
  };
  const argv = typeof words === 'string' ? words.split(' ').filter(Boolean) : words;
  const exit = await run(argv, io);
  return { exit, ...shown };
}

/** Runs with a folder of its own, removed afterwards. */
export async function inFolder<T>(work: (path: (name: string) => string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-cli-'));
  try {
    return await work((name) => join(folder, name));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
