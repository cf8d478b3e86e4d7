/** For whoever runs the server: is it alive, may it be sent people, what does it count. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from './context.ts';

export function healthRoutes(app: FastifyInstance, { db, metrics, isStopping, log }: Context): void {
  const unlimited = { config: { rateLimit: false as const } };
  app.get('/healthz', unlimited, async () => ({ ok: true }));
  app.get('/readyz', unlimited, async (_request, reply) => {
    const ready = !isStopping() && (await answers());
    return reply.code(ready ? 200 : 503).send({ ok: ready });
  });
  app.get('/metrics', unlimited, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));

  async function answers(): Promise<boolean> {
    try {
      await sql`select 1`.execute(db.q);
      return true;
    } catch (error) {
      log.error({ err: error }, 'the database does not answer');
      return false;
    }
  }
}
