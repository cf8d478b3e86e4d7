/** What costs a search or a replay: one at a time for each account, since it stands in line with everybody's bots. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOn } from './context.ts';
import { perAccount } from './limits.ts';
import { Refused } from './refused.ts';

export function sparingly(app: FastifyInstance, what: string, perMinute: number) {
  const limit = perAccount(app, what, perMinute, 60_000);
  const served = new Set<string>();
  return async <T>(request: FastifyRequest, work: () => Promise<T>): Promise<T> => {
    const { id } = accountOn(request);
    await limit(request);
    if (served.has(id)) throw new Refused('busy');
    served.add(id);
    return work().finally(() => served.delete(id));
  };
}
