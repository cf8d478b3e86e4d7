/** The notifier of a running server, from its settings. */
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import { PATIENCE } from './backoff.ts';
import type { LetterBox } from './mail.ts';
import type { Links } from './message.ts';
import { createNotifier, type Notifier } from './notifier.ts';
import type { Around } from './prepare.ts';
import { keptVapid, type Vapid } from './push.ts';

interface Surroundings {
  db: Database;
  log: Logger;
  mailer: LetterBox | null;
  now(): number;
  isPresent: Around['isPresent'];
}

export async function openNotifier(
  config: Config,
  { db, log, mailer, now, isPresent }: Surroundings,
): Promise<Notifier> {
  return createNotifier({
    ...{ db, mailer, now, isPresent, hold: config.notifyHold },
    patience: { ...PATIENCE, first: config.notifyRetry },
    poll: Math.min(1000, config.notifyRetry),
    links: linksOf(config),
    guard: { allowLoopback: config.notifyAllowLoopback === 1 },
    vapid: await vapidOf(config, db),
    log: ({ level, event, error, ...rest }) => log[level]({ ...rest, err: error }, event),
  });
}

/** Pages of the web client. */
export function linksOf({ publicUrl, host, port }: Config): Links {
  const home = publicUrl ?? `http://${host}:${port}`;
  return { home: `${home}/`, settings: `${home}/settings`, table: (id) => `${home}/table/${id}` };
}

/** Given in the settings, or made once and kept in the database. */
async function vapidOf(
  { vapidPublicKey, vapidPrivateKey, vapidSubject, publicUrl }: Config,
  db: Database,
): Promise<Vapid> {
  const subject = vapidSubject ?? (publicUrl?.startsWith('https:') ? publicUrl : 'mailto:turntable@localhost');
  if (vapidPublicKey === null || vapidPrivateKey === null) return keptVapid(db, subject);
  return { subject, publicKey: vapidPublicKey, privateKey: vapidPrivateKey };
}
