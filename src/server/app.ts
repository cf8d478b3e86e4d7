/** Wires everything: database, live tables, HTTP and sockets on one port. main.ts starts it, tests do too. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Logger, pino } from 'pino';
import { buildId } from './build.ts';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { openDatabase } from './db/open.ts';
import { accountOn, type Context, localeOn, type SignedOut, signedOutFrom } from './http/context.ts';
import { createMetrics, type Metrics } from './http/metrics.ts';
import { networkOf } from './http/network.ts';
import { notifyRoutes } from './http/notify-routes.ts';
import { addressOf, isOwnOrigin } from './http/origin.ts';
import { profileRoutes } from './http/profile-routes.ts';
import { createHttp, type Routes } from './http/server.ts';
import { watchFull } from './lobby/left-full.ts';
import { openNotifier } from './notify/open.ts';
import { hearNudges } from './ops/nudges.ts';
import { appointAdmins } from './people/admins.ts';
import { startHousekeeping } from './people/housekeeping.ts';
import { createMailer } from './people/mailer.ts';
import { isBanned, visitorFromCookies } from './people/sessions.ts';
import { newToken } from './people/tokens.ts';
import { createRater } from './ratings/rater.ts';
import { attachSockets, type Sockets } from './sockets/server.ts';
import { settingOnce } from './store/settings.ts';
import type { Games, Hooks, TableSettings, Tables } from './tables/api.ts';
import { registered } from './tables/games.ts';
import { policyOf } from './tables/policy.ts';
import { createTables } from './tables/service.ts';

export interface App {
  /** Where it listens: `http://127.0.0.1:3000`. */
  address: string;
  db: Database;
  tables: Tables;
  /** Finishes what is under way and lets go of everything. */
  close(): Promise<void>;
}

/** What tests bring of their own. */
export interface Overrides {
  games?: Games;
  tables?: Partial<TableSettings>;
  hooks?: Partial<Hooks>;
  routes?: readonly Routes[];
  log?: Logger;
  now?: () => number;
}

const SIGNED_OUT = 'signed-out';

export async function createApp(config: Config, overrides: Overrides = {}): Promise<App> {
  const { now = Date.now, log = pino({ level: config.logLevel }) } = overrides;
  const { databaseUrl, dataDir, commitGroup: groupSize } = config;
  const db = await openDatabase({ dataDir, groupSize, ...(databaseUrl === null ? {} : { url: databaseUrl }) });
  const missing = await appointAdmins(db, config.admin);
  if (missing.length > 0) log.warn(`ADMIN names ${missing.length} account(s) that no person has.`);
  const metrics = createMetrics(db);
  const mailer = config.smtpUrl === null ? null : createMailer(config.smtpUrl, config.mailFrom, log);
  const build = buildId();
  const rater = createRater({ db, now, log: ({ event, error, ...rest }) => log.error({ ...rest, err: error }, event) });
  const isPresent = (_account: string, table: string, seat: number) => tables.isPresent(table, seat);
  const notifier = await openNotifier(config, { db, log, mailer, now, isPresent });
  const { onTurn, onNews } = notifier;
  const hooks: Partial<Hooks> = { resultsOf: rater.resultsOf, onOver: rater.onOver, onTurn, onNews };
  const tables = await openTables(config, overrides, { db, log, metrics, now, build, hooks });
  await rater.start();
  notifier.start();
  metrics.watch('messages_sent_total', 'Messages to people sent since the start', () => notifier.stats().sent);
  metrics.watch('messages_failed_total', 'Messages given up since the start', () => notifier.stats().failed);
  let stopping = false;
  const context: Context = {
    ...{ config, db, door: tables, mailer, metrics, log, now },
    secret: await settingOnce(db, 'secret', newToken),
    isStopping: () => stopping,
    signedOut: (of) => db.notify(SIGNED_OUT, JSON.stringify(of)),
  };
  const http = await createHttp(context, [
    (app) => notifyRoutes(app, { db, notifier, now, accountOn }),
    (app) => profileRoutes(app, { db, localeOn }),
    ...(overrides.routes ?? []),
  ]);
  const sockets = openSockets(context, tables, build, http.server);
  metrics.watch('sockets', 'Sockets open', () => sockets.count());
  const unlisten = await db.listen(SIGNED_OUT, (payload) => drop(sockets, payload));
  await http.listen({ host: config.host, port: config.port });
  const stopHousekeeping = startHousekeeping({ db, door: tables, now }, log);
  const stopFull = watchFull({ db, door: tables, now }, log);
  const stopNudges = hearNudges(db);
  return {
    address: addressText(http.server.address() as AddressInfo),
    db,
    tables,
    async close() {
      stopping = true;
      stopHousekeeping();
      stopFull();
      stopNudges();
      unlisten();
      await sockets.close();
      await http.close();
      await tables.drain();
      await rater.stop();
      await notifier.stop();
      mailer?.close();
      await db.close();
    },
  };
}

interface Parts {
  db: Database;
  log: Logger;
  metrics: Metrics;
  now: () => number;
  build: string;
  hooks: Partial<Hooks>;
}

async function openTables(
  config: Config,
  overrides: Overrides,
  { db, log, metrics, now, build, hooks }: Parts,
): Promise<Tables> {
  const { dataDir, engineWorkers: workers, engineLimit: jobLimit, botPace, liveTables } = config;
  const tables = await createTables({
    db,
    games: overrides.games ?? registered,
    policy: policyOf(db, now),
    settings: { build, dataDir, workers, jobLimit, botPace, liveTables, now, ...overrides.tables },
    hooks: {
      ...hooks,
      onBug(table, message) {
        metrics.freezes.inc();
        log.error({ table, message }, 'a table is frozen');
      },
      onError: (error) => log.error({ err: error }, 'tables'),
      ...overrides.hooks,
    },
  });
  metrics.watch('tables_live', 'Tables in memory', () => tables.stats().live);
  metrics.watch('tables_followed', 'Tables that somebody follows', () => tables.stats().followed);
  metrics.watch('commands_total', 'Commands of seats since the start', () => tables.stats().commands);
  metrics.watch('commands_refused_total', 'Commands refused since the start', () => tables.stats().refused);
  metrics.watch('resyncs_total', 'Sheets given again to clients', () => tables.stats().resyncs);
  metrics.watch('table_conflicts_total', 'Writes that met those of another process', () => tables.stats().conflicts);
  metrics.watch('engine_restarts_total', 'Engine workers replaced since the start', () => tables.stats().restarts);
  return tables;
}

function openSockets({ config, db, now, log }: Context, tables: Tables, build: string, server: Server): Sockets {
  const { publicUrl, trustProxy, messagesPerSecond: perSecond, socketsPerAddress: perAddress } = config;
  return attachSockets({
    server,
    tables,
    build,
    now,
    async who({ headers }) {
      const visitor = await visitorFromCookies(db, publicUrl, headers.cookie, now());
      return visitor && !isBanned(visitor.account, now()) ? visitor : null;
    },
    isOwnOrigin: (headers) => isOwnOrigin(publicUrl, headers),
    addressOf: (request) => networkOf(addressOf(trustProxy, request)),
    limits: { perSecond, burst: perSecond * 3, perAddress },
    onError: (error) => log.error({ err: error }, 'sockets'),
  });
}

function drop(sockets: Sockets, payload: string): void {
  const of: SignedOut | null = signedOutFrom(payload);
  if (of) sockets.drop(of);
}

const addressText = ({ address, family, port }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
