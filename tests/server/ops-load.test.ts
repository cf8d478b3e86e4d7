/** `turntable load`: against a server of this machine, and against no other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turntable } from '../../src/cli/testing/terminal.ts';
import { type ServerProcess, startProcess } from '../../src/server/ops/load/server-process.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';

let fresh: Fresh;
let server: ServerProcess;
beforeAll(async () => {
  fresh = await freshDatabase('sqlite');
  server = await startProcess(fresh.where);
});
afterAll(async () => {
  await server?.stop('SIGTERM');
  await fresh?.remove();
});

test('plays, and says what it measured', async () => {
  const { exit, out } = await turntable(`load --url ${server.base} --tables 2 --players 3 --seconds 1 --json`);
  expect(exit).toBe(0);
  const done = JSON.parse(out);
  expect(done).toMatchObject({ tables: 2, sockets: 6, refused: 0, resent: 0 });
  for (const figure of ['actions', 'perSecond', 'cpuMsPerAction', 'transactions', 'rssMb'])
    expect(done[figure]).toBeGreaterThan(0);
  expect(done.ack.p50).toBeGreaterThan(0);
  expect(done.ack.p99).toBeGreaterThanOrEqual(done.ack.p50);
  const valid = await turntable('validate', { env: { DATA_DIR: fresh.where.dataDir } });
  expect(valid).toMatchObject({ exit: 0, err: '' });
});

test('short games: after some moves the players agree to end them, until there have been enough', async () => {
  const { runLoad } = await import('../../src/server/ops/load/run.ts');
  const { signal } = new AbortController();
  const short = { tables: 2, players: 3, seconds: 120, rate: null, ready: 0, moves: 4, games: 4 };
  const done = await runLoad({ base: server.base, ...short, stop: signal });
  expect(done).toMatchObject({ refused: 0, resent: 0 });
  expect(done.games).toBeGreaterThanOrEqual(4);
  expect(done.seconds).toBeLessThan(100);
  const ended = await fetch(`${server.base}/metrics`).then((answer) => answer.text());
  expect(ended).toMatch(/turntable_commands_refused_total 0/);
});

test('idle: tables open, sockets that listen, memory', async () => {
  const { exit, out } = await turntable(`load --url ${server.base} --tables 6 --idle 3 --json`);
  expect(exit).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ tables: 6, sockets: 3, followed: 6 });
});

test('another machine is refused before anything is sent', async () => {
  for (const url of ['http://10.0.0.1:3000', 'http://[2001:db8::1]', 'https://127.0.0.1', 'nonsense']) {
    const { exit, err } = await turntable(`load --url ${url}`);
    expect(exit).toBe(2);
    expect(err).toContain('is not an address of this machine');
  }
});
