/** Links by mail, received on this machine, on both databases. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from './support/person.ts';
import { KINDS } from './support/postgres-fresh.ts';
import { type PostBox, postBox } from './support/smtp.ts';
import { type Running, startServer } from './support/start.ts';

const PASSWORD = 'correct horse battery';
const tokenIn = (letter: string): string => /\/link\/([\w-]{43})/.exec(letter)![1]!;

describe.each(KINDS)('mail on %s', (kind) => {
  let server: Running;
  let base: string;
  let box: PostBox;
  let time = Date.now();
  beforeAll(async () => {
    box = await postBox();
    server = await startServer(
      kind,
      { SMTP_URL: box.url, PUBLIC_URL: 'http://play.example', MAIL_FROM: 'Turntable <t@turntable.test>' },
      { now: () => time },
    );
    base = server.address;
  });
  afterAll(async () => {
    await server?.end();
    await box?.close();
  });

  async function withMail(name: string, mail: string): Promise<Person> {
    const person = await Person.registered(base, name);
    expect((await person.put('/api/me/mail', { mail, password: PASSWORD })).status).toBe(202);
    const token = tokenIn(await box.letterTo(mail));
    expect((await new Person(base).post('/api/login/link', { token })).body).toEqual({ purpose: 'verify' });
    return person;
  }

  test('an address counts once its link was opened, and then lets its owner in', async () => {
    const person = await Person.registered(base, 'Writer');
    expect((await person.put('/api/me/mail', { mail: 'w@example.test' })).status).toBe(401);
    await person.put('/api/me/mail', { mail: 'W@Example.test', password: PASSWORD });
    const letter = await box.letterTo('w@example.test');
    expect((await person.get('/api/me')).body.account).toMatchObject({ mail: null, mailVerified: false });
    await new Person(base).post('/api/login/mail', { mail: 'w@example.test' });
    expect(letter).toContain('http://play.example/link/'); // never the host that the request was sent to
    const token = tokenIn(letter);
    await new Person(base).post('/api/login/link', { token });
    expect((await person.get('/api/me')).body.account).toMatchObject({ mail: 'w@example.test', mailVerified: true });
    expect(box.letters).toEqual([]); // an unverified address got no log-in

    const back = new Person(base);
    expect((await back.post('/api/login/mail', { mail: 'w@example.test' })).status).toBe(202);
    const link = tokenIn(await box.letterTo('w@example.test'));
    expect((await back.post('/api/login/link', { token: link })).body).toEqual({ purpose: 'login' });
    expect((await back.get('/api/me')).body.account.id).toBe(person.id);
    expect((await new Person(base).post('/api/login/link', { token: link })).status).toBe(410);
    const rows = await server.db.q.selectFrom('mail_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(link);
  });

  test('nobody learns whether an address is known', async () => {
    await withMail('Known', 'known@example.test');
    const known = await new Person(base).post('/api/login/mail', { mail: 'known@example.test' });
    const unknown = await new Person(base).post('/api/login/mail', { mail: 'unknown@example.test' });
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    await box.letterTo('known@example.test');
    expect(box.letters).toEqual([]);
  });

  test('a link from a mail is a page with a button: looking does not use it up, late is late', async () => {
    const person = await withMail('Clicker', 'c@example.test');
    await new Person(base).post('/api/login/mail', { mail: 'c@example.test' });
    const token = tokenIn(await box.letterTo('c@example.test'));
    const browser = new Person(base);
    for (let n = 0; n < 3; n++) expect((await browser.get(`/link/${token}`)).text).toContain('<form method="post">');
    const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://play.example' };
    const clicked = await browser.post(`/link/${token}`, '', form);
    expect([clicked.status, clicked.headers.get('location')]).toEqual([303, '/']);
    expect((await browser.get('/api/me')).body.account.id).toBe(person.id);
    expect((await browser.post(`/link/${token}`, '', form)).status).toBe(410);

    await new Person(base).post('/api/login/mail', { mail: 'c@example.test' });
    const late = tokenIn(await box.letterTo('c@example.test'));
    time += 21 * 60_000;
    expect((await browser.post(`/link/${late}`, '', form)).status).toBe(410);
    expect((await browser.post(`/link/${late}`, '', { ...form, origin: 'http://evil.example' })).status).toBe(403);
  });

  test.each(['no at sign', 'a@b@c', 'a@b\nBcc: all@example.test', 'x'.repeat(300), '<a@b>', 7])(
    'the address %j is refused',
    async (mail) => {
      expect((await new Person(base).post('/api/login/mail', { mail })).status).toBe(400);
    },
  );

  test('without an SMTP server nothing is promised', async () => {
    const plain = await startServer(kind);
    try {
      const person = await Person.registered(plain.address, 'Plain');
      const wish = { mail: 'p@example.test', password: PASSWORD };
      expect((await person.put('/api/me/mail', wish)).body.error.code).toBe('mail-off');
      expect((await person.post('/api/login/mail', { mail: wish.mail })).body.error.code).toBe('mail-off');
      expect((await person.get('/api/me')).body.mail).toBe(false);
    } finally {
      await plain.end();
    }
  });
});
