/** Which addresses of the network a message may be sent to: those of the public internet, and no others. */
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is not the public internet, or is a service of the machine's own surroundings. */
const CLOSED_4: readonly (readonly [net: string, bits: number])[] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8],
  ['100.64.0.0', 10], // shared by a provider's customers; a cloud's metadata at 100.100.100.200
  ['127.0.0.0', 8],
  ['168.63.129.16', 32], // a cloud's metadata, though the address looks public
  ['169.254.0.0', 16], // link-local; the usual metadata address
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved and broadcast
];

/** Inside 2000::/3, the only public part of IPv6: what tunnels to IPv4 or is for documents. */
const CLOSED_6: readonly (readonly [net: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const closed4 = new BlockList();
for (const [net, bits] of CLOSED_4) closed4.addSubnet(net, bits, 'ipv4');
const closed6 = new BlockList();
for (const [net, bits] of CLOSED_6) closed6.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** The IPv4 address inside `::ffff:a.b.c.d`, however it is written; any other text as it is. */
function unmapped(address: string): string {
  const found = /^(?:0{0,4}:){0,5}:?:?ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/i.exec(address);
  if (!found || !isIPv6(address)) return address;
  if (found[1] !== undefined) return found[1];
  const [high, low] = [Number.parseInt(found[2]!, 16), Number.parseInt(found[3]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** An address with brackets or a zone taken off, IPv4 in IPv6 unwrapped; null when it is no address. */
function plain(raw: string): string | null {
  const bare = raw.replace(/^\[(.*)\]$/, '$1').replace(/%.*$/, '');
  return isIP(bare) ? unmapped(bare) : null;
}

export function isPublicAddress(raw: string): boolean {
  const address = plain(raw);
  if (address === null) return false;
  if (isIPv4(address)) return !closed4.check(address, 'ipv4');
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}

export function isLoopbackAddress(raw: string): boolean {
  const address = plain(raw);
  return address !== null && loopback.check(address, isIPv4(address) ? 'ipv4' : 'ipv6');
}
