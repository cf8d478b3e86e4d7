/** Errors as `{ error: { code, params } }`. What we did not foresee is logged whole and told as `bug` alone. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { DatabaseBusy } from '../db/database.ts';
import { Refused, type RefusedCode } from './refused.ts';

const FASTIFY: Readonly<Record<string, RefusedCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
};

export function refusedBy(error: unknown): Refused | null {
  if (error instanceof Refused) return error;
  if (error instanceof DatabaseBusy) return new Refused('busy');
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const known = FASTIFY[code ?? ''];
  if (known) return new Refused(known, known === 'malformed' ? { at: '', shape: 'expected-object' } : {});
  // A body that is no JSON, or one that reaches for a prototype.
  if (statusCode === 400) return new Refused('malformed', { at: '', shape: 'expected-object' });
  return null;
}

/** `page` may answer an unknown address with a page of the client. */
export function answerErrors(
  app: FastifyInstance,
  log: Logger,
  page: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refused = refusedBy(error) ?? new Refused('bug');
    if (refused.code === 'bug')
      log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'bug');
    if (typeof refused.params.seconds === 'number') reply.header('retry-after', refused.params.seconds);
    reply.code(refused.status).send(refused.toJSON());
  });
  app.setNotFoundHandler((request, reply) => {
    if (!page(request, reply)) reply.code(404).send(new Refused('not-found').toJSON());
  });
}
