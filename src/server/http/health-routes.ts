/** For whoever runs the server: is it alive, may it be sent people, what does it count. */
import type { FastifyInstance } from 'fastify';
import { createWritable } from '../db/writable.ts';
import type { Context } from './context.ts';

export function healthRoutes(app: FastifyInstance, { db, metrics, isStopping, log, now }: Context): void {
  const unlimited = { config: { rateLimit: false as const } };
  const writable = createWritable(db, now);
  app.get('/healthz', unlimited, async () => ({ ok: true }));
  app.get('/readyz', unlimited, async (_request, reply) => {
    const why = isStopping() ? null : await writable();
    if (why !== null) log.error({ err: why }, 'nothing can be written');
    const ready = !isStopping() && why === null;
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  app.get('/metrics', unlimited, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
}
