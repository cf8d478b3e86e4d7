/** The web client as files: its one page for every address that is the client's, the rest by name. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isClientPath } from '../../protocol/addresses.ts';

const PAGE = 'index.html';
/** Names made of their content: they never change. */
const HASHED = /[\\/]assets[\\/]/;

/** Where a built client lies, or null: the server then shows a plain page of its own. */
export const clientIn = (folder: string): string | null =>
  existsSync(join(resolve(folder), PAGE)) ? resolve(folder) : null;

export async function serveClient(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false, // only files that are there get a route: all else is answered below
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', async (_request, reply) => page(reply));
}

/** The page for an address of the client; false when a program asked, or something else was meant. */
export function answerWithClient(request: FastifyRequest, reply: FastifyReply): boolean {
  const path = request.url.split('?')[0]!;
  if (request.method !== 'GET' || path.startsWith('/api/') || !request.headers.accept?.includes('text/html'))
    return false;
  page(reply.code(isClientPath(path) ? 200 : 404));
  return true;
}

const page = (reply: FastifyReply): FastifyReply => reply.sendFile(PAGE);
