/** Tighter limits than the general one: where guessing pays, and where rows are made by nobody in particular. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nameKey } from '../people/names.ts';
import type { Context } from './context.ts';
import { networkOf } from './network.ts';
import { Refused } from './refused.ts';

type Check = (request: FastifyRequest) => Promise<void>;

const MINUTE = 60_000;

/** Whom a log-in is about, if it names anybody: guesses at one account are counted together, wherever they come from. */
function about(request: FastifyRequest): string | null {
  const { name, mail } = (request.body ?? {}) as { name?: unknown; mail?: unknown };
  if (typeof name === 'string') return `name ${nameKey(name.slice(0, 200))}`;
  return typeof mail === 'string' ? `mail ${mail.slice(0, 200).toLowerCase()}` : null;
}

function limiter(
  app: FastifyInstance,
  max: number,
  timeWindow: number,
  keyGenerator: (request: FastifyRequest) => string,
): Check {
  const check = app.createRateLimit({ max, timeWindow, keyGenerator });
  return async (request) => {
    const found = await check(request);
    if (!found.isAllowed && found.isExceeded) throw new Refused('too-many-requests', { seconds: found.ttlInSeconds });
  };
}

/** So many of something for one account. */
export const perAccount = (app: FastifyInstance, what: string, max: number, timeWindow: number): Check =>
  limiter(app, max, timeWindow, ({ visitor }) => `${what} ${visitor?.account.id}`);

export function limits(app: FastifyInstance, { config }: Context): { login: Check; guests: Check } {
  const limit = (max: number, time: number, key: (request: FastifyRequest) => string) => limiter(app, max, time, key);
  const byAddress = limit(config.loginsPerMinute, MINUTE, ({ ip }) => `login ${networkOf(ip)}`);
  const byName = limit(
    config.loginsPerMinute * 2,
    10 * MINUTE,
    (request) => about(request) ?? `address ${networkOf(request.ip)}`,
  );
  // A quarter of them from one network: nobody alone can use up the tries of an account and keep its owner out.
  const share = Math.ceil(config.loginsPerMinute / 2);
  const byBoth = limit(share, 10 * MINUTE, (request) => `${about(request)} from ${networkOf(request.ip)}`);
  return {
    login: async (request) => {
      await byAddress(request);
      if (about(request) !== null) await byBoth(request);
      await byName(request);
    },
    guests: limit(config.guestsPerHour, 60 * MINUTE, ({ ip }) => `guest ${networkOf(ip)}`),
  };
}
