/** `/readyz` tells the truth: a server whose database answers and cannot be written to is not ready. */
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { fileOf } from '../../src/server/db/sqlite-file.ts';
import { Person } from './support/person.ts';
import { type Fresh, KINDS } from './support/postgres-fresh.ts';
import { startServer } from './support/start.ts';
import { until } from './support/tables.ts';

/** Nothing can be written any more, while everything can be read; until the function that comes back is called. */
async function closeToWriters({ kind, where }: Fresh): Promise<() => Promise<void>> {
  if (kind === 'sqlite') {
    const db = new DatabaseSync(fileOf(where.dataDir), { timeout: 5000 });
    db.exec('begin immediate');
    return async () => db.close();
  }
  const name = new URL(where.url!).pathname.slice(1);
  /** Connections have the setting that was in force when they were made. */
  const set = async (change: string) => {
    const client = new Client({ connectionString: where.url, options: '-c default_transaction_read_only=off' });
    await client.connect();
    await client.query(`alter database ${name} ${change}`);
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'turntable writer' and datname = current_database()`,
    );
    await client.end();
  };
  await set('set default_transaction_read_only = on');
  return () => set('set default_transaction_read_only = off');
}

test.each(KINDS)('ready while something can be written, on %s', async (kind) => {
  const server = await startServer(kind);
  try {
    const nobody = new Person(server.address);
    const ready = async () => (await nobody.get('/readyz')).status;
    await until(async () => (await ready()) === 200);
    const open = await closeToWriters(server.fresh);
    await until(async () => (await ready()) === 503);
    expect((await nobody.get('/healthz')).status).toBe(200);
    expect((await nobody.get('/api/tables')).status).toBe(200);
    await open();
    await until(async () => (await ready()) === 200);
  } finally {
    await server.end();
  }
});
