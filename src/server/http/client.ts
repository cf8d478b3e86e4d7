/** The web client as files: its one page for every address that is the client's, the rest by name. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isClientPath } from '../../protocol/addresses.ts';
import { clientPage, PAGE, type SendPage } from './client-page.ts';

/** Names made of their content: they never change. */
const HASHED = '/assets/';
/**
 * What says something of a page, not of a script or a style; and what asks whether a file has changed. A visit takes
 * dozens of files, and these lines would be a sixth of it.
 */
const NOT_OF_FILES = [
  ...['cross-origin-opener-policy', 'origin-agent-cluster', 'referrer-policy', 'x-dns-prefetch-control'],
  ...['x-download-options', 'x-frame-options', 'x-permitted-cross-domain-policies', 'x-xss-protection'],
  ...['accept-ranges', 'etag', 'last-modified'],
];

export interface Client {
  /** Gives out its files. */
  serve(app: FastifyInstance): Promise<void>;
  /** The page for an address of the client; false when a program asked, or something else was meant. */
  answer(request: FastifyRequest, reply: FastifyReply): boolean;
}

/** The built client in a folder, or null: the server then shows a plain page of its own. */
export function clientIn(folder: string): Client | null {
  const root = resolve(folder);
  if (!existsSync(join(root, PAGE))) return null;
  const send = clientPage(root);
  return { serve: (app) => serve(app, root, send), answer: (request, reply) => answer(request, reply, send) };
}

async function serve(app: FastifyInstance, root: string, send: SendPage): Promise<void> {
  await app.register(async (files) => {
    files.addHook('onSend', async (request, reply) => {
      if (reply.statusCode >= 400) return; // what is missing or refused now may be there later
      const isHashed = request.url.startsWith(HASHED);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (isHashed) for (const name of NOT_OF_FILES) reply.removeHeader(name);
    });
    await files.register(fastifyStatic, {
      root,
      wildcard: false, // only files that are there get a route: all else is answered below
      index: false,
      preCompressed: true,
      cacheControl: false,
    });
  });
  app.get('/', async (request, reply) => send(request, reply));
}

function answer(request: FastifyRequest, reply: FastifyReply, send: SendPage): boolean {
  const path = request.url.split('?')[0]!;
  if (request.method !== 'GET' || path.startsWith('/api/') || !request.headers.accept?.includes('text/html'))
    return false;
  send(request, reply.code(isClientPath(path) ? 200 : 404));
  return true;
}
