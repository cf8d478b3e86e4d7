/** What is asked often never walks a whole table (SQLite tells its plan in words; the indexes are the same in both). */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fresh, freshDatabase } from '../../../tests/server/support/postgres-fresh.ts';
import type { Database } from '../db/database.ts';
import { fileOf, openToRead } from '../db/sqlite-file.ts';
import { claim } from '../notify/queue.ts';
import { leaderboard } from '../ratings/leaderboard.ts';
import { accountByNameKey, accountsByMail } from './accounts.ts';
import { chatOf } from './chat.ts';
import { entriesOf } from './entries.ts';
import { lobby, tablesOf } from './lobby.ts';
import { blocksWith } from './relations.ts';
import { resultsOf } from './results.ts';
import { seatsOf } from './seats.ts';
import { sessionByHash, sessionsOf } from './sessions.ts';
import { latestSnapshot } from './snapshots.ts';
import { dueTables, nextDue, rematchOf } from './tables.ts';

let fresh: Fresh;
let db: Database;
beforeAll(async () => {
  fresh = await freshDatabase('sqlite');
  db = await fresh.open();
});
afterAll(async () => {
  await db?.close();
  await fresh?.remove();
});

/** The plans of every query that `ask` makes. */
async function plansOf(ask: (db: Database) => Promise<unknown>): Promise<string[]> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const q = db.q.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(db.q.getExecutor().compileQuery(node, { queryId: 'plan' }));
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask({ ...db, q });
  const file = openToRead(fileOf(fresh.where.dataDir));
  const plans = asked.flatMap(({ sql, parameters }) =>
    file
      .prepare(`explain query plan ${sql}`)
      .all(...(parameters as string[]))
      .map(({ detail }) => String(detail)),
  );
  file.close();
  return plans;
}

/** What one account has is little enough to sort; everything else comes in its order. */
const FEW = ['my tables', 'sessions of an account', 'accounts by mail'];

test.each<[string, (db: Database) => Promise<unknown>]>([
  [
    'the lobby',
    (on) => lobby(on, { state: 'waiting', game: 'g', room: true, account: 'a', from: { at: 1, id: 'x' }, limit: 9 }),
  ],
  ['the rematch', (on) => rematchOf(on, 't')],
  ['my tables', (on) => tablesOf(on, 'a', { states: ['running'], limit: 9 })],
  ['due clocks', (on) => dueTables(on, 5, 9)],
  ['the next clock', nextDue],
  ['the log', (on) => entriesOf(on, 't', 5)],
  ['the snapshot', (on) => latestSnapshot(on, 't')],
  ['seats', (on) => seatsOf(on, ['t', 'u'])],
  ['a session', (on) => sessionByHash(on, 'h', 1)],
  ['sessions of an account', (on) => sessionsOf(on, 'a', 1)],
  ['an account by name', (on) => accountByNameKey(on, 'k')],
  ['accounts by mail', (on) => accountsByMail(on, 'm')],
  ['chat', (on) => chatOf(on, 't', { limit: 9 })],
  ['due deliveries', (on) => claim(on, 1, 9)],
  ['the list of a game', (on) => leaderboard(on, 'g', { limit: 9 })],
  ['blocks of makers of tables', (on) => blocksWith(on, ['a', 'b'])],
  ['results of a player', (on) => resultsOf(on, 'a', { game: 'g', limit: 9 })],
])('%s', async (name, ask) => {
  const plans = await plansOf(ask);
  expect(plans.length).toBeGreaterThan(0);
  if (!FEW.includes(name)) expect(plans.filter((plan) => /TEMP B-TREE/.test(plan))).toEqual([]);
  expect(plans.filter((plan) => /^SCAN/.test(plan) && !/USING (COVERING )?INDEX/.test(plan))).toEqual([]);
});
