/**
 * Every route met with malformed, oversized, foreign and unauthorised requests: an answer of ours with a fitting
 * code each time, nothing changed, no crash.
 */
import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { REFUSED } from '../../src/protocol/http.ts';
import { type Answer, Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';
import { freeTable, playersAt } from './support/tables.ts';

/** Routes that change something, and need somebody who is logged in. */
const OWN: readonly [method: string, path: string][] = [
  ['PATCH', '/api/me'],
  ['DELETE', '/api/me'],
  ['PUT', '/api/me/preferences'],
  ['PUT', '/api/me/password'],
  ['PUT', '/api/me/mail'],
  ['POST', '/api/me/passkeys'],
  ['DELETE', '/api/me/passkeys/nothing'],
  ['POST', '/api/targets'],
  ['PATCH', '/api/targets/nothing'],
  ['DELETE', '/api/targets/nothing'],
  ['POST', '/api/targets/nothing/test'],
  ['DELETE', '/api/sessions/nothing'],
  ['PUT', '/api/me/blocks/nobody'],
  ['PUT', '/api/me/mutes/nobody'],
  ['POST', '/api/me/records'],
  ['DELETE', '/api/me/records/nothing'],
  ['POST', '/api/reports'],
  ['POST', '/api/tables'],
  ['POST', '/api/tables/:table/invite'],
  ['POST', '/api/tables/:table/take-over'],
  ['POST', '/api/tables/:table/cancel'],
  ['POST', '/api/tables/:table/leave'],
  ['POST', '/api/tables/:table/rematch'],
  ['PUT', '/api/tables/:table/seats/1/bot'],
  ['PUT', '/api/tables/:table/notes'],
  ['POST', '/api/tables/:table/join'],
  ['DELETE', '/api/tables/:table/invitations/nobody'],
];
/** Routes that take no body, or any: they are met by strangers, other pages and other kinds of bodies only. */
const BODILESS: readonly [string, string][] = [
  ['DELETE', '/api/me/mail'],
  ['POST', '/api/me/recovery-codes'],
  ['POST', '/api/me/passkeys/options'],
  ['DELETE', '/api/sessions'],
  ['DELETE', '/api/me/blocks/nobody'],
  ['DELETE', '/api/me/mutes/nobody'],
  ['DELETE', '/api/me/invitations/nothing'],
  ['POST', '/api/tables/:table/hint'],
];
const ADMIN: readonly [string, string][] = [
  ['GET', '/api/admin/reports'],
  ['POST', '/api/admin/reports/nothing'],
  ['POST', '/api/admin/chat/nothing'],
  ['POST', '/api/admin/accounts/nobody/ban'],
];
const OPEN: readonly [string, string][] = [
  ['POST', '/api/register'],
  ['POST', '/api/login'],
  ['POST', '/api/login/recovery'],
  ['POST', '/api/login/mail'],
  ['POST', '/api/login/link'],
  ['POST', '/api/login/passkey'],
];
const PRIVATE: readonly [string, string][] = [
  ['GET', '/api/sessions'],
  ['GET', '/api/me/tables'],
  ['GET', '/api/me/invitations'],
  ['GET', '/api/me/blocks'],
  ['GET', '/api/me/mutes'],
  ['GET', '/api/me/passkeys'],
  ['GET', '/api/me/records'],
  ['GET', '/api/me/export'],
  ['GET', '/api/people?name=ab'],
  ['GET', '/api/tables/:table/chat'],
  ['GET', '/api/tables/:table/notes'],
  ['GET', '/api/me/records/nothing'],
  ['GET', '/api/targets'],
  ['GET', '/api/targets/nothing/deliveries'],
];
/** What anybody may ask for; nothing is changed by asking, save a new guest or the end of one's own session. */
const FOR_ALL: readonly [string, string][] = [
  ['GET', '/api/me'],
  ['GET', '/api/games'],
  ['GET', '/api/games/:game/leaderboard'],
  ['GET', '/api/games/:game/statistics'],
  ['GET', '/api/profiles/nobody'],
  ['GET', '/api/ratings/rules'],
  ['GET', '/api/push/key'],
  ['GET', '/api/tables'],
  ['GET', '/api/tables/:table'],
  ['GET', '/api/tables/:table/record'],
  ['POST', '/api/guest'],
  ['POST', '/api/logout'],
  ['POST', '/api/login/passkey/options'],
];

/** Bodies that no route takes. */
const NONSENSE: readonly unknown[] = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"text"',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{"role":"admin"}}}',
  '\u0000',
  `${'['.repeat(20_000)}`,
  { unknown: true },
  {
    name: 7,
    password: {},
    mail: [],
    code: null,
    token: 1,
    response: 'x',
    game: {},
    seats: 'all',
    state: 0,
    hidden: 'yes',
  },
  { name: '\u0000', password: '\u202e', text: 'x'.repeat(5000), account: "' or 1=1 --", seat: -1, bot: '../random' },
  { until: 'forever', reason: 1 },
];

const AROUND = ['desks', 'results', 'ratings', 'targets', 'deliveries', 'records', 'snapshots'];

/** `METHOD /path` of each route, from the tree that Fastify prints: a level is four characters further in. */
function routesIn(tree: string): string[] {
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*[├└]── )(\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? [];
    if (indent === '') return [];
    const level = indent.length / 4 - 1;
    above.splice(level, above.length, path);
    const whole = above.join('');
    return methods.split(', ').flatMap((method) => (/^(|HEAD|OPTIONS)$/.test(method) ? [] : [`${method} ${whole}`]));
  });
}

describe.each(KINDS)('nonsense on %s', (kind) => {
  let server: Running;
  let tree: () => string;
  let base: string;
  let ann: Person;
  let eve: Person;
  let table: string;
  let waiting: string;
  beforeAll(async () => {
    const seeRoutes = (app: FastifyInstance) => {
      tree = () => app.printRoutes({ commonPrefix: false });
    };
    server = await startServer(kind, { LIMIT_BODY_BYTES: '32768' }, { routes: [seeRoutes] });
    base = server.address;
    const at = await playersAt(base, ['Fuzz Ann', 'Fuzz Bob']);
    ann = at.people[0]!;
    table = at.table;
    waiting = await freeTable(ann, 3, { visibility: 'invitation' });
    eve = await Person.registered(base, 'Fuzz Eve');
  });
  afterAll(() => server?.end());

  const at = (path: string, id = table) => path.replace(':table', id);

  /** All rows but those that only say when somebody was last seen. */
  async function everything(): Promise<string> {
    const hash = createHash('sha256');
    for (const name of [
      'accounts',
      'sessions',
      'passkeys',
      'recovery_codes',
      'mail_links',
      'blocks',
      'mutes',
      'reports',
    ])
      hash.update(
        JSON.stringify((await sql`select * from ${sql.table(name)} order by 1, 2`.execute(server.db.q)).rows),
      );
    for (const name of [...AROUND, 'tables', 'seats', 'invitations', 'tenures', 'entries', 'chat', 'notes', 'settings'])
      hash.update(
        JSON.stringify((await sql`select * from ${sql.table(name)} order by 1, 2`.execute(server.db.q)).rows),
      );
    return hash.digest('hex');
  }

  function isOurs(answer: Answer, allowed: readonly number[]): void {
    expect(allowed).toContain(answer.status);
    const { code } = answer.body.error;
    expect(REFUSED).toHaveProperty([code], answer.status);
    expect(Object.keys(answer.body)).toEqual(['error']);
    expect(Object.keys(answer.body.error).sort()).toEqual(['code', 'params']);
    expect(answer.text).not.toMatch(/node_modules|\.ts:|sqlite|postgres|select |Error:/i);
  }

  test('no route is left out', () => {
    const met = [...OWN, ...BODILESS, ...ADMIN, ...OPEN, ...PRIVATE, ...FOR_ALL].map(
      ([method, path]) => `${method} ${path.replace(/\?.*/, '')}`,
    );
    const routes = routesIn(tree()).filter((route) => / \/api\//.test(route));
    expect(routes.length).toBeGreaterThan(60);
    const isMet = (route: string) => {
      const pattern = new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`);
      return met.some((one) => pattern.test(one));
    };
    expect(routes.filter((route) => !isMet(route))).toEqual([]);
  });

  test('nonsense is refused everywhere and changes nothing', async () => {
    const before = await everything();
    for (const [method, path] of [...OWN, ...OPEN])
      for (const body of NONSENSE) isOurs(await ann.ask(method, at(path), body), [400, 401, 403, 404, 409, 413, 422]);
    expect(await everything()).toBe(before);
    expect((await ann.get('/api/me')).body.account.id).toBe(ann.id);
  }, 120_000);

  test('nobody in particular gets nothing of what is somebody’s', async () => {
    const before = await everything();
    for (const [method, path] of [...OWN, ...BODILESS, ...PRIVATE, ...ADMIN])
      isOurs(await new Person(base).ask(method, at(path), method === 'GET' ? undefined : {}), [401]);
    const forged = new Person(base);
    for (const token of ['x', 'x'.repeat(43), `${'%00'.repeat(15)}`, 'null']) {
      forged.cookies.set('turntable', token);
      isOurs(await forged.get('/api/sessions'), [401]);
    }
    expect(await everything()).toBe(before);
  });

  test('a person who is no admin, and one who is a stranger to a table, change nothing', async () => {
    const before = await everything();
    for (const [method, path] of ADMIN)
      isOurs(await eve.ask(method, path, method === 'GET' ? undefined : { state: 'upheld', hidden: true }), [403]);
    for (const path of ['join', 'leave', 'cancel', 'rematch'])
      isOurs(await eve.post(`/api/tables/${waiting}/${path}`, {}), [404, 409]);
    isOurs(await eve.post(`/api/tables/${waiting}/invite`, { account: eve.id }), [404]);
    isOurs(await eve.put(`/api/tables/${waiting}/seats/1/bot`, { bot: 'random' }), [404]);
    isOurs(await eve.put(`/api/tables/${waiting}/notes`, { text: 'x' }), [404]);
    for (const path of ['', '/record', '/chat', '/notes'])
      isOurs(await eve.get(`/api/tables/${waiting}${path}`), [404]);
    isOurs(await eve.get(`/api/tables/${table}/chat`), [403]);
    isOurs(await eve.post(`/api/tables/${table}/take-over`, { seat: 0 }), [409]);
    isOurs(await eve.post(`/api/tables/${table}/invite`, { account: eve.id }), [403]);
    expect(await everything()).toBe(before);
  });

  test('every unsafe route refuses another page and another kind of body', async () => {
    const before = await everything();
    const unsafe = [...OWN, ...BODILESS, ...OPEN, ...ADMIN, ...FOR_ALL].filter(([method]) => method !== 'GET');
    for (const [method, path] of unsafe) {
      isOurs(await ann.ask(method, at(path), {}, { origin: 'http://evil.example' }), [403]);
      isOurs(await ann.ask(method, at(path), 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }), [415]);
      // A record may be longer than anything else that is sent.
      const much = path === '/api/me/records' ? 1_100_000 : 40_000;
      isOurs(await ann.ask(method, at(path), JSON.stringify({ name: 'x'.repeat(much) })), [413]);
    }
    expect(await everything()).toBe(before);
  });

  test('addresses of any shape: found, refused or not found, never a bug', async () => {
    const before = await everything();
    const pieces = fc.array(
      fc.oneof(fc.constantFrom('api', 'tables', 'me', table, '..', '%00', '%', '%ff', 'a'.repeat(300)), fc.string()),
      {
        maxLength: 5,
      },
    );
    await fc.assert(
      fc.asyncProperty(pieces, fc.constantFrom('GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'), async (parts, method) => {
        const path = `/${parts.map((one) => (one.includes('%') ? one : encodeURIComponent(one.toWellFormed()))).join('/')}`;
        const { status } = await eve.ask(method, path);
        expect([200, 303, 400, 403, 404, 409, 415]).toContain(status);
      }),
      { numRuns: 150 },
    );
    const queries = fc.dictionary(
      fc.constantFrom('game', 'speed', 'limit', 'from', 'room', 'state', 'language', 'key', 'name', 'lang'),
      fc.string(),
    );
    await fc.assert(
      fc.asyncProperty(
        queries,
        fc.constantFrom('/api/tables', '/api/me/tables', '/api/people', `/api/tables/${table}`, '/'),
        async (query, path) => {
          const answer = await eve.get(`${path}?${new URLSearchParams(query)}`);
          expect([200, 400]).toContain(answer.status);
        },
      ),
      { numRuns: 150 },
    );
    expect(await everything()).toBe(before);
  }, 120_000);

  test('bodies of any JSON: never a bug, nothing changed but what was asked', async () => {
    const before = await everything();
    const routes = OWN.filter(([, path]) => !path.endsWith('/notes') && !path.endsWith('preferences'));
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...routes), fc.object({ maxDepth: 3 }), async ([method, path], body) => {
        isOurs(await ann.ask(method, at(path), body), [400, 401, 404, 409, 422]);
      }),
      { numRuns: 200 },
    );
    expect(await everything()).toBe(before);
  }, 120_000);

  test('bytes that are no HTTP do not disturb the others', async () => {
    const { hostname, port } = new URL(base);
    const send = (bytes: string | Buffer) =>
      new Promise<void>((done) => {
        const socket = connect(Number(port), hostname, () => socket.end(bytes));
        socket.on('error', () => done());
        socket.on('close', () => done());
        socket.resume();
      });
    await send('\u0000\u0001\u0002 nothing\r\n\r\n');
    await send('GET / HTTP/9.9\r\n\r\n');
    await send(`GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await send(
      'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"name"',
    );
    await send('GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n');
    await send(Buffer.alloc(200_000, 0xff));
    expect((await new Person(base).get('/healthz')).status).toBe(200);
  });
});
