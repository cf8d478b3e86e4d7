/** Guests, people, passwords, sessions, recovery codes: through real HTTP, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type Running, startServer } from './support/start.ts';

const PASSWORD = 'correct horse battery';

describe.each(KINDS)('people on %s', (kind) => {
  let server: Running;
  let base: string;
  beforeAll(async () => {
    server = await startServer(kind);
    base = server.address;
  });
  afterAll(() => server?.end());

  test('a guest plays at once: an account, a cookie no script can read, and only its hash stored', async () => {
    const guest = new Person(base);
    const answer = await guest.post('/api/guest', {});
    expect(answer.status).toBe(201);
    expect(answer.body.account).toMatchObject({ kind: 'guest', hasPassword: false, role: 'player' });
    const cookie = answer.headers.getSetCookie()[0]!;
    expect(cookie).toMatch(/^turntable=[\w-]{43};/);
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const token = guest.cookies.get('turntable')!;
    const stored = await server.db.q.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    expect((await guest.get('/api/me')).body.account.id).toBe(answer.body.account.id);
    expect((await guest.post('/api/guest', {})).body.account.id).toBe(answer.body.account.id);
  });

  test('on https the cookie is Secure and bound to the host', async () => {
    const https = await startServer(kind, { PUBLIC_URL: 'https://play.example' });
    try {
      const answer = await new Person(https.address).post('/api/guest', {}, { origin: 'https://play.example' });
      expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-turntable=.*; Path=\/; HttpOnly; Secure; SameSite=Lax/);
      expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    } finally {
      await https.end();
    }
  });

  test('a guest becomes a person in place and comes back by name and password, however it is written', async () => {
    const person = await Person.guest(base);
    const { id } = person;
    const old = person.cookies.get('turntable')!;
    const upgraded = await person.post('/api/register', { name: 'Ana María', password: PASSWORD });
    expect(upgraded.status).toBe(201);
    expect(upgraded.body.account).toMatchObject({ id, name: 'Ana María', kind: 'person', hasPassword: true });
    expect(person.cookies.get('turntable')).not.toBe(old);
    const thief = new Person(base);
    thief.cookies.set('turntable', old);
    expect((await thief.get('/api/me')).body.account).toBe(null);
    expect((await person.post('/api/register', { name: 'Other', password: PASSWORD })).status).toBe(409);

    const again = new Person(base);
    const login = await again.post('/api/login', { name: 'ANA MARIA', password: PASSWORD });
    expect(login.body.account.id).toBe(id);
    const row = await server.db.q.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('a wrong password and a name that nobody has are refused alike', async () => {
    await Person.registered(base, 'Refused One');
    const wrong = await new Person(base).post('/api/login', { name: 'Refused One', password: 'not this one' });
    const nobody = await new Person(base).post('/api/login', { name: 'Nobody Here', password: 'not this one' });
    expect([wrong.status, wrong.text]).toEqual([401, '{"error":{"code":"login-failed","params":{}}}']);
    expect([nobody.status, nobody.text]).toEqual([wrong.status, wrong.text]);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ['a', 'too-short'],
    ['a'.repeat(30), 'too-long'],
    ['evil\u202ename', 'characters'],
    ['zero\u200bwidth', 'characters'],
    ['раypal', 'mixed-scripts'],
    ['Adm1n', 'reserved'],
    ['!!!', 'characters'],
    ['1234', 'characters'],
  ])('the name %j is refused: %s', async (name, why) => {
    const answer = await new Person(base).post('/api/register', { name, password: PASSWORD });
    expect(answer.status).toBe(422);
    expect(answer.body.error).toMatchObject({ code: 'name-refused', params: { why } });
  });

  test('names that look alike are the same name', async () => {
    await Person.registered(base, 'Locomotive 01');
    for (const name of ['locomotive 0l', 'LOCOMOTIVE_O1', 'Lócömotive-01'])
      expect((await new Person(base).post('/api/guest', { name })).body.error.code).toBe('name-taken');
  });

  test.each([
    ['short', 'too-short'],
    ['aaaaaaaaaaaaaa', 'too-easy'],
    ['my Password Pat!', 'too-easy'],
  ])('the password %j is refused: %s', async (password, why) => {
    const answer = await new Person(base).post('/api/register', { name: 'Password Pat', password });
    expect(answer.body.error).toMatchObject({ code: 'password-refused', params: { why } });
  });

  test('log-out ends the session for good', async () => {
    const person = await Person.registered(base, 'Leaver');
    const token = person.cookies.get('turntable')!;
    expect((await person.post('/api/logout')).status).toBe(200);
    expect(person.cookies.size).toBe(0);
    person.cookies.set('turntable', token);
    expect((await person.get('/api/me')).body.account).toBe(null);
    expect((await person.get('/api/sessions')).status).toBe(401);
  });

  test('sessions are listed, ended one by one and all but this one', async () => {
    const here = await Person.registered(base, 'Manifold');
    const [there, elsewhere] = [new Person(base), new Person(base)];
    for (const one of [there, elsewhere]) {
      one.headers['user-agent'] = one === there ? 'There/1' : 'Elsewhere/1';
      expect((await one.post('/api/login', { name: 'Manifold', password: PASSWORD })).status).toBe(200);
    }
    const { sessions } = (await here.get('/api/sessions')).body;
    expect(sessions).toHaveLength(3);
    expect(sessions.filter((one: { current: boolean }) => one.current)).toHaveLength(1);
    const target = sessions.find((one: { agent: string }) => one.agent === 'There/1');
    expect((await (await Person.guest(base)).delete(`/api/sessions/${target.id}`)).status).toBe(404);
    expect((await here.delete(`/api/sessions/${target.id}`)).status).toBe(200);
    expect((await there.get('/api/me')).body.account).toBe(null);
    expect((await elsewhere.get('/api/me')).body.account.id).toBe(here.id);
    await here.delete('/api/sessions');
    expect((await elsewhere.get('/api/me')).body.account).toBe(null);
    expect((await here.get('/api/me')).body.account.id).toBe(here.id);
  });

  test('a new password needs the old one and ends the other sessions', async () => {
    const here = await Person.registered(base, 'Changer');
    const there = new Person(base);
    await there.post('/api/login', { name: 'Changer', password: PASSWORD });
    const wish = { current: 'wrong one!!', password: 'another good one' };
    expect((await here.put('/api/me/password', wish)).status).toBe(401);
    expect((await here.put('/api/me/password', { ...wish, current: PASSWORD })).status).toBe(200);
    expect((await there.get('/api/me')).body.account).toBe(null);
    expect((await here.get('/api/me')).body.account.id).toBe(here.id);
    expect((await new Person(base).post('/api/login', { name: 'Changer', password: PASSWORD })).status).toBe(401);
    expect((await new Person(base).post('/api/login', { name: 'Changer', password: wish.password })).status).toBe(200);
  });

  test('a new name is taken by one alone', async () => {
    const person = await Person.registered(base, 'Before');
    await Person.registered(base, 'Occupied');
    expect((await person.patch('/api/me', { name: 'Occupied' })).body.error.code).toBe('name-taken');
    expect((await person.patch('/api/me', { name: 'After' })).body.account.name).toBe('After');
    expect((await new Person(base).post('/api/login', { name: 'after', password: PASSWORD })).status).toBe(200);
  });

  test('recovery codes: shown once, kept as hashes, each good once, with a new password', async () => {
    const person = await Person.registered(base, 'Forgetful');
    expect((await person.post('/api/me/recovery-codes', {})).status).toBe(401);
    const { codes } = (await person.post('/api/me/recovery-codes', { password: PASSWORD })).body;
    expect(new Set(codes).size).toBe(10);
    expect(codes[0]).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    const rows = await server.db.q.selectFrom('recovery_codes').selectAll().execute();
    for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));

    const back = new Person(base);
    const typed = { name: 'forgetful', code: ` ${codes[0].toUpperCase().replaceAll('-', ' ')} ` };
    const entered = await back.post('/api/login/recovery', { ...typed, password: 'a fresh secret' });
    expect(entered.body.account.id).toBe(person.id);
    expect((await person.get('/api/me')).body.account).toBe(null); // everybody else is out
    expect((await new Person(base).post('/api/login', { name: 'Forgetful', password: 'a fresh secret' })).status).toBe(
      200,
    );
    const used = await new Person(base).post('/api/login/recovery', typed);
    const nobody = await new Person(base).post('/api/login/recovery', { name: 'No Such', code: codes[1] });
    expect([used.status, used.text]).toEqual([401, '{"error":{"code":"login-failed","params":{}}}']);
    expect(nobody.text).toBe(used.text);
    const fresh = (await back.post('/api/me/recovery-codes', { password: 'a fresh secret' })).body.codes;
    expect((await new Person(base).post('/api/login/recovery', { name: 'Forgetful', code: codes[1] })).status).toBe(
      401,
    );
    expect((await new Person(base).post('/api/login/recovery', { name: 'Forgetful', code: fresh[1] })).status).toBe(
      200,
    );
  });

  test('one code lets in one of two who use it at once', async () => {
    const person = await Person.registered(base, 'Racer');
    const { codes } = (await person.post('/api/me/recovery-codes', { password: PASSWORD })).body;
    const tries = await Promise.all(
      [1, 2, 3, 4].map(() => new Person(base).post('/api/login/recovery', { name: 'Racer', code: codes[0] })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test('preferences are kept, one by one, and nothing else', async () => {
    const person = await Person.guest(base);
    const quiet = { from: 1320, to: 420, offset: 60 };
    expect((await person.put('/api/me/preferences', { locale: 'fr', theme: 'dark', quiet })).status).toBe(200);
    await person.put('/api/me/preferences', { theme: 'light' });
    const { account } = (await person.get('/api/me')).body;
    expect(account).toMatchObject({ locale: 'fr', preferences: { theme: 'light', quiet } });
    for (const wrong of [{ theme: 'pink' }, { quiet: { from: 0, to: 1440, offset: 0 } }, { role: 'admin' }, []])
      expect((await person.put('/api/me/preferences', wrong)).status).toBe(400);
    expect((await person.get('/api/me')).body.account.preferences).toEqual({ theme: 'light', quiet });
  });

  test('guesses at one account are limited, wherever they come from', async () => {
    const strict = await startServer(kind, { LIMIT_LOGINS: '5', TRUST_PROXY: '1' });
    try {
      await Person.registered(strict.address, 'Guessed');
      const guess = (n: number) =>
        new Person(strict.address).post(
          '/api/login',
          { name: 'Guessed', password: `guess number ${n}` },
          { 'x-forwarded-for': `203.0.113.${n}` },
        );
      const answers = [];
      for (let n = 0; n < 12; n++) answers.push(await guess(n));
      expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(401));
      expect(answers[11]!.status).toBe(429);
      expect(Number(answers[11]!.headers.get('retry-after'))).toBeGreaterThan(0);
      // Nobody alone keeps the owner out.
      await Person.registered(strict.address, 'Guarded', PASSWORD);
      const enter = (password: string, from: string) =>
        new Person(strict.address).post('/api/login', { name: 'Guarded', password }, { 'x-forwarded-for': from });
      const alone = [];
      for (let n = 0; n < 5; n++) alone.push((await enter('not this one', '198.51.100.7')).status);
      expect(alone).toEqual([401, 401, 401, 429, 429]);
      expect((await enter(PASSWORD, '192.0.2.1')).status).toBe(200);
      // Who names nobody shares the limit of the address alone.
      const keyed = [];
      for (let n = 0; n < 6; n++)
        keyed.push(
          (
            await new Person(strict.address).post(
              '/api/login/passkey/options',
              {},
              { 'x-forwarded-for': '198.51.100.9' },
            )
          ).status,
        );
      expect(keyed).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      await strict.end();
    }
  });
});
