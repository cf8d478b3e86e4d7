/** No request leaves for an address that is not public: real receivers, redirects, names that change their mind. */
import { createServer } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guard } from '../../src/server/notify/guard.ts';
import { type Post, post } from '../../src/server/notify/outbound.ts';
import { type HttpAnswer, type HttpReceiver, httpReceiver } from './support/receivers.ts';

const open: HttpReceiver[] = [];
const receiver = async (answer: (n: number) => HttpAnswer): Promise<HttpReceiver> => {
  const one = await httpReceiver(answer);
  open.push(one);
  return one;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const lenient: Guard = { allowLoopback: true };
const strict: Guard = { allowLoopback: false };
const to = (url: string, more: Partial<Post> = {}): Post => ({
  ...{ url, headers: { 'x-test': 'yes' }, body: '{}', redirects: 3, timeout: 3000 },
  ...more,
});

describe('the guard on the way', () => {
  it('this machine is not reached without the switch for tests', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    expect(await post(to(hook.url), strict)).toEqual({ error: 'address-port' });
    expect(await post(to('http://127.0.0.1/'), strict)).toEqual({ error: 'address-private' });
    expect(await post(to('http://localhost:8080/'), strict)).toEqual({ error: 'address-private' });
    expect(hook.heard).toHaveLength(0);
  });

  it.each([301, 302, 307, 308])('a redirect (%i) is followed with all that was sent', async (status) => {
    const hook = await receiver((n) => (n === 0 ? { status, headers: { location: '/next?a=b' } } : { status: 204 }));
    expect(await post(to(hook.url, { body: '{"a":1}' }), lenient)).toEqual({ status: 204, retryAfter: null });
    expect(hook.heard[1]).toMatchObject({ method: 'POST', path: '/next?a=b', headers: { 'x-test': 'yes' } });
    expect(hook.heard[1]!.body.toString()).toBe('{"a":1}');
  });

  it('three redirects and no more', async () => {
    const hook = await receiver(() => ({ status: 302, headers: { location: '/again' } }));
    expect(await post(to(hook.url), lenient)).toEqual({ error: 'redirects' });
    expect(hook.heard).toHaveLength(4);
  });

  it.each([
    ['http://10.0.0.1/', 'address-private'],
    ['http://169.254.169.254/latest/meta-data/', 'address-private'],
    ['http://[::ffff:10.0.0.1]/', 'address-private'],
    ['http://[fd00:ec2::254]/', 'address-private'],
    ['http://167772161/', 'address-private'],
    ['http://0300.0250.1.1/', 'address-private'],
    ['http://metadata.google.internal/', 'address-private'],
    ['//192.168.1.1/', 'address-private'],
    ['http://example.org:22/', 'address-port'],
    ['http://me:secret@example.org/', 'address-credentials'],
    ['file:///etc/passwd', 'address-scheme'],
    ['gopher://example.org/', 'address-scheme'],
    ['http://', 'redirect-malformed'],
  ])('a redirect to %s is not followed', async (location, error) => {
    const hook = await receiver(() => ({ status: 302, headers: { location } }));
    expect(await post(to(hook.url), lenient)).toEqual({ error });
    expect(hook.heard).toHaveLength(1);
  });

  it('a redirect without an address, and one that asks for a page, are not followed', async () => {
    const hook = await receiver((n) => ({ status: n === 0 ? 307 : 303, headers: n === 0 ? {} : { location: '/' } }));
    expect(await post(to(hook.url), lenient)).toEqual({ error: 'redirect-malformed' });
    expect(await post(to(hook.url), lenient)).toEqual({ status: 303, retryAfter: null });
    expect(hook.heard).toHaveLength(2);
  });

  it('a name is asked for once, and the connection goes to what was judged', async () => {
    const hook = await receiver(() => ({ status: 200 }));
    const { port } = new URL(hook.url);
    let asked = 0;
    // The second answer, which nobody may ask for, would be another machine of the network.
    const resolve = async () => [{ address: asked++ === 0 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    const guard: Guard = { allowLoopback: true, resolve };
    // The port is one of the allowed only through localhost, so the name is that; the resolver is what matters.
    expect(await post(to(`http://localhost:${port}/x`), guard)).toEqual({ status: 200, retryAfter: null });
    expect(asked).toBe(1);
    expect(hook.heard[0]!.headers.host).toBe(`localhost:${port}`);
  });

  it('a name that means a private address is not reached, nor one that means both', async () => {
    const names = (addresses: string[]): Guard => ({
      allowLoopback: false,
      resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    });
    expect(await post(to('http://rebind.example/'), names(['127.0.0.1']))).toEqual({ error: 'address-private' });
    expect(await post(to('http://rebind.example./'), names(['1.1.1.1', '10.0.0.1']))).toEqual({
      error: 'address-private',
    });
    expect(await post(to('http://nobody.example/'), names([]))).toEqual({ error: 'address-unknown' });
  });

  it('one that does not answer, answers without end, or hangs up is given up', async () => {
    const sockets = createServer((socket) => {
      socket.on('error', () => socket.destroy());
      socket.once('data', (data) => {
        const [, path] = data.toString().split(' ');
        if (path === '/silent') return;
        if (path === '/hangs-up') return void socket.destroy();
        socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n\r\n');
        const more = setInterval(() => socket.write('x'.repeat(8192)), 5);
        socket.on('close', () => clearInterval(more));
      });
    });
    await new Promise<void>((done) => sockets.listen(0, '127.0.0.1', done));
    const { port } = sockets.address() as { port: number };
    const url = `http://127.0.0.1:${port}`;
    expect(await post(to(`${url}/silent`, { timeout: 200 }), lenient)).toEqual({ error: 'timed-out' });
    expect(await post(to(`${url}/hangs-up`), lenient)).toEqual({ error: 'not-reached' });
    expect(await post(to(`${url}/endless`), lenient)).toEqual({ status: 200, retryAfter: null });
    await new Promise<void>((done) => sockets.close(() => done()));
    expect(await post(to(url), lenient)).toEqual({ error: 'not-reached' });
  });
});
