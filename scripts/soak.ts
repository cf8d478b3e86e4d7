/**
 * Usage: npm run soak [-- rounds]       default: 50 kills on each database
 * Kills the server with SIGKILL in the middle of play, on the embedded database, on PostgreSQL, and with two
 * processes on one PostgreSQL; then checks that no acknowledged move was lost or doubled and that every table goes on.
 * PostgreSQL is started for it, with fsync, or TEST_DATABASE_URL names one.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type SoakOptions, soak } from '../src/server/ops/load/soak.ts';
import { setup } from '../tests/server/support/postgres.ts';

const rounds = Number(process.argv[2] ?? 50);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 10_000) {
  console.error('turntable: give the number of kills, from 1 to 10000.');
  process.exit(2);
}

let owner = '';
const provide = (_key: string, url: string) => {
  owner = url;
};
const stop = await setup({ provide }, { fsync: true });

async function freshPostgres(name: string): Promise<string> {
  const client = new Client({ connectionString: owner });
  await client.connect();
  await client.query(`drop database if exists ${name}`);
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(owner);
  url.pathname = `/${name}`;
  return url.href;
}

const dataDir = mkdtempSync(join(tmpdir(), 'turntable-soak-'));
const common = { rounds, tables: 6, players: 3, play: 600, say: (line: string) => console.log(`  ${line}`) };
const runs: [string, () => Promise<SoakOptions>][] = [
  ['embedded database', async () => ({ ...common, where: { dataDir }, processes: 1 })],
  ['PostgreSQL', async () => ({ ...common, where: { dataDir, url: await freshPostgres('soak_one') }, processes: 1 })],
  [
    'PostgreSQL, 2 processes',
    async () => ({ ...common, where: { dataDir, url: await freshPostgres('soak_two') }, processes: 2 }),
  ],
];

let wrong = 0;
for (const [name, options] of runs) {
  console.log(name);
  const began = performance.now();
  const done = await soak(await options());
  const faults = [...done.lost, ...done.doubled, ...done.stuck, ...done.differences];
  wrong += faults.length;
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(
    `${name}: ${done.kills} kills in ${seconds} s, ${done.acknowledged} moves acknowledged, ${done.resent} sent again, ` +
      `${done.lost.length} lost, ${done.doubled.length} doubled, ${done.stuck.length} tables stuck, ` +
      `${done.differences.length} differences on replay, refused ${JSON.stringify(done.refused)}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
}
await stop?.();
rmSync(dataDir, { recursive: true, force: true });
process.exitCode = wrong > 0 ? 1 : 0;
