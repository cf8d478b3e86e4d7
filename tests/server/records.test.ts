/** Games played elsewhere, kept with an account. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/kernel/record.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';

const GOLDEN = resolve(import.meta.dirname, '../../src/games/chicago-express/golden');
const golden = readdirSync(GOLDEN)
  .filter((name) => name.endsWith('.json'))
  .slice(0, 3)
  .map((name) => JSON.parse(readFileSync(join(GOLDEN, name), 'utf8')) as GameRecord);
const [whole] = golden as [GameRecord];
/** The same game, broken off. */
const { hash: _hash, result: _result, ...rest } = whole;
const begun: GameRecord = { ...rest, actions: whole.actions.slice(0, 5) };

describe.each(KINDS)('records on %s', (kind) => {
  let server: Running;
  const send = (who: Person, record: unknown, name = 'A game') => who.post('/api/me/records', { name, record });
  beforeAll(async () => {
    server = await startServer(kind, { LIMIT_RECORDS: '2' });
  });
  afterAll(() => server?.end());

  test('a finished and an unfinished game are kept, listed newest first, given back whole, deleted', async () => {
    const ada = await Person.registered(server.address, 'Keeper');
    const first = await send(ada, whole);
    expect(first.status).toBe(201);
    const second = await send(ada, begun, '');
    const list = (await ada.get('/api/me/records')).body;
    expect(list).toMatchObject({ most: 2, next: null });
    expect(list.records).toMatchObject([
      { id: second.body.id, name: '', over: false, moves: 5, game: 'chicago-express' },
      { id: first.body.id, name: 'A game', over: true, moves: whole.actions.length, seats: whole.seats.length },
    ]);
    expect((await ada.get(`/api/me/records/${first.body.id}`)).body).toEqual(whole);
    expect((await ada.delete(`/api/me/records/${first.body.id}`)).status).toBe(200);
    expect((await ada.get(`/api/me/records/${first.body.id}`)).status).toBe(404);
    expect((await ada.get('/api/me/records')).body.records).toHaveLength(1);
    expect((await ada.get('/api/me/export')).body.records).toHaveLength(1);
  });

  test('the same game again is the one already there; beyond the limit nothing is kept', async () => {
    const ada = await Person.registered(server.address, 'Repeater');
    const { id } = (await send(ada, whole)).body;
    expect((await send(ada, whole, 'Another name')).body).toEqual({ id });
    await send(ada, begun);
    const third = await send(ada, golden[1]);
    expect([third.status, third.body.error]).toEqual([409, { code: 'too-many-records', params: { most: 2 } }]);
  });

  test('nobody else reads or deletes it, and it goes away with the account', async () => {
    const ada = await Person.registered(server.address, 'Owner', 'a long enough word');
    const { id } = (await send(ada, whole)).body;
    const bob = await Person.registered(server.address, 'Stranger');
    expect((await bob.get(`/api/me/records/${id}`)).status).toBe(404);
    expect((await bob.delete(`/api/me/records/${id}`)).status).toBe(404);
    expect((await new Person(server.address).get('/api/me/records')).status).toBe(401);
    expect((await ada.delete('/api/me', { name: 'Owner', password: 'a long enough word' })).status).toBe(200);
    const left = await server.db.q.selectFrom('records').select('id').where('id', '=', id).execute();
    expect(left).toEqual([]);
  });

  test('a guest keeps nothing; what cannot be replayed, is no record, or is too large is refused', async () => {
    const guest = await Person.guest(server.address);
    expect((await send(guest, whole)).body.error.code).toBe('guest-has-no-such-thing');
    const ada = await Person.registered(server.address, 'Cheater');
    const refused = async (record: unknown) => (await send(ada, record)).body.error;
    expect(await refused({ ...whole, actions: [...begun.actions, ...begun.actions] })).toMatchObject({
      code: 'record-refused',
      params: { problem: 'record-action-illegal' },
    });
    expect(await refused({ ...whole, game: 'chess' })).toMatchObject({ params: { problem: 'unknown-game' } });
    expect(await refused({ hello: 1 })).toMatchObject({ params: { problem: 'record-foreign' } });
    expect(await refused(null)).toMatchObject({ code: 'record-refused' });
    expect(await refused({ ...whole, hash: '0'.repeat(16) })).toMatchObject({
      params: { problem: 'record-hash-differs' },
    });
    expect((await send(ada, whole, 'x'.repeat(41))).body.error.code).toBe('malformed');
    const big = await send(ada, { ...whole, padding: 'x'.repeat(1_100_000) });
    expect([big.status, big.body.error.code]).toEqual([413, 'too-large']);
    expect((await ada.get('/api/me/records')).body.records).toEqual([]);
  });

  test('one is replayed at a time, and so many a minute: bots are not kept waiting', async () => {
    const ada = await Person.registered(server.address, 'Hurried');
    const wrong = { ...whole, hash: '0'.repeat(16) };
    const codeOf = async () => (await send(ada, wrong)).body.error.code as string;
    const together = await Promise.all(Array.from({ length: 6 }, codeOf));
    expect(together).toEqual(expect.arrayContaining(['record-refused', 'busy']));
    const codes: string[] = [];
    for (let n = 0; n < 25; n++) codes.push(await codeOf());
    expect([codes[0], codes.at(-1)]).toEqual(['record-refused', 'too-many-requests']);
  });
});
