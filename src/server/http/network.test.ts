import { describe, expect, test } from 'vitest';
import { networkOf } from './network.ts';

describe('whom a limit by address counts', () => {
  test('an IPv4 address is one, also where it is written as IPv6', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7');
    expect(networkOf('203.0.113.8')).not.toBe(networkOf('203.0.113.7'));
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0:0:0:3', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::7%eth0', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s belongs to %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('what is no address is left as it is', () => {
    for (const text of ['', 'unknown', '2001:db8:::1', '1.2.3']) expect(networkOf(text)).toBe(text);
  });
});
