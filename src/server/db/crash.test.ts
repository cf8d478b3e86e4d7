/** A process killed in the middle of writing loses nothing that was acknowledged, and half of nothing is kept. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Fresh, freshDatabase, KINDS } from '../../../tests/server/support/postgres-fresh.ts';

const WRITER = resolve(import.meta.dirname, '../../../tests/server/support/postgres-writer.ts');
const ROUNDS = 3;

/** Lets a process write for a while, kills it without warning, and tells what it had been promised. */
async function killedWhileWriting({ kind, where, open }: Fresh, round: number): Promise<string[]> {
  // What it says goes to a file: a pipe that nobody empties in time would stop it.
  const said = join(where.dataDir, `said-${round}`);
  const out = openSync(said, 'w');
  const args = [WRITER, `${round}`, where.dataDir, ...(where.url === undefined ? [] : [where.url])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', out, 'inherit'] });
  const closed = once(child, 'close');
  while (statSync(said).size === 0 && child.exitCode === null) await sleep(10);
  // The embedded database is for one process at a time.
  if (kind === 'sqlite') await expect(open()).rejects.toThrow(/Another process is using the database/);
  await sleep(100 + 60 * round);
  child.kill('SIGKILL');
  expect(await closed).toEqual([null, 'SIGKILL']);
  closeSync(out);
  return readFileSync(said, 'utf8').split('\n').slice(0, -1);
}

describe.each(KINDS)('%s', (kind) => {
  test(`${ROUNDS} rounds of kill -9`, async () => {
    const fresh = await freshDatabase(kind);
    const promised: string[] = [];
    for (let round = 1; round <= ROUNDS; round++) promised.push(...(await killedWhileWriting(fresh, round)));
    expect(promised.length).toBeGreaterThan(50);
    const db = await fresh.open();
    const entries = await db.q.selectFrom('entries').select(['table_id', 'seq']).execute();
    const desks = await db.q.selectFrom('desks').select(['table_id', 'seat']).execute();
    const stored = new Set(entries.map(({ table_id, seq }) => `${table_id} ${seq}`));
    expect(promised.filter((row) => !stored.has(row))).toEqual([]);
    expect(new Set(desks.map(({ table_id, seat }) => `${table_id} ${seat}`))).toEqual(stored);
    await db.close();
    await fresh.remove();
  });
});
