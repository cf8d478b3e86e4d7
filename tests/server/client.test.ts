/** The web client as the server gives it out. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CLIENT_PAGES } from '../../src/protocol/addresses.ts';
import type { PageFiles } from '../../src/protocol/page-files.ts';
import { Person } from './support/person.ts';
import { type Running, startServer } from './support/start.ts';

const SCRIPT = 'export const long = "a line";\n'.repeat(100);

const FILES: PageFiles = {
  ...{ play: ['play.js', 'play.css'], here: ['tables.js'], text: { en: ['en.js'], fr: ['fr.js'] } },
  game: { 'chicago-express': ['ce.js'], 'chicago-express en': ['ce-en.js'], 'chicago-express fr': ['ce-fr.js'] },
  page: { '': ['home.js'] },
  pageText: { en: ['pages-en.js'], fr: ['pages-fr.js'] },
};

describe('the web client', () => {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-client-'));
  let server: Running;
  const ask = (path: string, accept = 'text/html', encoding = 'identity') =>
    new Person(server.address).get(path, { accept, 'accept-encoding': encoding });

  beforeAll(async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><head><title>The client</title></head>');
    writeFileSync(join(folder, 'pages.json'), JSON.stringify(FILES));
    writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting;');
    writeFileSync(join(folder, 'assets/main-abc123.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/main-abc123.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets/gone-abc123.js'), SCRIPT);
    server = await startServer('sqlite', { WEB_DIR: folder, LIMIT_REQUESTS: '200' });
  });
  afterAll(async () => {
    await server?.end();
    rmSync(folder, { recursive: true, force: true });
  });

  test('every address of the client is its page, asked again each time', async () => {
    for (const page of CLIENT_PAGES) {
      const answer = await ask(page === '' ? '/' : `/${page}/something?at=84`);
      expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('The client')]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-security-policy')).not.toContain('unsafe');
    }
  });

  test('a page names the files of its own address, in the language asked for', async () => {
    const filesAt = async (path: string, language: string) => {
      const headers = { accept: 'text/html', 'accept-language': language };
      const { text } = await new Person(server.address).get(path, headers);
      return [...text.matchAll(/<link rel="(modulepreload|preload" as="style)" crossorigin href="\/assets\/([^"]+)">/g)]
        .map(([, , file]) => file)
        .join(' ');
    };
    expect(await filesAt('/', 'de, fr;q=0.9')).toBe('home.js fr.js pages-fr.js');
    expect(await filesAt('/here/chicago-express-3f5a?at=3', 'en-GB')).toBe(
      'play.js play.css tables.js en.js ce.js ce-en.js',
    );
    expect(await filesAt('/table/3f5a', 'fr')).toBe('play.js play.css fr.js');
    expect(await filesAt('/nowhere', 'fr')).toBe('');
  });

  test('a page that has not changed is not sent again; it comes packed to whoever reads that', async () => {
    const first = await ask('/', 'text/html', 'br, gzip');
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toBe('accept-language, accept-encoding');
    const tag = first.headers.get('etag') ?? '';
    const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
    const person = new Person(server.address);
    expect((await person.get('/', { ...headers, 'if-none-match': tag })).status).toBe(304);
    expect((await person.get('/', { ...headers, 'accept-language': 'fr', 'if-none-match': tag })).status).toBe(200);
    expect((await ask('/', 'text/html', 'gzip')).headers.get('content-encoding')).toBe('gzip');
    expect((await ask('/', 'text/html', 'br;q=0, gzip;q=0.5')).headers.get('content-encoding')).toBe('gzip');
  });

  test('a file that is no longer there is not remembered as missing', async () => {
    rmSync(join(folder, 'assets/gone-abc123.js'));
    const answer = await ask('/assets/gone-abc123.js', '*/*');
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  });

  test('an address of nobody is the page too, which says so, with its status', async () => {
    const answer = await ask('/nowhere');
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('The client')]);
  });

  test('programs, and what is the server’s own, are answered as before', async () => {
    expect((await ask('/play', 'application/json')).body.error.code).toBe('not-found');
    expect((await ask('/api/nowhere')).body.error.code).toBe('not-found');
    expect((await ask('/../package.json', '*/*')).status).toBe(404);
    expect((await ask('/privacy')).text).toContain('There is one cookie');
    expect((await ask('/about')).text).toContain('An unofficial work');
    expect((await ask('/healthz')).body).toEqual({ ok: true });
  });

  test('files named after their content are kept for ever and sent compressed; the service worker is not kept', async () => {
    const plain = await ask('/assets/main-abc123.js', '*/*');
    expect(plain.text).toBe(SCRIPT);
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const packed = await ask('/assets/main-abc123.js', '*/*', 'br');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    // Few words with each of them, but those that a script needs: what a worker may do is said by its own file.
    expect(packed.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(packed.headers.get('x-content-type-options')).toBe('nosniff');
    for (const name of ['etag', 'last-modified', 'x-frame-options']) expect(packed.headers.get(name)).toBeNull();
    expect((await ask('/sw.js', '*/*')).headers.get('etag')).not.toBeNull();
    expect((await ask('/sw.js', '*/*')).headers.get('cache-control')).toBe('no-cache');
  });

  test('files do not use up the requests of an address', async () => {
    for (let n = 0; n < 250; n++) expect((await ask('/assets/main-abc123.js', '*/*')).status).toBe(200);
    expect((await ask('/api/games')).status).toBe(200);
  });
});
