/** A server of tables and sockets alone, on a real database, with games of the tests; cookies name the account. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { commitmentOf, seedFromText } from '../../../src/kernel/chance.ts';
import { defaultOptions } from '../../../src/kernel/options.ts';
import type { Visibility } from '../../../src/protocol/http.ts';
import { type Database, part, unit } from '../../../src/server/db/database.ts';
import { isOwnOrigin } from '../../../src/server/http/origin.ts';
import type { Account } from '../../../src/server/people/sessions.ts';
import { resultsFor } from '../../../src/server/ratings/rate-table.ts';
import { attachSockets, type SocketLimits, type Sockets } from '../../../src/server/sockets/server.ts';
import type { Games, Hooks, TableSettings, Tables } from '../../../src/server/tables/api.ts';
import { policyOf } from '../../../src/server/tables/policy.ts';
import { createTables } from '../../../src/server/tables/service.ts';
import type { Creation } from '../../../src/table/index.ts';
import { Client } from './client.ts';
import { testGames } from './games.ts';

export interface RigOptions {
  db: Database;
  dataDir: string;
  settings?: Partial<TableSettings>;
  hooks?: Partial<Hooks>;
  games?: Games;
  limits?: Partial<SocketLimits>;
}

export interface Rig {
  db: Database;
  tables: Tables;
  sockets: Sockets;
  url: string;
  open(account: string | null): Promise<Client>;
  stop(): Promise<void>;
}

export async function startRig({ db, dataDir, settings, hooks, limits, games = testGames }: RigOptions): Promise<Rig> {
  const now = settings?.now ?? Date.now;
  const tables = await createTables({
    db,
    games,
    policy: policyOf(db, now),
    settings: {
      ...{ build: 'test', dataDir, botPace: 0, wheelEvery: 50 },
      workerFile: new URL('./engine-worker.ts', import.meta.url),
      ...settings,
    },
    hooks: { onError: (error) => console.error(error), resultsOf: (over) => resultsFor(db, over), ...hooks },
  });
  const server = createServer();
  const sockets = attachSockets({
    ...{ server, tables, build: 'test', now },
    async who(request) {
      const id = /(?:^|; )who=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1];
      const account = id === undefined ? undefined : await accountById(db, id);
      return account ? { account, session: `session-${id}` } : null;
    },
    isOwnOrigin: (headers) => isOwnOrigin(null, headers),
    onError: (error) => console.error(error),
    addressOf: (request) => request.socket.remoteAddress ?? '',
    limits: { perSecond: 10_000, burst: 10_000, ...limits },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/socket`;
  return {
    ...{ db, tables, sockets, url },
    open: (account) => Client.open(url, account === null ? {} : { cookie: `who=${account}` }),
    async stop() {
      await sockets.close();
      await tables.drain();
      await new Promise((done) => server.close(done));
    },
  };
}

const accountById = (db: Database, id: string): Promise<Account | undefined> =>
  db.q.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();

/** Accounts p0, p1, …: made once. */
export async function makePeople(db: Database, count: number, prefix = 'p'): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}${i}`);
  for (const id of ids) {
    const values = { id, name: `Player ${id}`, name_key: id, kind: 'guest' as const, created_at: 1, seen_at: 1 };
    const none = { password_hash: null, mail: null, mail_verified_at: null, locale: null, deleted_at: null };
    await db.write(
      unit(part(db.q.insertInto('accounts').values({ ...values, ...none, banned_until: null, ban_reason: null }))),
    );
  }
  return ids;
}

export interface TableAsked {
  id: string;
  game?: string;
  /** Accounts, `bot:<name>`, or null for an open seat. */
  seats: readonly (string | null)[];
  visibility?: Visibility;
  key?: string;
  seed?: string;
  creation?: Partial<Creation>;
}

/** The rows of a waiting table, as the lobby makes them. */
export async function makeTable(db: Database, asked: TableAsked): Promise<string> {
  const { id, game: name = 'toy', seats, visibility = 'public', key = null, creation = {} } = asked;
  const game = await testGames.load(name)!;
  const seed = seedFromText(asked.seed ?? id);
  const given = {
    ...{ game: name, rules: game.rules, options: defaultOptions(game.options) },
    ...{ undo: 'until-chance', clock: { type: 'none' }, atZero: 'nothing' },
    ...creation,
  };
  const row = {
    ...{ id, game: name, rules: game.rules, name: `Table ${id}`, creation: JSON.stringify(given), visibility },
    ...{ join_key: key, state: 'waiting' as const, seed, commitment: commitmentOf(seed) },
    ...{ created_by: 'nobody', created_at: 1, moved_at: 1, speed: 'none' as const },
    ...{ started_at: null, ended_at: null, due_at: null, frozen_why: null, rematch_of: null },
  };
  const sits = seats.map((who, seat) => {
    const bot = who?.startsWith('bot:') ? who.slice(4) : null;
    const kind = who === null ? ('open' as const) : bot ? ('bot' as const) : ('person' as const);
    return { table_id: id, seat, kind, account_id: bot ? null : who, bot, joined_at: 1 };
  });
  await db.write(
    unit(part(db.q.insertInto('tables').values(row)), ...sits.map((sit) => part(db.q.insertInto('seats').values(sit)))),
  );
  return id;
}

/** A running table. */
export async function makeGame(rig: Rig, asked: TableAsked): Promise<string> {
  const id = await makeTable(rig.db, asked);
  const started = await rig.tables.start(id);
  if (!started.ok) throw new Error(`does not start: ${started.code}`);
  return id;
}
