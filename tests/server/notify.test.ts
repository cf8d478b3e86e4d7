import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, part, unit } from '../../src/server/db/database.ts';
import { queueResumed } from '../../src/server/notify/news.ts';
import { deliveriesFrom, HOLD, NOON, notifying } from './support/notifying.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import {
  type HttpAnswer,
  type HttpReceiver,
  httpReceiver,
  type SmtpReceiver,
  smtpReceiver,
} from './support/receivers.ts';
import { addPerson, addTable, empty } from './support/rows.ts';

const HOUR = 3_600_000;
/** Fails twice, then takes everything. */
const twice = (n: number): HttpAnswer => ({ status: n < 2 ? 503 : 204 });

describe.each(KINDS)('told that it is your turn, on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  const open: (HttpReceiver | SmtpReceiver)[] = [];
  const receiver = async (answer: (n: number) => HttpAnswer) => {
    const one = await httpReceiver(answer);
    open.push(one);
    return one;
  };

  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
  });
  beforeEach(() => empty(db));
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });
  afterAll(async () => {
    await db.close();
    await fresh.remove();
  });

  it('a webhook that fails twice is told the third time, once', async () => {
    const hook = await receiver(twice);
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann', { locale: 'fr' });
    const table = await addTable(db, [ann, await addPerson(db, 'Bob')]);
    const target = await s.want(ann, { kind: 'webhook', url: `${hook.url}/in`, shape: 'plain' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(3);
    expect(await s.states(target)).toEqual([{ state: 'done', attempts: 3, last_error: null }]);
    const { body, headers, path } = hook.heard[2]!;
    expect(path).toBe('/in');
    expect(JSON.parse(body.toString())).toEqual({
      version: 1,
      kind: 'turn',
      locale: 'fr',
      title: expect.stringMatching(/^À vous de jouer\s: The long way$/),
      text: expect.stringContaining('votre tour'),
      url: `http://play.example/table/${table}`,
      tables: [
        {
          id: table,
          name: 'The long way',
          game: 'chicago-express',
          url: `http://play.example/table/${table}`,
          players: null,
        },
      ],
    });
    const { address } = await db.q.selectFrom('targets').select('address').executeTakeFirstOrThrow();
    const mac = createHmac('sha256', JSON.parse(address).secret).update(body).digest('hex');
    expect(headers['x-turntable-signature']).toBe(`sha256=${mac}`);
    expect(s.bugs).toEqual([]);
  });

  it('mail that is refused twice arrives the third time', async () => {
    const smtp = await smtpReceiver((n) => (n < 2 ? '451 come back later' : '250 OK'));
    open.push(smtp);
    const s = await notifying(db, { smtp: smtp.url });
    const ann = await addPerson(db, 'Ann', { mail: 'ann@mail.example', mail_verified_at: 1 });
    const table = await addTable(db, [ann], { name: 'Night\r\nBcc: all@mail.example\u2028train' });
    const target = await s.want(ann, { kind: 'mail' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(await s.states(target)).toEqual([{ state: 'done', attempts: 3, last_error: null }]);
    expect(smtp.letters).toHaveLength(1);
    const [letter] = smtp.letters;
    expect(letter!.to).toEqual(['ann@mail.example']);
    const [head = ''] = letter!.data.split('\r\n\r\n');
    expect(head).toMatch(/^Subject: Your turn: Night Bcc: all@mail\.example ?train$/m);
    expect(head).not.toMatch(/^Bcc:/im);
    expect(head).toMatch(/^Auto-Submitted: auto-generated$/m);
    expect(letter!.data.replaceAll('=\r\n', '')).toContain(`http://play.example/table/${table}`);
  });

  it('a mail address that is refused for good switches the target off', async () => {
    const smtp = await smtpReceiver(() => '250 OK');
    open.push(smtp);
    const s = await notifying(db, { smtp: smtp.url });
    const ann = await addPerson(db, 'Ann', { mail: 'nobody@mail.example', mail_verified_at: 1 });
    const table = await addTable(db, [ann]);
    const target = await s.want(ann, { kind: 'mail' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(await s.states(target)).toEqual([{ state: 'failed', attempts: 1, last_error: 'mail-refused' }]);
    expect(await db.q.selectFrom('targets').select(['enabled', 'last_error']).executeTakeFirst()).toEqual({
      enabled: 0,
      last_error: 'mail-refused',
    });
  });

  it('an address with more than itself is never written to', async () => {
    const smtp = await smtpReceiver(() => '250 OK');
    open.push(smtp);
    const s = await notifying(db, { smtp: smtp.url });
    const ann = await addPerson(db, 'Ann', { mail: 'a@mail.example\r\nRCPT TO:<b@mail.example>', mail_verified_at: 1 });
    const table = await addTable(db, [ann]);
    const target = await s.want(ann, { kind: 'mail' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(smtp.calls()).toBe(0);
    expect(await s.states(target)).toMatchObject([{ state: 'failed', last_error: 'mail-address' }]);
  });

  it('turns that come together are one message; the same turn twice is one turn', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const tables = await Promise.all(['One', 'Two', 'Three'].map((name) => addTable(db, [ann], { name })));
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'discord' });
    for (const table of [...tables, ...tables]) await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOLD - 1);
    expect(hook.heard).toHaveLength(0);
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(1);
    const body = JSON.parse(hook.heard[0]!.body.toString());
    expect(body.content).toContain('3 tables wait for you');
    for (const name of ['One', 'Two', 'Three']) expect(body.content).toContain(name);
    expect(body.allowed_mentions).toEqual({ parse: [] });
    expect(await deliveriesFrom(db)).toEqual(['done', 'done', 'done']);
  });

  it('who is at the table, or has played meanwhile, is not told', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const [seen, played, ended, taken] = [
      await addTable(db, [ann]),
      await addTable(db, [ann]),
      await addTable(db, [ann]),
      await addTable(db, [ann]),
    ];
    const target = await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'slack' });
    for (const table of [seen, played, ended, taken]) await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    s.present.add(`${ann} ${seen}`);
    const bob = await addPerson(db, 'Bob');
    await db.write(
      unit(
        part(db.q.updateTable('tables').set({ acting: '[1]' }).where('id', '=', played)),
        part(db.q.updateTable('tables').set({ state: 'over', acting: '[]' }).where('id', '=', ended)),
        part(db.q.updateTable('seats').set({ account_id: bob }).where('table_id', '=', taken)),
      ),
    );
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(0);
    const whys = (await s.states(target)).map((row) => [row.state, row.last_error].join(' ')).sort();
    expect(whys).toEqual(['dropped played', 'dropped played', 'dropped played', 'dropped present']);
  });

  it('a stopped table goes on: who is to play learns that, the others that it goes on, once and only if they are elsewhere', async () => {
    const s = await notifying(db);
    const [ann, bob, eve] = [
      await addPerson(db, 'Ann'),
      await addPerson(db, 'Bob', { locale: 'fr' }),
      await addPerson(db, 'Eve'),
    ];
    const table = await addTable(db, [ann, bob, eve]);
    const hooks = await Promise.all([ann, bob, eve].map(() => receiver(() => ({ status: 200 }))));
    for (const [i, account] of [ann, bob, eve].entries())
      await s.want(account, { kind: 'webhook', url: hooks[i]!.url, shape: 'plain' });
    s.present.add(`${eve} ${table}`);
    expect(await queueResumed(db, table, s.clock.now)).toBe(3);
    expect(await queueResumed(db, table, s.clock.now)).toBe(0);
    await s.pass(HOUR);
    const told = hooks.map(({ heard }) => heard.map(({ body }) => JSON.parse(body.toString())));
    expect(told).toMatchObject([
      [{ kind: 'turn', title: 'Your turn: The long way' }],
      [
        {
          kind: 'resumed',
          title: expect.stringMatching(/^The long way\s: la partie reprend$/),
          tables: [{ id: table }],
        },
      ],
      [],
    ]);
    expect((await deliveriesFrom(db)).sort()).toEqual(['done', 'done', 'dropped']);
  });

  it('the channel of a table learns that it goes on, also while the first of its players is there', async () => {
    const s = await notifying(db);
    const [ann, bob] = [await addPerson(db, 'Ann'), await addPerson(db, 'Bob')];
    const table = await addTable(db, [ann, bob]);
    const hook = await receiver(() => ({ status: 200 }));
    await s.want(bob, { kind: 'webhook', url: hook.url, shape: 'plain', table });
    s.present.add(`${ann} ${table}`);
    expect(await queueResumed(db, table, s.clock.now)).toBe(1);
    await s.pass(HOUR);
    expect(hook.heard.map(({ body }) => JSON.parse(body.toString()).kind)).toEqual(['resumed']);
  });

  it('who is asked for an end, or whose seat is open, is told so in their language, though it is their turn', async () => {
    const s = await notifying(db);
    const [ann, bob] = [await addPerson(db, 'Ann', { locale: 'fr' }), await addPerson(db, 'Bob')];
    const table = await addTable(db, [ann, bob]);
    const hook = await receiver(() => ({ status: 200 }));
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    const titles = () => hook.heard.map(({ body }) => JSON.parse(body.toString()).title);
    await s.notifier.onNews(table, 'asked', [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(titles()).toEqual([expect.stringMatching(/^The long way\s: arrêter la partie\s\?$/)]);
    // A seat that its owner has taken again meanwhile is not told of.
    await db.write(unit(part(db.q.updateTable('tables').set({ head: 5 }).where('id', '=', table))));
    await s.notifier.onNews(table, 'freed', [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(titles()).toHaveLength(1);
    const open = db.q.updateTable('seats').set({ kind: 'open' }).where('table_id', '=', table).where('seat', '=', 0);
    await db.write(unit(part(open), part(db.q.updateTable('tables').set({ head: 6 }).where('id', '=', table))));
    await s.notifier.onNews(table, 'freed', [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(titles()[1]).toMatch(/votre place est libre$/);
    expect(s.bugs).toEqual([]);
  });

  it('a turn that was played before it could be queued costs no row', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const [played, waits] = [await addTable(db, [ann]), await addTable(db, [ann])];
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'slack' });
    await db.write(unit(part(db.q.updateTable('tables').set({ acting: '[1]' }).where('id', '=', played))));
    for (const table of [played, waits]) await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    expect(await deliveriesFrom(db)).toHaveLength(1);
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(1);
  });

  it('who is at the table when the turn comes costs no row, and is told when they go without playing', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const [stays, goes] = [await addTable(db, [ann]), await addTable(db, [ann])];
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    for (const table of [stays, goes]) {
      s.present.add(`${ann} ${table}`);
      await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    }
    expect(await deliveriesFrom(db)).toEqual([]);
    s.present.delete(`${ann} ${goes}`);
    s.clock.now += HOLD;
    await s.notifier.pump();
    expect(JSON.parse(hook.heard[0]!.body.toString()).tables).toMatchObject([{ id: goes }]);
    expect(await deliveriesFrom(db)).toEqual(['done']);
  });

  it('a stop leaves those who were at the table to the next process', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const [s, next] = [await notifying(db), await notifying(db)];
    const ann = await addPerson(db, 'Ann');
    const table = await addTable(db, [ann]);
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    s.present.add(`${ann} ${table}`);
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.notifier.stop();
    await next.pass(HOUR);
    expect(hook.heard).toHaveLength(1);
  });

  it('quiet hours hold everything until their end, then one message tells it; a test comes at once', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const quiet = { from: 11 * 60, to: 15 * 60, zone: 'UTC' };
    const ann = await addPerson(db, 'Ann', { prefs: JSON.stringify({ quiet }) });
    const tables = [await addTable(db, [ann]), await addTable(db, [ann])];
    const target = await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    for (const table of tables) {
      await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
      await s.pass(HOUR / 2);
    }
    expect(hook.heard).toHaveLength(0);
    await s.notifier.test(target);
    await s.pass(1000);
    expect(JSON.parse(hook.heard[0]!.body.toString()).kind).toBe('test');
    await s.pass(NOON + 3 * HOUR - s.clock.now - 1);
    expect(hook.heard).toHaveLength(1);
    await s.pass(1);
    expect(hook.heard).toHaveLength(2);
    expect(JSON.parse(hook.heard[1]!.body.toString()).tables).toHaveLength(2);
  });

  it('quiet hours that were set after a turn was queued hold it too, and cost no try', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const table = await addTable(db, [ann]);
    const target = await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    const prefs = JSON.stringify({ quiet: { from: 0, to: 13 * 60, zone: 'UTC' } });
    await db.write(unit(part(db.q.updateTable('accounts').set({ prefs }))));
    await s.pass(HOUR / 2);
    expect(await s.states(target)).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await s.pass(HOUR);
    expect(await s.states(target)).toMatchObject([{ state: 'done', attempts: 1 }]);
  });

  it('the channel of a table names whoever is to play, whatever the hour', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const quiet = { from: 0, to: 1439, zone: 'UTC' };
    const ann = await addPerson(db, 'Ann', { prefs: JSON.stringify({ quiet }) });
    const [bob, cy] = [await addPerson(db, '*Bob*'), await addPerson(db, '<!channel>')];
    const table = await addTable(db, [ann, bob, cy], { acting: '[1,2]' });
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'slack', table });
    await s.notifier.onTurn(table, [
      { seat: 1, account: bob },
      { seat: 2, account: cy },
    ]);
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(1);
    const { text } = JSON.parse(hook.heard[0]!.body.toString());
    expect(text).toContain('Bob');
    expect(text).toContain('&lt;!channel&gt;');
    expect(text).not.toContain('<!channel>');
  });

  it('a channel is only for tables of one’s own, and another’s table does not use it', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const [ann, bob] = [await addPerson(db, 'Ann'), await addPerson(db, 'Bob')];
    const [own, other] = [await addTable(db, [ann]), await addTable(db, [bob])];
    await expect(s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain', table: other })).rejects.toThrow(
      'table',
    );
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain', table: own });
    await s.notifier.onTurn(other, [{ seat: 0, account: bob }]);
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(0);
  });

  it('a target that never answers is switched off after its last try, and what waits for it is dropped', async () => {
    const hook = await receiver(() => ({ status: 500 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const table = await addTable(db, [ann]);
    const target = await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(48 * HOUR);
    expect(hook.heard).toHaveLength(8);
    expect(await s.states(target)).toEqual([{ state: 'failed', attempts: 8, last_error: 'http-500' }]);
    const row = await db.q.selectFrom('targets').select(['enabled', 'failures']).executeTakeFirst();
    expect(row).toEqual({ enabled: 0, failures: 8 });
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(8);
  });

  it('one that says it is gone is switched off at once; one that is only refused, after three times', async () => {
    const gone = await receiver(() => ({ status: 410 }));
    const refusing = await receiver(() => ({ status: 400 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    await s.want(ann, { kind: 'webhook', url: gone.url, shape: 'plain' });
    await s.want(ann, { kind: 'webhook', url: refusing.url, shape: 'plain' });
    for (let turn = 0; turn < 5; turn++) {
      await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
      await s.pass(HOUR);
    }
    expect(gone.heard).toHaveLength(1);
    expect(refusing.heard).toHaveLength(3);
  });

  it('asked to wait, it waits', async () => {
    const hook = await receiver((n) =>
      n === 0 ? { status: 429, headers: { 'retry-after': '3600' } } : { status: 200 },
    );
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const table = await addTable(db, [ann]);
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOLD + HOUR - 1);
    expect(hook.heard).toHaveLength(1);
    await s.pass(1);
    expect(hook.heard).toHaveLength(2);
  });

  it('many who look at the queue at once send each message once', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const [one, two, three] = [await notifying(db), await notifying(db), await notifying(db)];
    const people = await Promise.all(Array.from({ length: 12 }, (_, i) => addPerson(db, `P${i}`)));
    for (const account of people) {
      await one.want(account, { kind: 'webhook', url: `${hook.url}/${account}`, shape: 'plain' });
      for (let table = 0; table < 2; table++) {
        const id = await addTable(db, [account]);
        await Promise.all([one, two].map((s) => s.notifier.onTurn(id, [{ seat: 0, account }])));
      }
    }
    for (const s of [one, two, three]) s.clock.now += HOLD;
    await Promise.all([one, two, three, one, two].map((s) => s.notifier.pump()));
    expect(hook.heard.map((heard) => heard.path).sort()).toEqual(people.map((id) => `/${id}`).sort());
    for (const { body } of hook.heard) expect(JSON.parse(body.toString()).tables).toHaveLength(2);
  });

  it('a sender that died lets go of its message after a while', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const target = await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await db.write(
      unit(part(db.q.updateTable('deliveries').set({ state: 'sending', attempts: 1, next_at: NOON + HOUR }))),
    );
    await s.pass(HOUR - 1);
    expect(hook.heard).toHaveLength(0);
    await s.pass(1);
    expect(hook.heard).toHaveLength(1);
    expect(await s.states(target)).toMatchObject([{ state: 'done', attempts: 2 }]);
  });

  it('a turn that nobody queued before a crash is queued at the start, and only then', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    await addTable(db, [ann], { moved_at: NOON - 60_000 });
    const old = await addTable(db, [ann], { moved_at: NOON - 24 * HOUR });
    s.notifier.start();
    await s.notifier.stop();
    s.notifier.start();
    await s.notifier.stop();
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(1);
    expect(hook.heard[0]!.body.toString()).not.toContain(old);
  });

  it('a deleted account is told nothing', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const s = await notifying(db);
    const ann = await addPerson(db, 'Ann');
    const target = await s.want(ann, { kind: 'webhook', url: hook.url, shape: 'plain' });
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await db.write(unit(part(db.q.updateTable('accounts').set({ deleted_at: NOON }))));
    await s.pass(HOUR);
    expect(hook.heard).toHaveLength(0);
    expect(await s.states(target)).toMatchObject([{ state: 'dropped', last_error: 'no-account' }]);
  });
});
