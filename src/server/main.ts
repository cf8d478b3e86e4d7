/** `npm start`: opens the database, listens, says where, and drains on SIGTERM or SIGINT. */
import { pino } from 'pino';
import { type App, createApp } from './app.ts';
import { readConfig } from './config.ts';
import { DatabaseRefusal } from './db/database.ts';

const read = readConfig(process.env, process.argv.slice(2));
if (!read.ok) {
  for (const problem of read.problems) console.error(`turntable: ${problem}`);
  process.exit(2);
}
const { config } = read;
const log = pino({ level: config.logLevel });

/** One clear sentence for what an operator can put right; a bug keeps its trace. */
function sentenceFor(error: unknown): string | null {
  if (error instanceof DatabaseRefusal) return error.message;
  const { code } = error as { code?: string };
  if (code === 'EADDRINUSE') return `PORT ${config.port} on ${config.host} is taken by another program.`;
  if (code === 'EACCES') return `PORT ${config.port} may not be used by this user, or DATA_DIR may not be written.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST ${config.host} is not an address of this machine.`;
  return null;
}

let app: App;
try {
  app = await createApp(config, { log });
} catch (error) {
  const sentence = sentenceFor(error);
  console.error(sentence === null ? error : `turntable: ${sentence}`);
  process.exit(sentence === null ? 1 : 2);
}
console.log(`Turntable listens on ${app.address}`);

let stopping = false;
const stop = async (signal: string): Promise<void> => {
  if (stopping) process.exit(1); // asked twice: at once
  stopping = true;
  log.info({ signal }, 'draining');
  await app.close();
  process.exit(0);
};
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
