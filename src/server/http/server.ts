/** The HTTP side: one Fastify with its guards, then the routes, one file per topic. */
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { type FastifyInstance, type FastifyReply, fastify } from 'fastify';
import { cookieName, isBanned, visitorOf } from '../people/sessions.ts';
import { accountRoutes } from './account-routes.ts';
import { adminRoutes } from './admin-routes.ts';
import { clientIn } from './client.ts';
import type { Context } from './context.ts';
import { answerErrors } from './errors.ts';
import { healthRoutes } from './health-routes.ts';
import { loginRoutes } from './login-routes.ts';
import { networkOf } from './network.ts';
import { isOwnOrigin } from './origin.ts';
import { homeRoute, pageRoutes } from './pages.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { recordRoutes } from './record-routes.ts';
import { Refused } from './refused.ts';
import { seatRoutes } from './seat-routes.ts';
import { tableRoutes } from './table-routes.ts';
import { talkRoutes } from './talk-routes.ts';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];
/** What a banned person may still do: see why, take their data along, leave. */
const OPEN_TO_BANNED = ['/api/me', '/api/me/export', '/api/logout'];

/** Adds routes to their own scope. */
export type Routes = (app: FastifyInstance, context: Context) => void;

export async function createHttp(context: Context, more: readonly Routes[] = []): Promise<FastifyInstance> {
  const { config, metrics, log } = context;
  const app = fastify({
    logger: false, // our own line below names no address, query or body
    bodyLimit: config.bodyBytes,
    trustProxy: (_address, hop) => hop < config.trustProxy,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (_error, _request, reply) => {
      // An address that cannot be read: no field of anybody's.
      (reply as FastifyReply).code(400).send(new Refused('malformed', { at: '', shape: 'text-malformed' }).toJSON());
    },
  });
  app.removeContentTypeParser('text/plain');
  const client = clientIn(config.webDir);
  answerErrors(app, log, client === null ? () => false : client.answer);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'], // a picture to share is drawn from a blob
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
  });
  await app.register(cookie);
  await app.register(rateLimit, {
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    allowList: (request) => request.url.startsWith('/assets/'), // one visit takes dozens, once
    errorResponseBuilder: (_request, { ttl }) => new Refused('too-many-requests', { seconds: Math.ceil(ttl / 1000) }),
  });
  guard(app, context);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const ms = Math.round(reply.elapsedTime);
    metrics.requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    log.info({ method, route, status: reply.statusCode, ms }, 'request');
  });
  if (client !== null) await client.serve(app);
  else app.get('/', homeRoute);
  for (const routes of [
    healthRoutes,
    pageRoutes,
    loginRoutes,
    passkeyRoutes,
    accountRoutes,
    peopleRoutes,
    adminRoutes,
    tableRoutes,
    seatRoutes,
    talkRoutes,
    recordRoutes,
    ...more,
  ])
    await app.register(async (scope) => routes(scope, context));
  return app;
}

/** Who asks, and from where: before any route. */
function guard(app: FastifyInstance, { config, db, now }: Context): void {
  const perAccount = app.createRateLimit({
    max: config.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => `account ${request.visitor?.account.id}`,
  });
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request) => {
    if (!SAFE.includes(request.method) && !isOwnOrigin(config.publicUrl, request.headers))
      throw new Refused('foreign-origin');
    if (!request.url.startsWith('/api/') && !request.url.startsWith('/link/')) return;
    request.visitor = await visitorOf(db, request.cookies[cookieName(config.publicUrl)], now());
    if (!request.visitor) return;
    // One account behind many addresses is still one account.
    const limit = await perAccount(request);
    if (!limit.isAllowed && limit.isExceeded) throw new Refused('too-many-requests', { seconds: limit.ttlInSeconds });
    const { account } = request.visitor;
    if (isBanned(account, now()) && !OPEN_TO_BANNED.includes(request.routeOptions.url ?? ''))
      throw new Refused('banned', { until: account.banned_until ?? 0, reason: account.ban_reason ?? '' });
  });
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
