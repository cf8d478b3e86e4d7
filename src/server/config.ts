/**
 * Every setting of the server: an environment variable (`DATA_DIR`) or a flag (`--data-dir=…`), the flag wins.
 * All are read at start; each that is wrong gets one sentence. docs/operating.md lists them all.
 */
import { cpus } from 'node:os';
import { join } from 'node:path';
import { LIMITS } from '../protocol/index.ts';

interface Setting<T> {
  env: string;
  /** What is read when nothing is set; null = the setting is off. */
  fallback: string | null;
  /** Undefined when the text makes no sense. */
  read(text: string): T | undefined;
  /** Completes "X must be …". */
  must: string;
}

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (env: string, fallback: number, min: number, max: number): Setting<number> => ({
  env,
  fallback: `${fallback}`,
  read: (text) => {
    const n = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
    return n >= min && n <= max ? n : undefined;
  },
  must: `a whole number from ${min} to ${max}`,
});

const text = (env: string, fallback: string, must: string, pattern = /\S/): Setting<string> => ({
  env,
  fallback,
  read: (raw) => (pattern.test(raw) ? raw : undefined),
  must,
});

const optional = (env: string, must: string, read: (raw: string) => string | undefined): Setting<string> => ({
  env,
  fallback: null,
  read,
  must,
});

const url = (protocols: readonly string[]) => (raw: string) =>
  URL.canParse(raw) && protocols.includes(new URL(raw).protocol) ? raw : undefined;

/** The origin alone: what comes after it would not be compared. */
function origin(raw: string): string | undefined {
  if (url(['http:', 'https:'])(raw) === undefined) return undefined;
  const { origin: only, pathname, search, hash, username } = new URL(raw);
  return pathname === '/' && search === '' && hash === '' && username === '' ? only : undefined;
}

const key = (raw: string) => (/^[\w-]{40,200}$/.test(raw) ? raw : undefined);

const SETTINGS = {
  host: text('HOST', '127.0.0.1', 'an address to listen on, such as 127.0.0.1 or 0.0.0.0', /^[\w.:%-]+$/),
  port: whole('PORT', 3000, 0, 65_535),
  dataDir: text('DATA_DIR', './data', 'a folder'),
  webDir: text('WEB_DIR', join(import.meta.dirname, '../../dist/web'), 'a folder'),
  databaseUrl: optional(
    'DATABASE_URL',
    'an address such as postgres://user:password@host/name',
    url(['postgres:', 'postgresql:']),
  ),
  publicUrl: optional('PUBLIC_URL', 'the address players use, such as https://play.example, without a path', origin),
  trustProxy: whole('TRUST_PROXY', 0, 0, 10),
  engineWorkers: whole('ENGINE_WORKERS', Math.max(1, Math.min(4, cpus().length - 1)), 1, 64),
  engineLimit: whole('ENGINE_LIMIT_MS', 2000, 50, 60_000),
  botPace: whole('BOT_PACE', 600, 0, 60_000),
  smtpUrl: optional('SMTP_URL', 'an address such as smtps://user:password@mail.example:465', url(['smtp:', 'smtps:'])),
  mailFrom: text(
    'MAIL_FROM',
    'Turntable <turntable@localhost>',
    'a mail address, with or without a name',
    /^[^\n\r]+@[^\n\r]+$/,
  ),
  vapidPublicKey: optional('VAPID_PUBLIC_KEY', 'a key in base64url', key),
  vapidPrivateKey: optional('VAPID_PRIVATE_KEY', 'a key in base64url', key),
  vapidSubject: optional('VAPID_SUBJECT', 'a mailto: or https: address', url(['mailto:', 'https:'])),
  /** For tests: webhooks and push may reach this machine. */
  notifyAllowLoopback: whole('NOTIFY_ALLOW_LOOPBACK', 0, 0, 1),
  notifyHold: whole('NOTIFY_HOLD_MS', 10_000, 0, 3_600_000),
  notifyRetry: whole('NOTIFY_RETRY_MS', 30_000, 10, 3_600_000),
  admin: text('ADMIN', '', 'names of accounts, with commas between them', /^[^\n\r]{0,500}$/),
  requestsPerMinute: whole('LIMIT_REQUESTS', 600, 1, 1_000_000),
  loginsPerMinute: whole('LIMIT_LOGINS', 20, 1, 1_000_000),
  guestsPerHour: whole('LIMIT_GUESTS', 30, 1, 1_000_000),
  tablesPerAccount: whole('LIMIT_TABLES', 50, 1, 1_000_000),
  recordsPerAccount: whole('LIMIT_RECORDS', 200, 0, 1_000_000),
  messagesPerSecond: whole('LIMIT_MESSAGES', LIMITS.perSecond, 1, 1_000_000),
  socketsPerAddress: whole('LIMIT_SOCKETS', 200, 1, 1_000_000),
  commitGroup: whole('COMMIT_GROUP', 512, 1, 10_000),
  liveTables: whole('LIVE_TABLES', 500, 1, 1_000_000),
  bodyBytes: whole('LIMIT_BODY_BYTES', 65_536, 1024, 10_000_000),
  logLevel: {
    env: 'LOG_LEVEL',
    fallback: 'info',
    read: (raw: string) => LEVELS.find((level) => level === raw),
    must: `one of ${LEVELS.join(', ')}`,
  },
} satisfies Record<string, Setting<unknown>>;

type Settings = typeof SETTINGS;
type ValueOf<S> = S extends { read(text: string): infer T } ? Exclude<T, undefined> : never;
/** Settings that may be off. */
type Off = 'databaseUrl' | 'publicUrl' | 'smtpUrl' | 'vapidPublicKey' | 'vapidPrivateKey' | 'vapidSubject';
export type Config = {
  readonly [K in keyof Settings]: ValueOf<Settings[K]> | (K extends Off ? null : never);
};

export const SETTING_NAMES: readonly string[] = Object.values(SETTINGS).map(({ env }) => env);
const flagOf = (env: string): string => `--${env.toLowerCase().replaceAll('_', '-')}`;

export type ConfigRead = { ok: true; config: Config } | { ok: false; problems: string[] };

export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[] = [],
): ConfigRead {
  const problems: string[] = [];
  const given = flagsFrom(args, problems);
  const config: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(SETTINGS)) {
    const raw = given.get(setting.env) ?? (env[setting.env] || setting.fallback);
    config[name] = raw === null ? null : setting.read(raw.trim());
    if (config[name] === undefined) problems.push(`${setting.env} must be ${setting.must}.`);
  }
  const read = config as Config;
  if ((read.vapidPublicKey === null) !== (read.vapidPrivateKey === null))
    problems.push('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be given together, or neither.');
  if (typeof read.smtpUrl === 'string' && read.publicUrl === null)
    problems.push('SMTP_URL needs PUBLIC_URL: links in mails must lead here, whatever host a request names.');
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: read };
}

/** `--port=3000` or `--port 3000`. */
function flagsFrom(args: readonly string[], problems: string[]): Map<string, string> {
  const given = new Map<string, string>();
  for (let i = 0; i < args.length; i++) {
    const [flag = '', ...rest] = args[i]!.split('=');
    const env = SETTING_NAMES.find((name) => flagOf(name) === flag);
    if (env === undefined) {
      problems.push(`There is no setting "${flag.slice(0, 60)}"; they are ${SETTING_NAMES.map(flagOf).join(', ')}.`);
      continue;
    }
    const value = rest.length > 0 ? rest.join('=') : args[++i];
    if (value === undefined) problems.push(`${flag} needs a value.`);
    else given.set(env, value);
  }
  return given;
}
