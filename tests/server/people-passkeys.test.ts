/** Passkeys, by an authenticator in software, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Authenticator } from './support/authenticator.ts';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';
import { freeTable } from './support/tables.ts';

describe.each(KINDS)('passkeys on %s', (kind) => {
  let server: Running;
  let base: string;
  beforeAll(async () => {
    server = await startServer(kind);
    base = server.address.replace('127.0.0.1', 'localhost'); // passkeys belong to names
  });
  afterAll(() => server?.end());

  async function withPasskey(name: string): Promise<{ person: Person; key: Authenticator }> {
    const person = await Person.guest(base);
    const key = new Authenticator(base);
    const options = (await person.post('/api/me/passkeys/options')).body;
    const added = await person.post('/api/me/passkeys', { response: key.register(options), label: 'Laptop', name });
    expect(added.status).toBe(201);
    return { person, key };
  }

  test('a guest becomes a person by a passkey and comes back by it', async () => {
    const { person, key } = await withPasskey('Keyed');
    const me = (await person.get('/api/me')).body.account;
    expect(me).toMatchObject({ id: person.id, name: 'Keyed', kind: 'person', passkeys: 1, hasPassword: false });
    const back = new Person(base);
    const options = (await back.post('/api/login/passkey/options')).body;
    const entered = await back.post('/api/login/passkey', { response: key.answer(options) });
    expect(entered.body.account.id).toBe(person.id);
    expect((await back.get('/api/me')).body.account.id).toBe(person.id);
    const [listed] = (await back.get('/api/me/passkeys')).body.passkeys;
    expect(listed).toMatchObject({ name: 'Laptop' });
    expect(listed.usedAt).toBeGreaterThan(0);
  });

  test('whoever had the guest’s cookie does not come along, and the new name shows at running tables', async () => {
    const person = await Person.guest(base);
    const table = await freeTable(person, 2);
    await (await Person.guest(base)).post(`/api/tables/${table}/join`, {});
    const thief = new Person(base);
    thief.cookies.set('turntable', person.cookies.get('turntable')!);
    const options = (await person.post('/api/me/passkeys/options')).body;
    const response = new Authenticator(base).register(options);
    await person.post('/api/me/passkeys', { response, label: 'Laptop', name: 'Keyed Name' });
    expect((await thief.get('/api/me')).body.account).toBe(null);
    expect((await person.get('/api/me')).body.account.name).toBe('Keyed Name');
    const [renamed] = await server.db.q
      .selectFrom('entries')
      .select('body')
      .where('table_id', '=', table)
      .where('body', 'like', '%"renamed"%')
      .execute();
    expect(JSON.parse(renamed!.body)).toMatchObject({ seat: 0, now: { id: person.id, name: 'Keyed Name' } });
  });

  test('an answer is taken once', async () => {
    const { key } = await withPasskey('Once');
    const options = (await new Person(base).post('/api/login/passkey/options')).body;
    const response = key.answer(options);
    expect((await new Person(base).post('/api/login/passkey', { response })).status).toBe(200);
    expect((await new Person(base).post('/api/login/passkey', { response })).status).toBe(401);
  });

  test('a challenge that is not ours, another page, another key: refused alike', async () => {
    const { key } = await withPasskey('Careful');
    const options = (await new Person(base).post('/api/login/passkey/options')).body;
    const login = (response: object) => new Person(base).post('/api/login/passkey', { response });
    const made = { ...options, challenge: Buffer.from('made up by myself').toString('base64url') };
    const stranger = new Authenticator(base);
    const tampered = key.answer(options);
    tampered.response.signature = stranger.answer(options).response.signature;
    for (const response of [
      key.answer(made),
      stranger.answer(options),
      tampered,
      {},
      { id: 7 },
      { id: 'x', response: 1 },
    ])
      expect((await login(response)).text).toBe('{"error":{"code":"login-failed","params":{}}}');
    const elsewhere = new Authenticator('http://evil.example');
    const person = await Person.guest(base);
    const register = (await person.post('/api/me/passkeys/options')).body;
    const refused = await person.post('/api/me/passkeys', { response: elsewhere.register(register) });
    expect(refused.body.error.code).toBe('passkey-refused');
    expect((await person.get('/api/me')).body.account).toMatchObject({ kind: 'guest', passkeys: 0 });
  });

  test('a challenge for one account does not register a key for another', async () => {
    const [one, other] = [await Person.guest(base), await Person.guest(base)];
    const options = (await one.post('/api/me/passkeys/options')).body;
    const response = new Authenticator(base).register(options);
    expect((await other.post('/api/me/passkeys', { response })).status).toBe(422);
    expect((await one.post('/api/me/passkeys', { response })).status).toBe(201);
    expect((await one.post('/api/me/passkeys', { response })).status).toBe(422);
  });

  test('the last way in cannot be removed', async () => {
    const { person } = await withPasskey('Sole Key');
    const [{ id }] = (await person.get('/api/me/passkeys')).body.passkeys;
    expect((await person.delete(`/api/me/passkeys/${id}`)).body.error.code).toBe('last-way-in');
    expect((await person.put('/api/me/password', { password: 'now with a word' })).status).toBe(200);
    expect((await person.delete(`/api/me/passkeys/${id}`)).status).toBe(200);
    expect((await person.delete(`/api/me/passkeys/${id}`)).status).toBe(404);
  });
});
