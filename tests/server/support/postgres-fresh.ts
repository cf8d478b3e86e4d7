/** Fresh databases for a test, of either kind; they go away with `remove`. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../../../src/server/db/open.ts';

export const KINDS = ['sqlite', 'postgres'] as const;
export type Kind = (typeof KINDS)[number];

export interface Fresh {
  kind: Kind;
  /** What `openDatabase` takes, and a server by DATABASE_URL and DATA_DIR. */
  where: { url?: string; dataDir: string };
  open(): ReturnType<typeof openDatabase>;
  /** After everything that uses it is closed. */
  remove(): Promise<void>;
}

export async function freshDatabase(kind: Kind): Promise<Fresh> {
  const dataDir = mkdtempSync(join(tmpdir(), 'turntable-data-'));
  const name = `t_${randomBytes(8).toString('hex')}`;
  const where = kind === 'sqlite' ? { dataDir } : { dataDir, url: await createPostgres(name) };
  return {
    kind,
    where,
    open: () => openDatabase(where),
    async remove() {
      if (kind === 'postgres') await asOwner(`drop database if exists ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createPostgres(name: string): Promise<string> {
  await asOwner(`create database ${name}`);
  const url = new URL(inject('postgres'));
  url.pathname = `/${name}`;
  return url.href;
}

async function asOwner(sql: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres') });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
