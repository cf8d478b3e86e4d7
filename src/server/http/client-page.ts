/**
 * The client's one page, as it is sent for an address: with the files that this address needs named in its head, so that
 * a browser asks for all of them at once instead of finding them one after the other.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PageFiles, pageFiles } from '../../protocol/page-files.ts';

export const PAGE = 'index.html';
/** The lists, which the build leaves beside the page. */
export const LISTS = 'pages.json';

type Encoding = 'br' | 'gzip' | 'identity';
const PACK: Readonly<Record<Encoding, (page: Buffer) => Buffer>> = {
  br: (page) => brotliCompressSync(page),
  gzip: (page) => gzipSync(page),
  identity: (page) => page,
};

interface Ready {
  readonly body: Buffer;
  readonly tag: string;
}

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/assets/${file}">`
    : `<link rel="modulepreload" crossorigin href="/assets/${file}">`;

export function clientPage(root: string): SendPage {
  const html = readFileSync(join(root, PAGE), 'utf8');
  const lists = join(root, LISTS);
  const files: PageFiles | null = existsSync(lists) ? JSON.parse(readFileSync(lists, 'utf8')) : null;
  /** One for each set of files and way of packing: some dozens. */
  const made = new Map<string, Ready>();

  function pageWith(wanted: readonly string[], encoding: Encoding): Ready {
    const key = [encoding, ...wanted].join(' ');
    const there = made.get(key);
    if (there) return there;
    const page = html.replace('</head>', () => `${wanted.map(linkTo).join('')}</head>`);
    const body = PACK[encoding](Buffer.from(page));
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const ready = { body, tag };
    made.set(key, ready);
    return ready;
  }

  return (request, reply) => {
    const languages = (request.headers['accept-language'] ?? '')
      .slice(0, 200)
      .split(',')
      .map((tag) => tag.trim());
    const wanted = files ? pageFiles(files, { path: request.url.split('?')[0]!, languages }) : [];
    const encoding = encodingFor(request.headers['accept-encoding']);
    const { body, tag } = pageWith(wanted, encoding);
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('etag', tag);
    reply.header('vary', 'accept-language, accept-encoding');
    if (request.headers['if-none-match'] === tag && reply.statusCode === 200) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(body);
  };
}

/** The best that is accepted; `q=0` refuses. */
function encodingFor(accepted: string | string[] | undefined): Encoding {
  const named = `${accepted ?? ''}`.split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one));
  const encodings = named.map((one) => one.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).find((encoding) => encodings.includes(encoding)) ?? 'identity';
}
