/** `turntable load`: against a server of this machine, and against no other. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turntable } from '../../src/cli/testing/terminal.ts';
import { fileOf, openToWrite } from '../../src/server/db/sqlite-file.ts';
import { metric } from '../../src/server/ops/load/guest.ts';
import { openLine } from '../../src/server/ops/load/line.ts';
import { type ServerProcess, startProcess } from '../../src/server/ops/load/server-process.ts';
import { type Fresh, freshDatabase } from './support/postgres-fresh.ts';
import { until } from './support/tables.ts';

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

test('a server that cannot write any more does not hold it up', async () => {
  const commands = () => metric(server.base, 'turntable_commands_total');
  const before = await commands();
  const load = turntable(`load --url ${server.base} --tables 1 --players 3 --seconds 1 --json`);
  await until(async () => (await commands()) > before);
  const other = openToWrite(fileOf(fresh.where.dataDir));
  other.exec('begin immediate'); // from now on no move is answered
  const { exit } = await load;
  other.exec('rollback');
  other.close();
  expect(exit).toBe(0);
});

test('a line that is closed waits for no answer', async () => {
  const line = openLine({ base: () => server.base, cookie: null });
  const reply = line.command('nowhere', 'c1', {});
  line.close();
  expect(await reply).toEqual({ ok: false, code: 'closed' });
});

test('another machine is refused before anything is sent', async () => {
  for (const url of ['http://10.0.0.1:3000', 'http://[2001:db8::1]', 'https://127.0.0.1', 'nonsense']) {
    const { exit, err } = await turntable(`load --url ${url}`);
    expect(exit).toBe(2);
    expect(err).toContain('is not an address of this machine');
  }
});
