import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './addresses.ts';
import { checkUrl, type Guard, reach } from './guard.ts';

const guard: Guard = { allowLoopback: false };

describe('addresses that a webhook may reach', () => {
  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '172.15.255.255',
    '172.32.0.1',
    '100.63.255.255',
    '100.128.0.0',
    '192.167.255.255',
    '223.255.255.255',
    '2606:4700:4700::1111',
    '2a00:1450:4007::200e',
    '::ffff:8.8.8.8',
  ])('%s is public', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '127.0.0.1',
    '127.255.255.254',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    'fec0::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::FFFF:10.0.0.1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '0000:0000:0000:0000:0000:ffff:127.0.0.1',
    '::127.0.0.1',
    '[::1]',
    'example.org',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('addresses as people write them', () => {
  it.each([
    ['http://127.0.0.1/', 'address-private'],
    ['http://2130706433/', 'address-private'],
    ['http://0x7f.1/', 'address-private'],
    ['http://0177.0.0.1/', 'address-private'],
    ['http://127.1/', 'address-private'],
    ['http://127.0.0.1./', 'address-private'],
    ['http://①②⑦.0.0.1/', 'address-private'],
    ['http://169.254.169.254/latest/meta-data/', 'address-private'],
    ['http://[::1]/', 'address-private'],
    ['http://[::ffff:127.0.0.1]/', 'address-private'],
    ['http://[::ffff:7f00:1]/', 'address-private'],
    ['http://localhost/', 'address-private'],
    ['http://LOCALHOST./', 'address-private'],
    ['http://a.localhost/', 'address-private'],
    ['http://printer.local/', 'address-private'],
    ['http://metadata.google.internal/', 'address-private'],
    ['http://intranet/', 'address-private'],
    ['http://example.org:22/', 'address-port'],
    ['https://example.org:6379/', 'address-port'],
    ['ftp://example.org/', 'address-scheme'],
    ['file:///etc/passwd', 'address-scheme'],
    ['gopher://example.org/', 'address-scheme'],
    ['javascript:alert(1)', 'address-scheme'],
    ['https://me:secret@example.org/', 'address-credentials'],
    ['https://me@example.org/', 'address-credentials'],
    ['//example.org/', 'address-malformed'],
    ['http://exa mple.org/', 'address-malformed'],
    ['http://', 'address-malformed'],
    ['', 'address-malformed'],
    [`https://example.org/${'x'.repeat(2000)}`, 'address-too-long'],
  ])('%s is refused: %s', (raw, code) => expect(checkUrl(raw, guard)).toEqual({ ok: false, code }));

  it.each(['https://example.org/hook', 'http://example.org.:8080/a?b=c#d', 'https://1.1.1.1/'])('%s is taken', (raw) =>
    expect(checkUrl(raw, guard).ok).toBe(true),
  );

  it('with the switch for tests, this machine alone is taken too', () => {
    const open = { allowLoopback: true };
    for (const raw of ['http://127.0.0.1:4321/', 'http://localhost:4321/', 'http://[::1]:4321/'])
      expect(checkUrl(raw, open).ok, raw).toBe(true);
    expect(checkUrl('http://10.0.0.1/', open).ok).toBe(false);
  });
});

describe('names', () => {
  const named = (...addresses: string[]): Guard => ({
    allowLoopback: false,
    resolve: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  });
  const url = new URL('https://example.org/');

  it('a name of public addresses is reached by them', async () => {
    expect(await reach(url, named('1.1.1.1', '2606:4700::1'))).toMatchObject({ ok: true, addresses: { length: 2 } });
  });

  it('one private address among them refuses the name', async () => {
    expect(await reach(url, named('1.1.1.1', '10.0.0.1'))).toEqual({ ok: false, code: 'address-private' });
    expect(await reach(url, named('::ffff:192.168.0.1'))).toEqual({ ok: false, code: 'address-private' });
  });

  it('a name that nobody knows is said so', async () => {
    expect(await reach(url, named())).toEqual({ ok: false, code: 'address-unknown' });
  });
});
