/**
 * Whom a limit by address counts: an IPv4 address, or the /64 of an IPv6 one, since a single home is given at least
 * that many addresses and may use another for each request.
 */
import { isIPv6 } from 'node:net';

export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (!isIPv6(bare)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare) ?? [];
  if (mapped !== undefined) return mapped;
  return `${groupsOf(bare).slice(0, 4).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, however it is written: a URL writes each in one way only. */
function groupsOf(address: string): string[] {
  const [left = '', right] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const before = left === '' ? [] : left.split(':');
  if (right === undefined) return before;
  const after = right === '' ? [] : right.split(':');
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
}
