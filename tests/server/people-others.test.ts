/** Blocks, mutes, reports, the admin's view, bans, export and deletion, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { part, unit } from '../../src/server/db/database.ts';
import { tellNewHours } from '../../src/server/people/calendars.ts';
import { deleteAccount } from '../../src/server/people/deletion.ts';
import { Client } from './support/client.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';
import { freeTable, playersAt, until } from './support/tables.ts';

const PASSWORD = 'correct horse battery';

describe.each(KINDS)('other people on %s', (kind) => {
  let server: Running;
  let base: string;
  beforeAll(async () => {
    server = await startServer(kind);
    base = server.address;
  });
  afterAll(() => server?.end());

  const socketOf = (person: Person) =>
    Client.open(`${base.replace('http', 'ws')}/socket`, { cookie: person.cookieHeader });

  async function say(person: Person, table: string, text: string): Promise<string> {
    const client = await socketOf(person);
    client.send({ t: 'subscribe', table, mode: 'log' });
    await client.next('joined');
    const heard = client.next('chat');
    client.send({ t: 'say', table, id: `m${Math.floor(performance.now() * 1000)}`, text });
    const { id } = await heard;
    client.socket.close();
    return id;
  }

  async function admin(name: string): Promise<Person> {
    const person = await Person.registered(base, name);
    const role = server.db.q.updateTable('accounts').set({ role: 'admin' }).where('id', '=', person.id);
    await server.db.write(unit(part(role)));
    return person;
  }

  test('people are found by the beginning of their name; guests and bots are not', async () => {
    await Person.registered(base, 'Findable Fred');
    const guest = await Person.guest(base, 'Findable Guest');
    const { people } = (await guest.get('/api/people?name=findable')).body;
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Findable Fred']);
    expect((await guest.get('/api/people?name=f')).body.people).toEqual([]);
    expect((await new Person(base).get('/api/people?name=findable')).status).toBe(401);
  });

  test('whoever is blocked neither finds nor joins nor invites', async () => {
    const [ann, bob] = [await Person.registered(base, 'Block Ann'), await Person.registered(base, 'Block Bob')];
    expect((await ann.put(`/api/me/blocks/${bob.id}`)).status).toBe(200);
    expect((await ann.put(`/api/me/blocks/${ann.id}`)).body.error.code).toBe('not-yourself');
    expect((await ann.put('/api/me/blocks/nobody')).status).toBe(404);
    expect((await ann.get('/api/me/blocks')).body.people).toMatchObject([{ id: bob.id, name: 'Block Bob' }]);
    const table = await freeTable(ann, 3);
    const listed = async (who: Person) =>
      (await who.get('/api/tables?limit=100')).body.tables.some(({ id }: { id: string }) => id === table);
    expect([await listed(ann), await listed(bob)]).toEqual([true, false]);
    expect((await bob.post(`/api/tables/${table}/join`, {})).body.error.code).toBe('not-allowed');
    const other = await freeTable(bob, 3);
    expect((await bob.post(`/api/tables/${other}/invite`, { account: ann.id })).body.error.code).toBe('not-allowed');
    await ann.delete(`/api/me/blocks/${bob.id}`);
    expect((await bob.post(`/api/tables/${table}/join`, {})).status).toBe(200);
  });

  test('the lobby on the socket leaves out tables of people with a block, either way', async () => {
    const [ann, bob] = [await Person.registered(base, 'Feed Ann'), await Person.registered(base, 'Feed Bob')];
    const cy = await Person.registered(base, 'Feed Cy');
    await ann.put(`/api/me/blocks/${bob.id}`);
    const [ofAnn, ofBob, ofCy] = [await socketOf(ann), await socketOf(bob), await socketOf(cy)];
    for (const client of [ofAnn, ofBob, ofCy]) {
      const pong = client.next('pong');
      client.send({ t: 'lobby', on: true });
      client.send({ t: 'ping', at: 1 });
      await pong;
    }
    const tables = [await freeTable(ann, 3), await freeTable(bob, 3), await freeTable(cy, 3)];
    const shown = (client: Client) => {
      const rows = client.heard.flatMap((message) => (message.t === 'tables' ? message.rows : []));
      return tables.map((table) => rows.some(({ id }) => id === table));
    };
    await until(() => [ofAnn, ofBob, ofCy].every((client) => shown(client)[2]));
    expect([ofAnn, ofBob, ofCy].map(shown)).toEqual([
      [true, false, true],
      [false, true, true],
      [true, true, true],
    ]);
    for (const client of [ofAnn, ofBob, ofCy]) client.socket.close();
  });

  test('a muted person is not read, live or later', async () => {
    const { people, table } = await playersAt(base, ['Mute Ann', 'Mute Bob'], kind);
    const [ann, bob] = people as [Person, Person];
    await ann.put(`/api/me/mutes/${bob.id}`);
    const client = await socketOf(ann);
    client.send({ t: 'subscribe', table, mode: 'log' });
    await client.next('joined');
    await say(bob, table, 'you do not hear me');
    await say(ann, table, 'I hear myself');
    await until(() => client.texts.some((text) => text.includes('I hear myself')));
    expect(client.texts.join()).not.toContain('you do not hear me');
    client.socket.close();
    const lines = async (who: Person) =>
      (await who.get(`/api/tables/${table}/chat`)).body.chat.map(({ text }: { text: string }) => text);
    expect(await lines(ann)).toEqual(['I hear myself']);
    expect(await lines(bob)).toEqual(['I hear myself', 'you do not hear me']);
    // A block works both ways, by the socket and by HTTP alike.
    await ann.delete(`/api/me/mutes/${bob.id}`);
    await ann.put(`/api/me/blocks/${bob.id}`);
    const later = await socketOf(bob);
    const { chat } = await later.join(table);
    later.socket.close();
    expect([await lines(bob), chat?.map(({ text }) => text)]).toEqual([['you do not hear me'], ['you do not hear me']]);
  });

  test('a line of chat bears the name of its moment, however old the socket is', async () => {
    const { people, table } = await playersAt(base, ['Chat Old', 'Chat Bob'], kind);
    const [ann] = people as [Person];
    const client = await socketOf(ann);
    await client.join(table);
    expect((await ann.patch('/api/me', { name: `Chat New ${kind}` })).status).toBe(200);
    const heard = client.next('chat');
    client.send({ t: 'say', table, id: 'late', text: 'hello' });
    expect((await heard).name).toBe(`Chat New ${kind}`);
    client.socket.close();
  });

  test('a reported line is seen, hidden and answered by an admin, and by nobody else', async () => {
    const { people, table } = await playersAt(base, ['Report Ann', 'Report Bob'], kind);
    const [ann, bob] = people as [Person, Person];
    const chat = await say(bob, table, 'something foul');
    const outsider = await Person.guest(base);
    const report = { chat, text: 'please look\nat this' };
    expect((await outsider.post('/api/reports', report)).status).toBe(404);
    expect((await bob.post('/api/reports', report)).body.error.code).toBe('not-yourself');
    const filed = await ann.post('/api/reports', report);
    expect(filed.status).toBe(201);
    for (const who of [ann, bob, outsider]) {
      expect((await who.get('/api/admin/reports')).status).toBe(403);
      expect((await who.post(`/api/admin/chat/${chat}`, { hidden: true })).status).toBe(403);
      expect((await who.post(`/api/admin/accounts/${bob.id}/ban`, { until: null, reason: '' })).status).toBe(403);
    }
    expect((await new Person(base).get('/api/admin/reports')).status).toBe(401);

    const judge = await admin(`Judge ${kind}`);
    const { reports } = (await judge.get('/api/admin/reports')).body;
    const mine = reports.find(({ id }: { id: string }) => id === filed.body.id);
    expect(mine).toMatchObject({ text: report.text, table, state: 'open', reporter: { id: ann.id } });
    expect(mine).toMatchObject({ about: { id: bob.id }, chat: { id: chat, text: 'something foul', hidden: false } });
    expect((await judge.get(`/api/tables/${table}/chat`)).body.error.code).toBe('not-allowed'); // only what is reported
    expect((await judge.post(`/api/admin/chat/${chat}`, { hidden: true })).status).toBe(200);
    const [line] = (await ann.get(`/api/tables/${table}/chat`)).body.chat;
    expect(line).toMatchObject({ id: chat, text: '', hidden: true });
    expect((await judge.post(`/api/admin/reports/${mine.id}`, { state: 'upheld' })).status).toBe(200);
    expect((await judge.post(`/api/admin/reports/${mine.id}`, { state: 'dismissed' })).status).toBe(404);
    const closed = (await judge.get('/api/admin/reports?state=upheld')).body.reports;
    expect(closed.map(({ id }: { id: string }) => id)).toContain(mine.id);
  });

  test('a banned person may see why, take the data along and leave; sockets end at once', async () => {
    const judge = await admin(`Banner ${kind}`);
    const bob = await Person.registered(base, 'Banned Bob');
    const client = await socketOf(bob);
    const until_ = Date.now() + 60_000;
    expect((await judge.post(`/api/admin/accounts/${bob.id}/ban`, { until: until_, reason: 'foul play' })).status).toBe(
      200,
    );
    await until(() => client.closed !== null);
    expect(client.closed).toBe(4001);
    const refused = await bob.post('/api/tables', {});
    expect(refused.body.error).toEqual({ code: 'banned', params: { until: until_, reason: 'foul play' } });
    expect((await bob.get('/api/me')).body.account.ban).toEqual({ until: until_, reason: 'foul play' });
    expect((await bob.get('/api/me/export')).status).toBe(200);
    expect((await judge.post(`/api/admin/accounts/${judge.id}/ban`, { until: 1, reason: '' })).status).toBe(403);
    await judge.post(`/api/admin/accounts/${bob.id}/ban`, { until: null, reason: '' });
    expect((await bob.get('/api/sessions')).status).toBe(200);
  });

  test('log-out ends the sockets of that session', async () => {
    const person = await Person.registered(base, 'Socket Sue');
    const client = await socketOf(person);
    await person.post('/api/logout');
    await until(() => client.closed !== null);
    expect(client.closed).toBe(4001);
  });

  test('the export holds all of one person and nothing secret of anybody', async () => {
    const { people, table } = await playersAt(base, ['Export Ann', 'Export Bob'], kind);
    const [ann, bob] = people as [Person, Person];
    await say(ann, table, 'my own words');
    await say(bob, table, 'words of another');
    await ann.put(`/api/tables/${table}/notes`, { text: 'a private thought' });
    await ann.put(`/api/me/mutes/${bob.id}`);
    const target = { id: `hook${kind}`, account_id: ann.id, kind: 'webhook' as const, created_at: 1 };
    const address = JSON.stringify({ url: 'https://hook.example/mine', secret: 'signs-what-we-send' });
    await server.db.write(unit(part(server.db.q.insertInto('targets').values({ ...target, address }))));
    const answer = await ann.get('/api/me/export');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const { body, text } = answer;
    expect(body).toMatchObject({ format: 'turntable-person', version: 1 });
    expect(body.account).toMatchObject({ id: ann.id, name: 'Export Ann', has_password: true });
    expect(body.seats).toMatchObject([{ table_id: table, account_id: ann.id }]);
    expect(body.tenures).toHaveLength(1);
    expect(body.sessions).toHaveLength(1);
    expect(body.mutes).toMatchObject([{ other_id: bob.id }]);
    expect(text).toContain('my own words');
    expect(text).toContain('a private thought');
    expect(body.targets).toMatchObject([{ address: { url: 'https://hook.example/mine' } }]);
    expect(text).not.toContain('signs-what-we-send');
    expect(text).not.toContain('words of another');
    expect(text).not.toMatch(/\$argon2|"hash"|"seed"|join_key/);
  });

  test('deletion takes the person out and leaves every table', async () => {
    const { people, table } = await playersAt(base, ['Delete Dora', 'Delete Bob'], kind);
    const [dora, bob] = people as [Person, Person];
    const waiting = await freeTable(dora, 3);
    const joined = await freeTable(bob, 3);
    await dora.post(`/api/tables/${joined}/join`, {});
    await say(dora, table, 'good-bye');
    expect((await dora.delete('/api/me', { name: 'Delete Dora' })).status).toBe(401);
    expect((await dora.delete('/api/me', { name: 'wrong', password: PASSWORD })).status).toBe(400);
    expect((await dora.get('/api/me')).body.account.id).toBe(dora.id);
    expect((await dora.delete('/api/me', { name: 'Delete Dora', password: PASSWORD })).status).toBe(200);

    expect((await dora.get('/api/me')).body.account).toBe(null);
    expect((await new Person(base).post('/api/login', { name: 'Delete Dora', password: PASSWORD })).status).toBe(401);
    const shown = (await bob.get(`/api/tables/${table}`)).body.table;
    expect(shown.state).toBe('running');
    expect(shown.seats[0]).toMatchObject({ kind: 'bot', id: null });
    const [line] = (await bob.get(`/api/tables/${table}/chat`)).body.chat;
    expect(line).toMatchObject({ text: 'good-bye', name: '' });
    expect((await bob.get(`/api/tables/${joined}`)).body.table.seats[1]).toMatchObject({ kind: 'open', id: null });
    const gone = await server.db.q.selectFrom('tables').select('state').where('id', '=', waiting).executeTakeFirst();
    expect(gone?.state).toBe('cancelled');
    const record = await bob.get(`/api/tables/${table}/record`);
    expect(record.body.seats).toEqual([{ name: '' }, { name: 'Delete Bob' }]);
    for (const name of ['tables', 'entries', 'snapshots', 'accounts'] as const) {
      const rows = await server.db.q.selectFrom(name).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain('Delete Dora');
    }
    for (const name of ['sessions', 'passkeys', 'recovery_codes', 'mail_links', 'targets', 'notes'] as const) {
      const rows = await server.db.q.selectFrom(name).selectAll().where('account_id', '=', dora.id).execute();
      expect(rows).toEqual([]);
    }
    await Person.registered(base, 'Delete Dora'); // the name is free again
  });

  test('a snapshot stored while somebody is being deleted does not keep the name', async () => {
    const { people, table } = await playersAt(base, ['Delete Late', 'Delete Cy'], kind);
    const { db, tables } = server;
    const late = { table_id: table, seq: 0, build: 'test', hash: '0'.repeat(16), body: 'Delete Late' };
    const door = {
      ...tables,
      async forget(id: string) {
        await db.write(unit(part(db.q.insertInto('snapshots').values(late))));
        await tables.forget(id);
      },
    };
    const account = await db.q.selectFrom('accounts').selectAll().where('id', '=', people[0]!.id).executeTakeFirst();
    await deleteAccount({ db, door, now: Date.now }, account!);
    const rows = await db.q.selectFrom('snapshots').selectAll().where('table_id', '=', table).execute();
    expect(JSON.stringify(rows)).not.toContain('Delete Late');
  });

  test('quiet hours and holidays stop the clock at day-by-day tables, set before the start or after', async () => {
    const [ann, bob] = [await Person.registered(base, 'Rest Ann'), await Person.registered(base, 'Rest Bob')];
    const quiet = { from: 1380, to: 420, offset: 60 };
    expect((await ann.put('/api/me/preferences', { quiet })).status).toBe(200);
    const clock = { type: 'daily', perMove: 86_400_000, reserve: 0 };
    const table = await freeTable(ann, 2, { clock, atZero: 'bot' });
    await bob.post(`/api/tables/${table}/join`, {});
    const due = async () =>
      (await server.db.q.selectFrom('tables').select('due_at').where('id', '=', table).executeTakeFirst())!.due_at!;
    const calendars = async () => {
      const rows = await server.db.q.selectFrom('entries').select('body').where('table_id', '=', table).execute();
      return rows.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'calendar');
    };
    const night = { quiet: { from: 1380, to: 420 }, offset: 60, holidays: [] };
    expect(await calendars()).toMatchObject([{ seat: 0, calendar: night }]);
    const before = await due();
    const now = Date.now();
    const holidays = [{ from: now - 1000, to: now + 10 * 86_400_000 }];
    for (const person of [ann, bob]) expect((await person.put('/api/me/preferences', { holidays })).status).toBe(200);
    expect((await due()) - before).toBeGreaterThan(9 * 86_400_000);
    // Whatever is asked for, the clock rests for half of each day at most.
    expect((await ann.put('/api/me/preferences', { quiet: { from: 1, to: 0, offset: 0 }, holidays: [] })).status).toBe(
      200,
    );
    expect((await calendars()).at(-1)).toMatchObject({
      seat: 0,
      calendar: { quiet: { from: 1, to: 721 }, holidays: [] },
    });
    const long = [{ from: 0, to: now }];
    expect((await ann.put('/api/me/preferences', { holidays: long })).body.error.code).toBe('malformed');
  });

  test('quiet hours of a zone follow its summer time at running tables', async () => {
    const ann = await Person.registered(base, 'Zone Ann');
    await ann.put('/api/me/preferences', { quiet: { from: 1380, to: 420, zone: 'Europe/Paris' } });
    const clock = { type: 'daily', perMove: 86_400_000, reserve: 0 };
    const table = await freeTable(ann, 2, { clock, atZero: 'bot' });
    await (await Person.guest(base)).post(`/api/tables/${table}/join`, {});
    const told = async (day: string) => {
      await tellNewHours({ db: server.db, door: server.tables, now: () => Date.parse(day) });
      const rows = await server.db.q
        .selectFrom('entries')
        .select('body')
        .where('table_id', '=', table)
        .orderBy('seq')
        .execute();
      return rows.map(({ body }) => JSON.parse(body)).filter(({ type }) => type === 'calendar');
    };
    expect((await told('2027-03-29T12:00:00Z')).at(-1).calendar.offset).toBe(120);
    const again = await told('2027-03-29T13:00:00Z');
    expect((await told('2027-06-01T12:00:00Z')).length).toBe(again.length);
    expect((await told('2027-11-01T12:00:00Z')).at(-1).calendar.offset).toBe(60);
  });

  test('a guest’s new name shows at running tables', async () => {
    const [guest, bob] = [await Person.guest(base), await Person.registered(base, 'Upgrade Bob')];
    const table = await freeTable(guest, 2);
    await bob.post(`/api/tables/${table}/join`, {});
    const name = `Real Name ${kind}`;
    expect((await guest.post('/api/register', { name, password: 'a long enough word' })).status).toBe(201);
    const client = await socketOf(bob);
    client.send({ t: 'subscribe', table, mode: 'view' });
    expect((await client.next('joined')).sheet.seats[0]!.name).toBe(name);
    client.socket.close();
  });

  test('a new name shows at running tables', async () => {
    const { people, table } = await playersAt(base, ['Old Name', 'Rename Bob'], kind);
    const [ann, bob] = people as [Person, Person];
    expect((await ann.patch('/api/me', { name: `New Name ${kind}` })).status).toBe(200);
    const client = await socketOf(bob);
    client.send({ t: 'subscribe', table, mode: 'view' });
    const { sheet } = await client.next('joined');
    expect(sheet.seats[0]!.name).toBe(`New Name ${kind}`);
    client.socket.close();
  });

  test('reports have a limit of their own', async () => {
    const [ann, bob] = [await Person.registered(base, 'Many Ann'), await Person.registered(base, 'Many Bob')];
    const statuses = new Set<number>();
    for (let n = 0; n < 30; n++)
      statuses.add((await ann.post('/api/reports', { about: bob.id, text: `number ${n}` })).status);
    expect([...statuses]).toEqual([201]);
    expect((await ann.post('/api/reports', { about: bob.id, text: 'more' })).status).toBe(429);
  });
});
