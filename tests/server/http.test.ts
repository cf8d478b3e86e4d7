/** The outside of the server: headers, origins, limits, pages, health, metrics, logs; and the real program. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from './support/client.ts';
import { Person } from './support/person.ts';
import { freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer, testEnv } from './support/start.ts';
import { freeTable } from './support/tables.ts';

const ROOT = resolve(import.meta.dirname, '../..');

describe.each(KINDS)('http on %s', (kind) => {
  let server: Running;
  let base: string;
  const logged: string[] = [];
  beforeAll(async () => {
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) });
    server = await startServer(kind, { LIMIT_BODY_BYTES: '2000' }, { log });
    base = server.address;
  });
  afterAll(() => server?.end());

  test('pages say what this is, in both languages, without a script', async () => {
    const nobody = new Person(base);
    for (const [path, lang, words] of [
      ['/', 'en', 'The server is running'],
      ['/', 'fr', 'Le serveur fonctionne'],
      ['/privacy', 'en', 'There is one cookie'],
      ['/privacy', 'fr', 'Il y a un seul cookie'],
      ['/about', 'en', 'An unofficial work'],
      ['/about', 'fr', 'Une œuvre non officielle'],
    ] as const) {
      const page = await nobody.get(path, { 'accept-language': lang === 'fr' ? 'fr-CA,en;q=0.5' : 'de, en' });
      expect(page.text).toContain(`<html lang="${lang}">`);
      expect(page.text).toContain(words);
      expect(page.text).not.toMatch(/<script|<style|\son\w+=/);
      expect(page.text).toMatch(/href="\/privacy\?lang=/);
      expect(page.text).toMatch(/href="\/about\?lang=/);
    }
    expect((await nobody.get('/fr/privacy')).text).toContain('Vie privée');
    expect((await nobody.get('/?lang=fr')).text).toContain('lang="fr"');
    expect((await nobody.get('/server.css')).headers.get('content-type')).toContain('text/css');
  });

  test('headers: a policy without inline script, no framing, no sniffing, nothing cached of one’s own', async () => {
    const { headers } = await new Person(base).get('/api/me');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|sha256|nonce/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('an address that cannot be read is refused without naming a field: nobody filled one in', async () => {
    const { status, body } = await new Person(base).get('/api/tables/%zz');
    expect([status, body.error]).toEqual([400, { code: 'malformed', params: { at: '', shape: 'text-malformed' } }]);
  });

  test('another page cannot change anything, whatever it says it sends', async () => {
    const person = await Person.guest(base);
    for (const origin of ['http://evil.example', 'null', `${base}.evil.example`, base.replace('http:', 'https:')])
      expect((await person.post('/api/logout', {}, { origin })).body.error.code).toBe('foreign-origin');
    expect((await person.post('/api/logout', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
      expect((await person.post('/api/logout', '{}', { 'content-type': type })).body.error.code).toBe('not-json');
    expect((await person.get('/api/me')).body.account.id).toBe(person.id);
    expect((await person.post('/api/logout', {}, { origin: base })).status).toBe(200);
  });

  test('too much is too much: bytes, and requests by address and by account', async () => {
    const big = await new Person(base).post('/api/guest', { name: 'x'.repeat(3000) });
    expect([big.status, big.body.error.code]).toEqual([413, 'too-large']);
    const strict = await startServer(kind, { LIMIT_REQUESTS: '20', TRUST_PROXY: '1', LIMIT_GUESTS: '2' });
    try {
      const from = (address: string) => ({ 'x-forwarded-for': address });
      const nobody = new Person(strict.address);
      const statuses: number[] = [];
      for (let n = 0; n < 25; n++) statuses.push((await nobody.get('/api/games', from('203.0.113.1'))).status);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      const refused = await nobody.get('/api/games', from('203.0.113.1'));
      expect(refused.body.error.code).toBe('too-many-requests');
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await nobody.get('/api/games', from('203.0.113.2'))).status).toBe(200);
      expect((await nobody.get('/healthz', from('203.0.113.1'))).status).toBe(200);
      const home: number[] = [];
      for (let n = 0; n < 25; n++) home.push((await nobody.get('/api/games', from(`2001:db8:1:2::${n}`))).status);
      expect(home.filter((status) => status === 429)).toHaveLength(5);
      expect((await nobody.get('/api/games', from('2001:db8:1:3::1'))).status).toBe(200);
      const person = new Person(strict.address);
      await person.post('/api/guest', {}, from('203.0.113.3'));
      const many: number[] = [];
      for (let n = 0; n < 25; n++) many.push((await person.get('/api/me', from(`203.0.113.${100 + n}`))).status);
      expect(many.slice(-4)).toEqual([429, 429, 429, 429]);
      const guests: number[] = [];
      for (let n = 0; n < 3; n++)
        guests.push((await new Person(strict.address).post('/api/guest', {}, from('203.0.113.4'))).status);
      expect(guests).toEqual([201, 201, 429]);
    } finally {
      await strict.end();
    }
  });

  test('health and metrics', async () => {
    const nobody = new Person(base);
    expect((await nobody.get('/healthz')).body).toEqual({ ok: true });
    expect((await nobody.get('/readyz')).body).toEqual({ ok: true });
    const person = await Person.guest(base);
    await freeTable(person, 2);
    const client = await Client.open(`${base.replace('http', 'ws')}/socket`, { cookie: person.cookieHeader });
    const { text } = await nobody.get('/metrics');
    expect(text).toMatch(/^turntable_sockets 1$/m);
    expect(text).toMatch(/^turntable_database_transactions_total [1-9]/m);
    expect(text).toMatch(/^turntable_http_seconds_count\{method="POST",route="\/api\/tables",status="201"\} 1$/m);
    for (const name of ['tables_live', 'commands_total', 'freezes_total', 'resyncs_total'])
      expect(text).toMatch(new RegExp(`^turntable_${name} `, 'm'));
    expect(text).not.toContain(person.id);
    client.socket.close();
  });

  test('logs name routes, never secrets, names, addresses or queries', async () => {
    const person = await Person.registered(base, 'Logged Lou', 'a very secret word');
    await person.post('/api/login', { name: 'Logged Lou', password: 'not the secret one' });
    await person.get('/api/tables/abc?key=secretkeyintheurl');
    await person.get('/link/secrettokenintheurl');
    const text = logged.join('');
    expect(text).toContain('"route":"/api/tables/:id"');
    const secrets = ['Logged Lou', 'secret', '127.0.0.1', person.cookies.get('turntable')!, person.id];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });

  test('a socket from another page is turned away', async () => {
    const person = await Person.guest(base);
    const url = `${base.replace('http', 'ws')}/socket`;
    await expect(Client.open(url, { cookie: person.cookieHeader, origin: 'http://evil.example' })).rejects.toThrow(
      '403',
    );
    const own = await Client.open(url, { cookie: person.cookieHeader, origin: base });
    own.socket.close();
  });
});

describe('the program itself', () => {
  const children: ChildProcess[] = [];
  afterAll(() => {
    for (const child of children) child.kill('SIGKILL');
  });

  function run(env: Record<string, string>, args: string[] = []) {
    const child = spawn(process.execPath, [join(ROOT, 'src/server/main.ts'), ...args], {
      cwd: ROOT,
      env: { PATH: process.env.PATH ?? '', ...env },
    });
    children.push(child);
    let text = '';
    const said = { text: () => text };
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data));
    const ended = new Promise<number | null>((done) => child.on('exit', done));
    const address = async (): Promise<string> => {
      for (let n = 0; n < 3000; n++) {
        const found = /listens on (http:\S+)/.exec(text)?.[1];
        if (found) return found;
        if (child.exitCode !== null) throw new Error(text);
        await new Promise((later) => setTimeout(later, 10));
      }
      throw new Error(`no address: ${text}`);
    };
    return { child, ended, address, said };
  }

  test.each(KINDS)('on %s: prints its address, plays, drains on SIGTERM, and goes on where it was', async (kind) => {
    const fresh = await freshDatabase(kind);
    const first = run(testEnv(fresh));
    const base = await first.address();
    const person = await Person.registered(base, 'Lasting');
    const table = await freeTable(person, 2);
    await person.put(`/api/tables/${table}/seats/1/bot`, { bot: 'random' });
    const client = await Client.open(`${base.replace('http', 'ws')}/socket`, { cookie: person.cookieHeader });
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(client.closed).toBe(1001);
    const second = run(testEnv(fresh));
    const again = new Person(await second.address());
    for (const [name, value] of person.cookies) again.cookies.set(name, value);
    expect((await again.get('/api/me')).body.account.id).toBe(person.id);
    expect((await again.get(`/api/tables/${table}`)).body.table.state).toBe('running');
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    await fresh.remove();
  });

  test('a wrong setting is one sentence, not a trace', async () => {
    const { ended, said } = run({ PORT: 'x', LOG_LEVEL: 'loud' }, ['--nonsense=1']);
    expect(await ended).toBe(2);
    expect(said.text()).toContain('turntable: PORT must be a whole number from 0 to 65535.\n');
    expect(said.text()).toContain('turntable: There is no setting "--nonsense"');
    expect(said.text()).not.toMatch(/\n\s+at /);
  });

  test('a database that does not answer, a folder that is none: one sentence', async () => {
    const nobody = run({ PORT: '0', DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/x' });
    expect(await nobody.ended).toBe(2);
    expect(nobody.said.text()).toMatch(/^turntable: The PostgreSQL of DATABASE_URL cannot be used: .*\n$/);
    expect(nobody.said.text()).not.toContain('hidden');
    // The second: a file system that makes no folders, where there is one.
    for (const dataDir of [join(ROOT, 'package.json'), '/proc/none/data']) {
      const file = run({ PORT: '0', DATA_DIR: dataDir });
      expect(await file.ended).toBe(2);
      expect(file.said.text()).toMatch(/^turntable: The data folder .* cannot be made: .*\n$/);
    }
  });

  test('a port that is taken: one sentence too', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'turntable-main-'));
    const one = run({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const { port } = new URL(await one.address());
    const other = mkdtempSync(join(tmpdir(), 'turntable-main-'));
    const two = run({ PORT: port, DATA_DIR: other, LOG_LEVEL: 'silent' });
    expect(await two.ended).toBe(2);
    expect(two.said.text()).toContain(`turntable: PORT ${port} on 127.0.0.1 is taken by another program.`);
    one.child.kill('SIGTERM');
    await one.ended;
    for (const folder of [dataDir, other]) rmSync(folder, { recursive: true, force: true });
  });
});
