/** What every route is given. */
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { isPlainObject } from '../../kernel/shape.ts';
import { isLocale, type Locale } from '../../text/locale.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { TableDoor } from '../lobby/door.ts';
import type { Mailer } from '../people/mailer.ts';
import type { Account, Visitor } from '../people/sessions.ts';
import type { Metrics } from './metrics.ts';
import { Refused } from './refused.ts';

export interface Context {
  config: Config;
  db: Database;
  /** The live tables. */
  door: TableDoor;
  /** Null when no SMTP server is set. */
  mailer: Mailer | null;
  /** Seals challenges; the same in all processes. */
  secret: string;
  metrics: Metrics;
  log: Logger;
  now(): number;
  /** True once the server drains: no new work. */
  isStopping(): boolean;
  /** Sockets of these sessions end, in every process. */
  signedOut(of: SignedOut): Promise<void>;
}

/** Whose sessions have ended: one session, or all of an account (those that are still good connect again). */
export type SignedOut = { account: string } | { session: string };

export function signedOutFrom(payload: string): SignedOut | null {
  const raw: unknown = JSON.parse(payload);
  if (!isPlainObject(raw)) return null;
  if (typeof raw.account === 'string') return { account: raw.account };
  return typeof raw.session === 'string' ? { session: raw.session } : null;
}

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor | null;
  }
}

export function visitorOn(request: FastifyRequest): Visitor {
  if (!request.visitor) throw new Refused('not-logged-in');
  return request.visitor;
}

export const accountOn = (request: FastifyRequest): Account => visitorOn(request).account;

export function adminOn(request: FastifyRequest): Account {
  const account = accountOn(request);
  if (account.role !== 'admin') throw new Refused('forbidden');
  return account;
}

export const callerOn = (request: FastifyRequest): { agent: string; address: string } => ({
  agent: request.headers['user-agent'] ?? '',
  address: request.ip,
});

/** The language asked for: by the address, by the account, by the browser; English otherwise. */
export function localeOn(request: FastifyRequest): Locale {
  const asked = (request.query as Record<string, unknown> | undefined)?.lang;
  if (isLocale(asked)) return asked;
  if (isLocale(request.visitor?.account.locale)) return request.visitor.account.locale;
  const accepted = (request.headers['accept-language'] ?? '').slice(0, 200).split(',');
  return accepted.map((tag) => tag.trim().slice(0, 2).toLowerCase()).find(isLocale) ?? 'en';
}

/** An id in an address: anything else names nothing. */
export function idOn(request: FastifyRequest, name = 'id'): string {
  const id = (request.params as Record<string, string>)[name] ?? '';
  if (!/^[a-z0-9]{1,64}$/.test(id)) throw new Refused('not-found');
  return id;
}
