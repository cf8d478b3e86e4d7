/** A server as a process of its own, on a free port of this machine: for tests, soaks and benches. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Where } from '../beside.ts';

export interface ServerProcess {
  /** Where it listens: `http://127.0.0.1:41234`. */
  base: string;
  pid: number;
  /** Resolves when it is gone; gives its exit code, null when a signal ended it. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** What it has said on standard error and output. */
  said(): string;
}

const MAIN = resolve(import.meta.dirname, '../../main.ts');
/** As `npm start` gives it: what is new is swept often and briefly. */
const FLAGS = ['--max-semi-space-size=4'];
const UNLIMITED = '1000000';
const PATIENCE = 30_000;

/** `port` 0: any that is free. */
export async function startProcess(
  where: Where,
  port = 0,
  env: Record<string, string> = {},
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...FLAGS, ...nodeFlags, MAIN], {
    env: {
      ...{ PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '' },
      ...{ HOST: '127.0.0.1', PORT: `${port}`, DATA_DIR: where.dataDir, LOG_LEVEL: 'error' },
      ...(where.url === undefined ? {} : { DATABASE_URL: where.url }),
      ...{ LIMIT_REQUESTS: UNLIMITED, LIMIT_LOGINS: UNLIMITED, LIMIT_GUESTS: UNLIMITED, LIMIT_TABLES: UNLIMITED },
      ...{ LIMIT_MESSAGES: UNLIMITED, LIMIT_SOCKETS: UNLIMITED },
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // It does not outlive whoever started it.
  const orphan = () => child.kill('SIGKILL');
  process.once('exit', orphan);
  child.once('exit', () => process.off('exit', orphan));
  let said = '';
  const listening = new Promise<string>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-20_000);
      const [, base] = /listens on (http:\S+)/.exec(said) ?? [];
      if (base) done(base);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)));
    setTimeout(() => fail(new Error(`the server does not listen: ${said}`)), PATIENCE).unref();
  });
  const gone = once(child, 'exit') as Promise<[number | null]>;
  try {
    const base = await listening;
    return { base, pid: child.pid!, stop: (signal) => ended(child, gone, signal), said: () => said };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

async function ended(child: ChildProcess, gone: Promise<[number | null]>, signal: 'SIGTERM' | 'SIGKILL') {
  child.kill(signal);
  const [code] = await gone;
  return code;
}
