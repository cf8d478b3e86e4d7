import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { notifyRoutes } from '../../src/server/http/notify-routes.ts';
import { profileRoutes } from '../../src/server/http/profile-routes.ts';
import { Refused } from '../../src/server/http/refused.ts';
import { ensureBotAccounts } from '../../src/server/ratings/bots.ts';
import { type Notifying, notifying } from './support/notifying.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { httpReceiver } from './support/receivers.ts';
import { addPerson, addTable, empty } from './support/rows.ts';

describe.each(KINDS)('routes of messages and profiles, on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  let s: Notifying;
  let app: FastifyInstance;
  let ann: string;
  let bob: string;

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
  });
  beforeEach(async () => {
    await empty(db);
    s = await notifying(db);
    [ann, bob] = [await addPerson(db, 'Ann'), await addPerson(db, 'Bob')];
    app = fastify();
    app.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Refused)) throw error;
      reply.code(error.status).send(error.toJSON());
    });
    notifyRoutes(app, {
      db,
      notifier: s.notifier,
      now: () => s.clock.now,
      accountOn: ({ headers }) => {
        if (typeof headers['x-account'] !== 'string') throw new Refused('not-logged-in');
        return { id: headers['x-account'] };
      },
    });
    profileRoutes(app, { db, localeOn: ({ headers }) => (headers['accept-language'] === 'fr' ? 'fr' : 'en') });
  });
  afterAll(async () => {
    await db.close();
    await fresh.remove();
  });

  async function ask(who: string | null, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) {
    const headers = who === null ? {} : { 'x-account': who };
    const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  }

  it('a webhook from its making to its end', async () => {
    const hook = await httpReceiver(() => ({ status: 200 }));
    const url = `${hook.url}/services/T0/B0/secret-of-the-channel`;
    const made = await ask(ann, 'POST', '/api/targets', { kind: 'webhook', url, shape: 'slack' });
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(/^[\w-]{32}$/);
    const { id } = made.body.target;
    expect(made.body.target).toMatchObject({ kind: 'webhook', shape: 'slack', enabled: true, at: '127.0.0.1/…nnel' });

    const list = await ask(ann, 'GET', '/api/targets');
    expect(list.body).toMatchObject({ targets: [{ id }], mail: false });
    expect(JSON.stringify(list.body)).not.toContain('secret-of-the');
    expect(JSON.stringify(list.body)).not.toContain(made.body.secret);

    const test = await ask(ann, 'POST', `/api/targets/${id}/test`);
    expect(test.status).toBe(202);
    await s.pass(1000);
    expect(JSON.parse(hook.heard[0]!.body.toString()).text).toContain('test');
    expect((await ask(ann, 'GET', `/api/targets/${id}/deliveries`)).body.deliveries).toMatchObject([
      { id: test.body.delivery, kind: 'test', state: 'done', attempts: 1, lastError: null },
    ]);
    expect(await ask(ann, 'POST', `/api/targets/${id}/test`)).toMatchObject({
      status: 429,
      body: { error: { code: 'too-many-requests', params: { seconds: 9 } } },
    });

    const statuses: number[] = [];
    for (let n = 0; n < 20; n++) {
      await s.pass(10_000);
      statuses.push((await ask(ann, 'POST', `/api/targets/${id}/test`)).status);
    }
    expect(statuses).toEqual([...Array(19).fill(202), 429]); // twenty an hour
    await s.pass(1000);
    hook.heard.splice(1);

    expect((await ask(ann, 'PATCH', `/api/targets/${id}`, { enabled: false })).body.target.enabled).toBe(false);
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await s.pass(60_000);
    expect(hook.heard).toHaveLength(1);
    expect((await ask(ann, 'DELETE', `/api/targets/${id}`)).status).toBe(204);
    expect((await ask(ann, 'GET', '/api/targets')).body.targets).toEqual([]);
    await hook.close();
  });

  it('another person’s target is not there', async () => {
    const target = await s.want(ann, { kind: 'webhook', url: 'http://127.0.0.1:9/', shape: 'plain' });
    const tries = [
      ask(bob, 'GET', `/api/targets/${target}/deliveries`),
      ask(bob, 'POST', `/api/targets/${target}/test`),
      ask(bob, 'PATCH', `/api/targets/${target}`, { enabled: false }),
      ask(bob, 'DELETE', `/api/targets/${target}`),
    ];
    for (const { status, body } of await Promise.all(tries))
      expect([status, body.error.code]).toEqual([404, 'not-found']);
    for (const method of ['GET', 'POST'] as const) expect((await ask(null, method, '/api/targets')).status).toBe(401);
    expect((await ask(ann, 'GET', '/api/targets')).body.targets).toHaveLength(1);
  });

  it.each([
    [{ kind: 'webhook', url: 'http://10.0.0.1/', shape: 'plain' }, 422, 'address-refused'],
    [{ kind: 'webhook', url: 'http://2130706433:22/', shape: 'pigeon' }, 400, 'malformed'],
    [{ kind: 'webhook', url: 'file:///etc/passwd', shape: 'plain' }, 422, 'address-refused'],
    [{ kind: 'webhook', url: 'http://127.0.0.1:9/', shape: 'plain', table: 'nowhere' }, 409, 'not-seated'],
    [
      { kind: 'push', subscription: { endpoint: 'https://169.254.169.254/', keys: { p256dh: 'A', auth: 'A' } } },
      422,
      'address-refused',
    ],
    [{ kind: 'push', subscription: { endpoint: 'http://127.0.0.1/' } }, 400, 'malformed'],
    [{ kind: 'mail' }, 409, 'mail-off'],
    [{ kind: 'pigeon' }, 400, 'malformed'],
    [[], 400, 'malformed'],
  ])('%j is refused', async (wanted, status, code) => {
    const answer = await ask(ann, 'POST', '/api/targets', wanted);
    expect([answer.status, answer.body.error.code]).toEqual([status, code]);
    expect((await ask(ann, 'GET', '/api/targets')).body.targets).toEqual([]);
  });

  it('twenty targets are enough', async () => {
    const one = { kind: 'webhook', url: 'http://127.0.0.1:9/', shape: 'plain' };
    for (let i = 0; i < 20; i++) expect((await ask(ann, 'POST', '/api/targets', one)).status).toBe(201);
    expect(await ask(ann, 'POST', '/api/targets', one)).toMatchObject({
      status: 409,
      body: { error: { code: 'too-many-targets' } },
    });
  });

  it('the key for browsers', async () => {
    expect((await ask(null, 'GET', '/api/push/key')).body).toEqual({ publicKey: s.notifier.publicKey });
  });

  it('lists, figures and profiles are for everybody', async () => {
    await ensureBotAccounts(db, 1);
    expect((await ask(null, 'GET', '/api/games/chicago-express/leaderboard')).body).toMatchObject({
      list: [],
      least: 5,
    });
    expect((await ask(null, 'GET', '/api/games/chicago-express/statistics')).body).toMatchObject({
      games: 0,
      tables: 0,
    });
    expect((await ask(null, 'GET', '/api/profiles/botrandom')).body).toMatchObject({ kind: 'bot', games: [] });
    const profile = (await ask(null, 'GET', `/api/profiles/${ann}`)).body;
    expect(Object.keys(profile).sort()).toEqual(['games', 'id', 'kind', 'name', 'recent', 'since']);
    for (const url of [
      '/api/profiles/nobody',
      '/api/profiles/..%2f',
      '/api/games/chess/leaderboard',
      '/api/games/x/statistics',
    ])
      expect((await ask(null, 'GET', url)).status, url).toBe(404);
    for (const query of ['from=-1', 'limit=0', 'limit=9999', 'least=x', 'from=1e3'])
      expect((await ask(null, 'GET', `/api/games/chicago-express/leaderboard?${query}`)).status, query).toBe(400);
    const { rules } = (await ask(null, 'GET', '/api/ratings/rules')).body;
    expect(rules.join(' ')).toContain('a loss, and never more than that');
  });
});
