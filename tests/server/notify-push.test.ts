/** Browser push against a push service on this machine, which opens the envelope as a browser would (RFC 8291, 8292). */
import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/server/db/database.ts';
import { keptVapid } from '../../src/server/notify/push.ts';
import { notifying } from './support/notifying.ts';
import { type Fresh, freshDatabase, KINDS } from './support/postgres-fresh.ts';
import { type Heard, httpReceiver } from './support/receivers.ts';
import { addPerson, addTable, empty } from './support/rows.ts';

const HOUR = 3_600_000;

interface Browser {
  ecdh: ECDH;
  auth: Buffer;
  keys: { p256dh: string; auth: string };
}

function browser(): Browser {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  return { ecdh, auth, keys: { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') } };
}

/** aes128gcm, one record. */
function opened({ ecdh, auth }: Browser, body: Buffer): unknown {
  const salt = body.subarray(0, 16);
  const idLength = body[20]!;
  const sender = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

/** The claims of the token, once its signature was found to be the server's. */
function claimsOf({ headers }: Heard, publicKey: string): { aud: string; sub: string; exp: number } {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(headers.authorization ?? '');
  if (!found) throw new Error(`no VAPID header: ${headers.authorization}`);
  const [, head, claims, signature, key] = found as unknown as [string, string, string, string, string];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const right = verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  expect(right).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

describe.each(KINDS)('browser push, on %s', (kind) => {
  let fresh: Fresh;
  let db: Database;
  beforeAll(async () => {
    fresh = await freshDatabase(kind);
    db = await fresh.open();
  });
  beforeEach(() => empty(db));
  afterAll(async () => {
    await db.close();
    await fresh.remove();
  });

  it('keys are made once, whoever asks first', async () => {
    const keys = await Promise.all([1, 2, 3, 4].map(() => keptVapid(db, 'mailto:host@play.example')));
    for (const one of keys) expect(one).toEqual(keys[0]);
  });

  it('a message that fails twice arrives, signed by the server and sealed for the browser', async () => {
    const service = await httpReceiver((n) => ({ status: n < 2 ? 502 : 201 }));
    const s = await notifying(db);
    const [ann, phone] = [await addPerson(db, 'Ann'), browser()];
    const table = await addTable(db, [ann]);
    const target = await s.want(ann, {
      kind: 'push',
      subscription: { endpoint: `${service.url}/push/x`, keys: phone.keys },
    });
    await s.notifier.onTurn(table, [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect(await s.states(target)).toEqual([{ state: 'done', attempts: 3, last_error: null }]);
    const heard = service.heard[2]!;
    expect(heard).toMatchObject({ method: 'POST', path: '/push/x' });
    expect(heard.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400', urgency: 'high' });
    const claims = claimsOf(heard, s.notifier.publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:host@play.example' });
    expect(claims.exp).toBeGreaterThan(Date.now() / 1000);
    expect(opened(phone, heard.body)).toEqual({
      kind: 'turn',
      title: 'Your turn: The long way',
      body: 'It is your turn at the table “The long way” (Chicago Express).',
      url: `http://play.example/table/${table}`,
      tag: table,
    });
    expect(() => opened(browser(), heard.body)).toThrow();
    await service.close();
  });

  it('a browser that is gone is switched off at once; subscribing again switches it on', async () => {
    let status = 410;
    const service = await httpReceiver(() => ({ status }));
    const s = await notifying(db);
    const [ann, phone] = [await addPerson(db, 'Ann'), browser()];
    const subscription = { endpoint: `${service.url}/push/x`, keys: phone.keys };
    const target = await s.want(ann, { kind: 'push', subscription });
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    const row = () => db.q.selectFrom('targets').select(['id', 'enabled', 'last_error']).execute();
    expect(await row()).toEqual([{ id: target, enabled: 0, last_error: 'http-410' }]);
    status = 201;
    expect(await s.want(ann, { kind: 'push', subscription })).toBe(target);
    expect(await row()).toEqual([{ id: target, enabled: 1, last_error: null }]);
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await s.pass(HOUR);
    expect((await s.states(target)).map((one) => one.state).sort()).toEqual(['done', 'failed']);
    await service.close();
  });

  it('a push service may not send us elsewhere, and keys that are none are not tried again', async () => {
    const service = await httpReceiver(() => ({ status: 307, headers: { location: '/other' } }));
    const s = await notifying(db);
    const [ann, bob] = [await addPerson(db, 'Ann'), await addPerson(db, 'Bob')];
    const one = await s.want(ann, {
      kind: 'push',
      subscription: { endpoint: `${service.url}/a`, keys: browser().keys },
    });
    const keys = { p256dh: 'AAAA', auth: 'AAAA' };
    const two = await s.want(bob, { kind: 'push', subscription: { endpoint: `${service.url}/b`, keys } });
    await s.notifier.onTurn(await addTable(db, [ann]), [{ seat: 0, account: ann }]);
    await s.notifier.onTurn(await addTable(db, [bob]), [{ seat: 0, account: bob }]);
    await s.pass(HOUR);
    expect(await s.states(one)).toEqual([{ state: 'failed', attempts: 1, last_error: 'redirects' }]);
    expect(await s.states(two)).toEqual([{ state: 'failed', attempts: 1, last_error: 'push-keys' }]);
    expect(service.heard).toHaveLength(1);
    await service.close();
  });
});
