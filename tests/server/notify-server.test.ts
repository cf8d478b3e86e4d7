/** A whole server: who is away is told, who is at the table is not, and the end of a game is rated. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chicagoExpressForBots as chicagoExpress } from '../../src/games/chicago-express/for-bots.ts';
import type { AnyBotGame } from '../../src/kernel/contract.ts';
import { rngOf } from '../../src/kernel/rng.ts';
import { Client } from './support/client.ts';
import { Follower } from './support/follower.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type HttpReceiver, httpReceiver, type SmtpReceiver, smtpReceiver } from './support/receivers.ts';
import { type Running, startServer } from './support/start.ts';

const game = chicagoExpress as unknown as AnyBotGame;

async function until<T>(what: () => Promise<T | null> | T | null, ms = 20_000): Promise<T> {
  for (const end = Date.now() + ms; Date.now() < end; ) {
    const found = await what();
    if (found !== null) return found;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`waited in vain for ${what}`);
}

describe.each(KINDS)('messages and ratings of a whole server on %s', (kind) => {
  let server: Running;
  let hook: HttpReceiver;
  let smtp: SmtpReceiver;
  let ann: Person;
  let bob: Person;
  const socketOf = (person: Person) =>
    Client.open(`${server.address.replace('http', 'ws')}/socket`, { cookie: person.cookieHeader });
  const heardAt = (path: string) => hook.heard.filter((one) => one.path === path);

  beforeAll(async () => {
    // Both fail twice first.
    hook = await httpReceiver((n) => ({ status: n < 2 ? 503 : 204 }));
    smtp = await smtpReceiver((n) => (n < 2 ? '451 Later' : '250 OK'));
    server = await startServer(kind, {
      NOTIFY_ALLOW_LOOPBACK: '1',
      NOTIFY_HOLD_MS: '300',
      NOTIFY_RETRY_MS: '100',
      SMTP_URL: smtp.url,
      PUBLIC_URL: 'http://play.example',
    });
    [ann, bob] = [await Person.registered(server.address, 'Ann'), await Person.registered(server.address, 'Bob')];
  });
  afterAll(async () => {
    await server.end();
    await hook.close();
    await smtp.close();
  });

  const hookFor = (person: Person, path: string) =>
    person.post('/api/targets', { kind: 'webhook', url: `${hook.url}${path}`, shape: 'plain' });

  it('who is away is told; who looks at the table is not; the end is rated for both and for the bot', async () => {
    for (const [person, path] of [
      [ann, '/ann'],
      [bob, '/bob'],
    ] as const)
      expect((await hookFor(person, path)).status).toBe(201);
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'directed' }];
    const made = await ann.post('/api/tables', { game: 'chicago-express', name: 'By night', seats, firstSeat: 1 });
    expect(made.status).toBe(201);
    const table: string = made.body.table?.id ?? made.body.id;
    const annSocket = await socketOf(ann);
    expect((await bob.post(`/api/tables/${table}/join`, { seat: 1 })).status).toBe(200);
    const [first, second, told] = await until(() => (heardAt('/bob').length > 2 ? heardAt('/bob') : null));
    for (const failed of [first, second]) expect(failed!.body.toString()).toContain(table);
    const [done] = await until(async () => {
      const deliveries = await server.db.q.selectFrom('deliveries').selectAll().where('state', '=', 'done').execute();
      return deliveries.length > 0 ? deliveries : null;
    });
    expect(done).toMatchObject({ attempts: 3 });
    expect(JSON.parse(told!.body.toString())).toMatchObject({
      kind: 'turn',
      tables: [{ id: table, name: 'By night', url: `http://play.example/table/${table}` }],
    });

    const before = heardAt('/bob').length;
    const players = await Promise.all(
      [annSocket, await socketOf(bob)].map((client) => Follower.join(client, table, game)),
    );
    const rng = rngOf('a night');
    const quiet = async () => {
      const open = ['waiting', 'sending'] as const;
      const rows = await server.db.q.selectFrom('deliveries').select('id').where('state', 'in', open).execute();
      return rows.length === 0 ? true : null;
    };
    await Promise.all(
      players.map(async (me) => {
        for (;;) {
          await me.until(() => me.over || me.acting.includes(me.seat), 60_000);
          if (me.over) return;
          await new Promise((done) => setTimeout(done, 50)); // no quicker than a socket may speak
          const action = game.brain.policy(me.view, me.seat, rng);
          const answer = await me.client.command(table, me.seat, me.seq, { type: 'play', actions: [action] });
          if (answer.t === 'answer') await me.until(() => me.seq >= answer.seq);
        }
      }),
    );
    await new Promise((done) => setTimeout(done, 1500)); // longer than the hold and a look at the queue
    await until(quiet);
    expect(heardAt('/ann')).toHaveLength(0);
    expect(heardAt('/bob')).toHaveLength(before);

    const results = await server.db.q.selectFrom('results').selectAll().where('table_id', '=', table).execute();
    expect(results.map(({ account_id, why }) => [account_id, why]).sort()).toEqual(
      [ann.id, bob.id, 'botdirected'].map((id) => [id, null]).sort(),
    );
    const list = await until(async () => {
      const { body } = await bob.get('/api/games/chicago-express/leaderboard?least=1');
      return body.list.length === 3 ? body.list : null;
    });
    const order = [...results].sort((a, b) => a.place - b.place).map(({ account_id }) => account_id);
    if (new Set(results.map(({ place }) => place)).size === 3)
      expect(list.map((one: { account: string }) => one.account)).toEqual(order);
    const profile = (await bob.get(`/api/profiles/${ann.id}`)).body;
    expect(profile).toMatchObject({
      name: 'Ann',
      games: [{ games: 1, rating: { games: 1 } }],
      recent: [{ table, rated: true }],
    });
    await Promise.all(players.map(({ client }) => client.close()));
  });

  it('mail in the person’s language, to the address that was verified', async () => {
    const cy = await Person.registered(server.address, 'Cy');
    expect((await cy.post('/api/targets', { kind: 'mail' })).body.error.code).toBe('no-verified-mail');
    await cy.put('/api/me/preferences', { locale: 'fr' });
    await server.db.write({
      queries: [
        {
          query: server.db.q
            .updateTable('accounts')
            .set({ mail: 'cy@mail.example', mail_verified_at: 1 })
            .where('id', '=', cy.id)
            .compile(),
        },
      ],
    });
    const made = await cy.post('/api/targets', { kind: 'mail' });
    expect(made.status).toBe(201);
    expect((await cy.post(`/api/targets/${made.body.target.id}/test`)).status).toBe(202);
    const letter = await until(() => smtp.letters[0] ?? null);
    expect(letter.to).toEqual(['cy@mail.example']);
    expect(letter.data).toContain('Subject: Essai de message');
    expect(letter.data).toMatch(/^Auto-Submitted: auto-generated/m);
    const state = async () => (await cy.get(`/api/targets/${made.body.target.id}/deliveries`)).body.deliveries[0].state;
    await until(async () => ((await state()) === 'done' ? true : null));
    expect(smtp.letters).toHaveLength(1);
    const [delivery] = (await cy.get(`/api/targets/${made.body.target.id}/deliveries`)).body.deliveries;
    expect(delivery).toMatchObject({ attempts: 3 });
  });
});
