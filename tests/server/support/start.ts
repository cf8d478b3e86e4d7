/** A whole server on a free port of this machine, with a fresh database of either kind. */
import { join } from 'node:path';
import { type App, createApp, type Overrides } from '../../../src/server/app.ts';
import { readConfig } from '../../../src/server/config.ts';
import { type Fresh, freshDatabase, type Kind } from './postgres-fresh.ts';

export interface Running extends App {
  fresh: Fresh;
  /** Stops it and removes its database. */
  end(): Promise<void>;
}

/** Settings for tests: quiet, quick bots, and no limits that a test does not ask for. */
export const testEnv = ({ where }: Fresh): Record<string, string> => ({
  PORT: '0',
  DATA_DIR: where.dataDir,
  WEB_DIR: join(where.dataDir, 'no-client'),
  ...(where.url === undefined ? {} : { DATABASE_URL: where.url }),
  LOG_LEVEL: 'silent',
  ENGINE_WORKERS: '1',
  BOT_PACE: '0',
  LIMIT_REQUESTS: '100000',
  LIMIT_LOGINS: '100000',
  LIMIT_GUESTS: '100000',
});

export async function startServer(
  kind: Kind,
  env: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<Running> {
  const fresh = await freshDatabase(kind);
  const read = readConfig({ ...testEnv(fresh), ...env });
  if (!read.ok) throw new Error(read.problems.join(' '));
  const app = await createApp(read.config, overrides);
  return {
    ...app,
    fresh,
    async end() {
      await app.close();
      await fresh.remove();
    },
  };
}
