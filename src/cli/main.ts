/** The command `turntable`: streams, signals and the exit code; everything else is in `run`. */
import { BOT_GAMES } from '../games/bot-registry.ts';
import { run } from './run.ts';
import { EXIT } from './stops.ts';

const stop = new AbortController();
let interrupts = 0;
process.on('SIGINT', () => {
  interrupts += 1;
  stop.abort();
  if (interrupts > 1) process.exit(EXIT.interrupted);
});
process.on('SIGTERM', () => stop.abort());

// Whoever read our output has enough of it (`turntable simulate … | head`): that is no error.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(EXIT.ok);
  });

process.exitCode = await run(process.argv.slice(2), {
  input: process.stdin,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  watched: process.stderr.isTTY === true,
  colours: process.stdout.isTTY === true && !process.env.NO_COLOR && process.env.TERM !== 'dumb',
  columns: process.stdout.columns ?? 120,
  lines: process.stdout.rows ?? 40,
  env: process.env,
  games: BOT_GAMES,
  stop: stop.signal,
});
// An open standard input would keep the process alive after the last word.
process.stdin.unref?.();
process.stdin.pause();
