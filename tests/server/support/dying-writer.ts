/**
 * A server process that carries out one command and is killed as soon as it is committed, before it could tell anybody.
 * Usage: node dying-writer.ts <data folder> <url> <table> <account> <command>
 */
import { openDatabase } from '../../../src/server/db/open.ts';
import { accountById } from '../../../src/server/store/accounts.ts';
import { policyOf } from '../../../src/server/tables/policy.ts';
import { createTables } from '../../../src/server/tables/service.ts';
import { testGames } from './games.ts';

const [dataDir = '', url = '', table = '', account = '', command = ''] = process.argv.slice(2);
const db = await openDatabase({ dataDir, url });
const tables = await createTables({
  db: {
    ...db,
    async write(unit) {
      const written = await db.write(unit);
      process.kill(process.pid, 'SIGKILL');
      return written;
    },
  },
  games: testGames,
  policy: policyOf(db, Date.now),
  settings: { build: 'test', dataDir, workerFile: new URL('./engine-worker.ts', import.meta.url) },
});
const who = await accountById(db, account);
const answer = await tables.command(who!, table, JSON.parse(command));
throw new Error(`bug: nothing was written: ${JSON.stringify(answer)}`);
