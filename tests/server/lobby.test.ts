/** The lobby through real HTTP, on both databases: make, find, join, leave, start, invite, rematch, take over. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { load } from '../../src/games/registry.ts';
import { commitmentOf } from '../../src/kernel/chance.ts';
import { recordFrom } from '../../src/kernel/read-record.ts';
import { replay } from '../../src/kernel/replay.ts';
import { part, unit } from '../../src/server/db/database.ts';
import { startFull } from '../../src/server/lobby/left-full.ts';
import { takeSeat } from '../../src/server/store/seats.ts';
import { Client } from './support/client.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';
import { freeTable, playersAt, until } from './support/tables.ts';

const GAME = 'chicago-express';

describe.each(KINDS)('the lobby on %s', (kind) => {
  let server: Running;
  let base: string;
  beforeAll(async () => {
    server = await startServer(kind, { LIMIT_TABLES: '30' });
    base = server.address;
  });
  afterAll(() => server?.end());

  const idsIn = (answer: { body: { tables: { id: string }[] } }) => answer.body.tables.map(({ id }) => id);
  const stateOf = async (id: string) =>
    (await server.db.q.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).state;
  const socketOf = (person: Person) =>
    Client.open(`${base.replace('http', 'ws')}/socket`, { cookie: person.cookieHeader });
  async function command(person: Person, table: string, seat: number, deed: object) {
    const client = await socketOf(person);
    client.send({ t: 'subscribe', table, mode: 'log' });
    const { sheet } = await client.next('joined');
    client.send({ t: 'command', table, command: { id: `c${sheet.seq}`, at: sheet.seq, seat, do: deed } });
    const answer = await Promise.race([client.next('answer'), client.next('refused')]);
    client.socket.close();
    return answer;
  }

  test('the form of a new table comes from the engine, in both languages', async () => {
    const { games, bots, undo, visibility } = (await new Person(base).get('/api/games')).body;
    const game = games.find(({ id }: { id: string }) => id === GAME);
    expect(game).toMatchObject({ name: { en: 'Chicago Express' }, seats: [2, 3, 4, 5, 6], asksFirstSeat: true });
    expect(game.options[0]).toMatchObject({ id: 'map', default: 'eastern-us', text: { fr: 'Carte', en: 'Map' } });
    expect(game.options[0].values[0].text.en).toBe('Eastern United States');
    expect(bots).toEqual(['newcomer', 'regular', 'expert', 'master', 'random']);
    expect(undo).toContain('consent');
    expect(visibility).toEqual(['public', 'link', 'invitation']);
  });

  test('a table waits, fills and starts by itself; nobody sits twice or too late', async () => {
    const [ann, bob, eve] = [await Person.guest(base), await Person.guest(base), await Person.guest(base)];
    const wish = {
      undo: 'never',
      clock: { type: 'live', budget: 600_000, increment: 1000 },
      atZero: 'bot',
      firstSeat: 1,
    };
    const table = await freeTable(ann, 2, wish);
    const page = await eve.get(`/api/tables/${table}`);
    expect(page.body.table).toMatchObject({
      state: 'waiting',
      speed: 'live',
      undo: 'never',
      atZero: 'bot',
      acting: [],
    });
    expect(page.body.access).toEqual({ seat: null, watch: true, sit: true, chat: false, invite: false });
    expect(page.text).not.toMatch(/"seed"|joinKey|join_key/);
    expect((await ann.post(`/api/tables/${table}/join`, {})).body.error.code).toBe('already-seated');
    expect((await bob.post(`/api/tables/${table}/join`, { seat: 0 })).body.error.code).toBe('seat-taken');
    expect((await bob.post(`/api/tables/${table}/join`, { seat: 1 })).body).toEqual({ seat: 1, started: true });
    const running = (await eve.get(`/api/tables/${table}`)).body.table;
    expect(running).toMatchObject({ state: 'running', acting: [1] });
    expect(running.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect((await eve.post(`/api/tables/${table}/join`, {})).body.error.code).toBe('already-started');
    expect((await bob.post(`/api/tables/${table}/leave`)).body.error.code).toBe('already-started');
    const tenures = await server.db.q
      .selectFrom('tenures')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    expect(tenures.map(({ account_id }) => account_id)).toEqual([ann.id, bob.id]);
  });

  test('a full table that no process has started, since it died before, is started by the next look', async () => {
    const [ann, bob] = [await Person.guest(base), await Person.guest(base)];
    const [table, open] = [await freeTable(ann, 2), await freeTable(ann, 2)];
    await server.db.write(takeSeat(server.db, table, 1, (await bob.get('/api/me')).body.account.id, Date.now()));
    expect(await stateOf(table)).toBe('waiting');
    const failed: Error[] = [];
    const room = { db: server.db, door: server.tables, now: Date.now };
    await startFull(room, (error) => failed.push(error));
    expect([failed, await stateOf(table), await stateOf(open)]).toEqual([[], 'running', 'waiting']);
  });

  test('of ten who join two free seats at once two sit, and one game starts', async () => {
    const maker = await Person.guest(base);
    const table = await freeTable(maker, 3);
    const crowd = await Promise.all(Array.from({ length: 10 }, () => Person.guest(base)));
    const answers = await Promise.all(crowd.map((one) => one.post(`/api/tables/${table}/join`, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const seats = (await maker.get(`/api/tables/${table}`)).body.table.seats.map(({ id }: { id: string }) => id);
    expect(new Set(seats).size).toBe(3);
    expect(await stateOf(table)).toBe('running');
    const entries = await server.db.q.selectFrom('entries').select('seq').where('table_id', '=', table).execute();
    expect(entries).toEqual([{ seq: 0 }]);
  });

  test('one person with two windows sits down once', async () => {
    const table = await freeTable(await Person.guest(base), 4);
    const eager = await Person.guest(base);
    const answers = await Promise.all([1, 2, 3, 4].map(() => eager.post(`/api/tables/${table}/join`, {})));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { seats } = (await eager.get(`/api/tables/${table}`)).body.table;
    expect(seats.filter(({ id }: { id: string }) => id === eager.id)).toHaveLength(1);
  });

  test('a person leaves before the start; the maker seats bots or calls it off', async () => {
    const [ann, bob] = [await Person.guest(base), await Person.guest(base)];
    const table = await freeTable(ann, 3);
    await bob.post(`/api/tables/${table}/join`, {});
    expect((await bob.post(`/api/tables/${table}/leave`)).status).toBe(200);
    expect((await bob.post(`/api/tables/${table}/leave`)).body.error.code).toBe('not-seated');
    expect((await bob.put(`/api/tables/${table}/seats/1/bot`, { bot: 'random' })).body.error.code).toBe('not-yours');
    expect((await ann.put(`/api/tables/${table}/seats/1/bot`, { bot: 'random' })).body).toEqual({ started: false });
    expect((await ann.put(`/api/tables/${table}/seats/1/bot`, { bot: null })).status).toBe(200);
    expect((await ann.put(`/api/tables/${table}/seats/0/bot`, { bot: 'random' })).body.error.code).toBe('seat-taken');
    expect((await bob.post(`/api/tables/${table}/cancel`)).body.error.code).toBe('not-yours');
    expect((await ann.post(`/api/tables/${table}/cancel`)).status).toBe(200);
    expect(await stateOf(table)).toBe('cancelled');
    const full = await freeTable(ann, 2);
    expect((await ann.put(`/api/tables/${full}/seats/1/bot`, { bot: 'directed' })).body).toEqual({ started: true });
  });

  test('filters and pages: game, speed, room, language, newest first', async () => {
    const ann = await Person.guest(base);
    const daily = { clock: { type: 'daily', perMove: 86_400_000, reserve: 0 } };
    const french = await freeTable(ann, 3, { ...daily, language: 'fr' });
    const english = await freeTable(ann, 3, { ...daily, language: 'en' });
    const any = await freeTable(ann, 3, daily);
    const live = await freeTable(ann, 3, { clock: { type: 'live', budget: 1000, increment: 0 } });
    const list = async (query: string) => idsIn(await ann.get(`/api/tables?limit=100&${query}`));
    expect(await list('speed=daily&language=fr')).toEqual([any, french]);
    expect(await list('speed=daily&language=en')).toEqual([any, english]);
    expect(await list('speed=daily')).toEqual([any, english, french]);
    expect(await list('speed=live')).toContain(live);
    expect(await list(`game=${GAME}&room=1`)).toContain(any);
    expect(await list('game=no-such-game')).toEqual([]);
    const first = await ann.get('/api/tables?speed=daily&limit=2');
    expect(idsIn(first)).toEqual([any, english]);
    const second = await ann.get(`/api/tables?speed=daily&limit=2&from=${first.body.next}`);
    expect([idsIn(second), second.body.next]).toEqual([[french], null]);
    for (const wrong of [
      'speed=fast',
      'limit=0',
      'limit=x',
      'from=1',
      'state=gone',
      'room=yes',
      'speed=live&speed=daily',
    ])
      expect((await ann.get(`/api/tables?${wrong}`)).status).toBe(400);
    expect(idsIn(await ann.get('/api/me/tables'))).toEqual([live, any, english, french]);
    expect(idsIn(await ann.get('/api/me/tables?which=finished'))).toEqual([]);
  });

  test('a table by link is seen and joined with the key alone, and never listed', async () => {
    const [ann, bob] = [await Person.guest(base), await Person.guest(base)];
    const made = await ann.post('/api/tables', {
      game: GAME,
      seats: [{ kind: 'me' }, { kind: 'open' }],
      visibility: 'link',
    });
    const { id, joinKey } = made.body;
    expect(joinKey).toMatch(/^[a-z2-7]{26}$/);
    expect(idsIn(await bob.get('/api/tables?limit=100'))).not.toContain(id);
    for (const key of ['', '?key=', `?key=${'a'.repeat(26)}`])
      expect((await bob.get(`/api/tables/${id}${key}`)).status).toBe(404);
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(404);
    const seen = await bob.get(`/api/tables/${id}?key=${joinKey}`);
    expect(seen.body.access).toMatchObject({ watch: true, sit: true });
    expect(seen.body.joinKey).toBeUndefined();
    expect((await ann.get(`/api/tables/${id}`)).body.joinKey).toBe(joinKey);
    expect((await bob.post(`/api/tables/${id}/join`, { key: joinKey })).body.started).toBe(true);
    expect((await bob.get(`/api/tables/${id}`)).body.access).toMatchObject({ seat: 1, chat: true });
    expect((await new Person(base).get(`/api/tables/${id}/record`)).status).toBe(404);
  });

  test('a table by invitation is for those invited', async () => {
    const [ann, bob, eve] = [await Person.guest(base), await Person.guest(base), await Person.guest(base)];
    const seats = [{ kind: 'me' }, { kind: 'invited', account: bob.id }, { kind: 'bot', bot: 'random' }];
    const { id } = (await ann.post('/api/tables', { game: GAME, seats, visibility: 'invitation' })).body;
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await eve.post(`/api/tables/${id}/join`, {})).status).toBe(404);
    expect((await eve.post(`/api/tables/${id}/invite`, { account: eve.id })).status).toBe(404);
    const [invitation] = (await bob.get('/api/me/invitations')).body.invitations;
    expect(invitation).toMatchObject({ by: ann.id, seat: null, table: { id } });
    expect((await ann.post(`/api/tables/${id}/invite`, { account: eve.id })).status).toBe(201);
    expect((await ann.post(`/api/tables/${id}/invite`, { account: 'nobody' })).body.error.code).toBe('unknown-person');
    await eve.delete(`/api/me/invitations/${id}`);
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await bob.post(`/api/tables/${id}/join`, {})).body.started).toBe(true);
    expect((await bob.get('/api/me/invitations')).body.invitations).toEqual([]);
  });

  test('whoever invited somebody may take it back, nobody else', async () => {
    const [ann, bob, eve] = [await Person.guest(base), await Person.guest(base), await Person.guest(base)];
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id } = (await ann.post('/api/tables', { game: GAME, seats, visibility: 'invitation' })).body;
    for (const one of [bob, eve]) await ann.post(`/api/tables/${id}/invite`, { account: one.id });
    const client = await socketOf(eve);
    client.send({ t: 'subscribe', table: id, mode: 'log' });
    await client.next('waiting');
    for (const one of [bob, eve])
      expect((await one.delete(`/api/tables/${id}/invitations/${eve.id}`)).body.error.code).toBe('not-found');
    const gone = client.next('unsubscribed');
    expect((await ann.delete(`/api/tables/${id}/invitations/${eve.id}`)).status).toBe(200);
    expect(await gone).toMatchObject({ table: id });
    client.socket.close();
    expect((await eve.get('/api/me/invitations')).body.invitations).toEqual([]);
    expect((await eve.get(`/api/tables/${id}`)).status).toBe(404);
    expect((await eve.post(`/api/tables/${id}/join`, {})).status).toBe(404);
    expect((await ann.delete(`/api/tables/${id}/invitations/${eve.id}`)).status).toBe(404);
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(200);
  });

  test('with bots alone beside the maker the game starts at once; its record grows with it and ends with the seed', async () => {
    const ann = await Person.guest(base);
    const bots = [
      { kind: 'bot', bot: 'random' },
      { kind: 'bot', bot: 'directed' },
    ];
    const { id, started } = (await ann.post('/api/tables', { game: GAME, seats: [...bots, ...bots.slice(0, 1)] })).body;
    expect(started).toBe(true);
    const running = await ann.get(`/api/tables/${id}/record`);
    if ((await stateOf(id)) === 'running') expect(running.text).not.toContain('"seed"');
    await until(async () => (await stateOf(id)) === 'over', 50_000);
    const { body } = await new Person(base).get(`/api/tables/${id}/record`);
    const shown = (await new Person(base).get(`/api/tables/${id}`)).body;
    expect(body.seed).toBe(shown.seed);
    expect(commitmentOf(body.seed)).toBe(shown.table.commitment);
    const record = recordFrom(body);
    if (!record.ok) throw new Error(JSON.stringify(record.problem));
    expect(replay(await load(GAME), record.value)).toMatchObject({ ok: true, value: { hash: body.hash } });
  });

  test('a table may forbid reckonings and advice and say how long a Master thinks: shown in the list, told at the table, kept in a rematch', async () => {
    const [ann, bob] = [await Person.guest(base), await Person.guest(base)];
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    for (const wrong of [{ calculator: 'no' }, { hints: 0 }, { masterMs: 60_000 }, { masterMs: 0 }]) {
      const refused = await ann.post('/api/tables', { game: GAME, seats, ...wrong });
      expect(refused.body.error).toMatchObject({ code: 'malformed', params: { at: Object.keys(wrong)[0] } });
    }
    const usual = await freeTable(ann, 2);
    const agreed = { calculator: false, hints: false, masterMs: 500 };
    const table = await freeTable(ann, 2, agreed);
    const shown = (await bob.get('/api/tables?limit=100')).body.tables;
    const helpsOf = (id: string) => shown.find((one: { id: string }) => one.id === id);
    expect(helpsOf(usual)).toMatchObject({ calculator: true, hints: true, masterMs: 2000 });
    expect(helpsOf(table)).toMatchObject(agreed);
    await bob.post(`/api/tables/${table}/join`, {});
    const client = await socketOf(bob);
    client.send({ t: 'subscribe', table, mode: 'log' });
    expect((await client.next('joined')).sheet.creation).toMatchObject(agreed);
    client.socket.close();
    await server.db.write(
      unit(part(server.db.q.updateTable('tables').set({ state: 'ended' }).where('id', '=', table))),
    );
    const { id } = (await ann.post(`/api/tables/${table}/rematch`)).body;
    expect((await bob.get(`/api/tables/${id}`)).body.table).toMatchObject(agreed);
  });

  test('rematch: the same people and settings, one table for all who ask', async () => {
    const { people, table } = await playersAt(base, ['Rematch Ann', 'Rematch Bob']);
    const [ann, bob] = people as [Person, Person];
    expect((await ann.post(`/api/tables/${table}/rematch`)).body.error.code).toBe('not-over');
    await server.db.write(
      unit(part(server.db.q.updateTable('tables').set({ state: 'ended' }).where('id', '=', table))),
    );
    expect((await (await Person.guest(base)).post(`/api/tables/${table}/rematch`)).body.error.code).toBe('not-seated');
    expect((await bob.get(`/api/tables/${table}`)).body.rematch).toBeNull();
    const [seated, watching] = [await socketOf(bob), await socketOf(await Person.guest(base))];
    for (const client of [seated, watching]) {
      client.send({ t: 'subscribe', table, mode: 'log' });
      await client.next('joined');
    }
    const told = seated.next('rematch');
    const atOnce = [ann, bob, ann, bob, ann, bob];
    const asked = await Promise.all(atOnce.map((one) => one.post(`/api/tables/${table}/rematch`)));
    const again = (await ann.post(`/api/tables/${table}/rematch`)).body;
    expect(await told).toEqual({ t: 'rematch', table });
    expect(watching.heard.map(({ t }) => t)).not.toContain('rematch');
    for (const client of [seated, watching]) client.socket.close();
    expect(new Set([...asked.map(({ body }) => body.id), again.id]).size).toBe(1);
    expect(asked.filter(({ body }) => body.created)).toHaveLength(1);
    for (const one of people) expect((await one.get(`/api/tables/${table}`)).body.rematch).toBe(again.id);
    expect((await (await Person.guest(base)).get(`/api/tables/${table}`)).body).not.toHaveProperty('rematch');
    const shown = (await ann.get(`/api/tables/${again.id}`)).body.table;
    expect(shown).toMatchObject({ state: 'waiting', rematchOf: table });
    const other = shown.createdBy === ann.id ? bob : ann;
    expect((await other.post(`/api/tables/${again.id}/join`, {})).body.started).toBe(true);
  });

  test('a seat that was given up is taken over by one; both tenures are kept', async () => {
    const { people, table } = await playersAt(base, ['Over Ann', 'Over Bob']);
    const [ann, bob] = people as [Person, Person];
    const [eve, mal] = [await Person.guest(base), await Person.guest(base)];
    expect((await eve.post(`/api/tables/${table}/take-over`, { seat: 0 })).body.error.code).toBe('seat-not-open');
    expect(await command(ann, table, 0, { type: 'resign', to: 'open' })).toMatchObject({ t: 'answer' });
    expect((await bob.post(`/api/tables/${table}/take-over`, { seat: 0 })).body.error.code).toBe('already-seated');
    const answers = await Promise.all([eve, mal].map((one) => one.post(`/api/tables/${table}/take-over`, { seat: 0 })));
    expect(answers.map(({ status }) => status === 200).sort()).toEqual([false, true]);
    const taker = answers[0]!.status === 200 ? eve : mal;
    const tenures = await server.db.q
      .selectFrom('tenures')
      .selectAll()
      .where('table_id', '=', table)
      .where('seat', '=', 0)
      .orderBy('from_seq')
      .execute();
    expect(tenures.map(({ account_id }) => account_id)).toEqual([ann.id, null, taker.id]);
    expect((await taker.get(`/api/tables/${table}`)).body.access).toMatchObject({ seat: 0, chat: true });
    expect((await ann.get(`/api/tables/${table}`)).body.access).toMatchObject({ seat: null, chat: false });
  });

  test('a seat left to a bot for good goes back to a person; a bot’s own seat does not', async () => {
    const ann = await Person.registered(base, 'Bot Ann');
    const bob = await Person.registered(base, 'Bot Bob');
    const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }];
    const { id } = (await ann.post('/api/tables', { game: 'chicago-express', name: 'Bots', seats })).body;
    expect((await bob.post(`/api/tables/${id}/join`, {})).status).toBe(200);
    const eve = await Person.registered(base, 'Bot Eve');
    const isListed = async () => {
      const { tables } = (await eve.get('/api/tables?state=running&room=1')).body;
      return tables.some((one: { id: string }) => one.id === id);
    };
    expect(await isListed()).toBe(false);
    expect(await command(ann, id, 0, { type: 'resign', to: 'bot' })).toMatchObject({ t: 'answer' });
    expect(await isListed()).toBe(true);
    const invite = async (seat: number) =>
      (await bob.post(`/api/tables/${id}/invite`, { account: eve.id, seat })).status;
    expect([await invite(2), await invite(0)]).toEqual([409, 201]);
    expect((await eve.post(`/api/tables/${id}/take-over`, { seat: 2 })).body.error.code).toBe('seat-not-open');
    expect((await eve.post(`/api/tables/${id}/take-over`, { seat: 0 })).status).toBe(200);
    expect((await eve.get(`/api/tables/${id}`)).body.access).toMatchObject({ seat: 0 });
    expect(await isListed()).toBe(false);
  });

  test('a player invites a replacement, who takes that seat and no other', async () => {
    const { people, table } = await playersAt(base, ['Replace Ann', 'Replace Bob']);
    const [ann] = people as [Person];
    const eve = await Person.registered(base, 'Replace Eve');
    expect((await ann.post(`/api/tables/${table}/invite`, { account: eve.id, seat: 1 })).body.error.code).toBe(
      'seat-not-open',
    );
    expect((await ann.post(`/api/tables/${table}/invite`, { account: eve.id })).status).toBe(201);
    expect((await eve.get('/api/me/invitations')).body.invitations).toMatchObject([{ seat: 0, table: { id: table } }]);
    expect((await eve.post(`/api/tables/${table}/take-over`, { seat: 1 })).body.error.code).toBe('seat-not-open');
    expect((await eve.post(`/api/tables/${table}/take-over`, { seat: 0 })).status).toBe(200);
    const { seats } = (await eve.get(`/api/tables/${table}`)).body.table;
    expect(seats[0]).toMatchObject({ id: eve.id, name: 'Replace Eve', kind: 'person' });
  });

  test('an offer of a seat ends with its giver: whoever sits there since is not put out', async () => {
    const { people, table } = await playersAt(base, ['Offer Ann', 'Offer Bob']);
    const [ann] = people as [Person];
    const [eve, cy] = [await Person.registered(base, 'Offer Eve'), await Person.registered(base, 'Offer Cy')];
    expect((await ann.post(`/api/tables/${table}/invite`, { account: eve.id })).status).toBe(201);
    expect(await command(ann, table, 0, { type: 'resign', to: 'open' })).toMatchObject({ t: 'answer' });
    expect((await cy.post(`/api/tables/${table}/take-over`, { seat: 0 })).status).toBe(200);
    expect((await eve.post(`/api/tables/${table}/take-over`, { seat: 0 })).body.error.code).toBe('seat-not-open');
    expect((await cy.get(`/api/tables/${table}`)).body.access).toMatchObject({ seat: 0 });
  });

  test('chat is for those at the table, notes for oneself', async () => {
    const { people, table } = await playersAt(base, ['Talk Ann', 'Talk Bob']);
    const [ann, bob] = people as [Person, Person];
    const eve = await Person.guest(base);
    const client = await socketOf(ann);
    client.send({ t: 'subscribe', table, mode: 'log' });
    await client.next('joined');
    for (let n = 0; n < 5; n++) {
      const heard = client.next('chat');
      client.send({ t: 'say', table, id: `line-${n}`, text: `line ${n}` });
      await heard;
    }
    client.socket.close();
    const first = (await bob.get(`/api/tables/${table}/chat?limit=3`)).body;
    expect(first.chat.map(({ text }: { text: string }) => text)).toEqual(['line 4', 'line 3', 'line 2']);
    const second = (await bob.get(`/api/tables/${table}/chat?limit=3&from=${first.next}`)).body;
    expect(second.chat.map(({ text }: { text: string }) => text)).toEqual(['line 1', 'line 0']);
    expect((await eve.get(`/api/tables/${table}/chat`)).status).toBe(403);
    expect((await new Person(base).get(`/api/tables/${table}/chat`)).status).toBe(401);
    await ann.put(`/api/tables/${table}/notes`, { text: 'buy\nB&O' });
    await eve.put(`/api/tables/${table}/notes`, { text: 'a watcher may think too' });
    expect((await ann.get(`/api/tables/${table}/notes`)).body.text).toBe('buy\nB&O');
    expect((await bob.get(`/api/tables/${table}/notes`)).body).toEqual({ text: '', at: null });
    expect((await ann.put(`/api/tables/${table}/notes`, { text: 'x'.repeat(10_001) })).status).toBe(400);
  });

  test('so many tables and no more', async () => {
    const ann = await Person.guest(base);
    for (let n = 0; n < 30; n++) await freeTable(ann, 2);
    const more = await ann.post('/api/tables', { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(more.body.error).toEqual({ code: 'too-many-tables', params: { most: 30 } });
  });

  test.each([
    [{}, 'game'],
    [{ game: GAME, seats: [] }, 'seats'],
    [{ game: GAME, seats: [{ kind: 'me' }] }, 'seats'],
    [{ game: GAME, seats: [{ kind: 'me' }, { kind: 'me' }] }, 'seats'],
    [{ game: GAME, seats: [{ kind: 'me' }, { kind: 'bot', bot: 'genius' }] }, 'seats[1].bot'],
    [{ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], options: { map: 'atlantis' } }, 'options.map'],
    [{ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], options: [] }, 'options'],
    [{ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], firstSeat: 2 }, 'firstSeat'],
    [{ game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], seed: '0'.repeat(64) }, 'seed'],
    [
      { game: GAME, seats: [{ kind: 'me' }, { kind: 'open' }], clock: { type: 'live', budget: -1, increment: 0 } },
      'clock.budget',
    ],
  ])('the wish %j is refused at %s, and nothing is written', async (wish, at) => {
    const ann = await Person.guest(base);
    const answer = await ann.post('/api/tables', wish);
    expect([answer.status, answer.body.error.params.at]).toEqual([400, at]);
    const rows = await server.db.q.selectFrom('tables').select('id').where('created_by', '=', ann.id).execute();
    expect(rows).toEqual([]);
  });
});
