/**
 * The guard before every request to an address that a person gave us: no request may reach what only this machine
 * or its network can reach. A name is resolved once, all its addresses are judged, and the connection goes to a
 * judged address: a name that answers otherwise the second time gains nothing.
 */
import { lookup as resolve } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './addresses.ts';

export const ADDRESS_CODES = [
  'address-malformed',
  'address-too-long',
  'address-scheme',
  'address-credentials',
  'address-port',
  'address-private',
  'address-unknown',
] as const;
export type AddressCode = (typeof ADDRESS_CODES)[number];

export interface Guard {
  /** For tests alone: this machine may be reached, by any port. */
  allowLoopback: boolean;
  /** Answers like DNS; replaced in tests. */
  resolve?: (host: string) => Promise<{ address: string; family: number }[]>;
}

export type Checked = { ok: true; url: URL } | { ok: false; code: AddressCode };
export type Reachable =
  | { ok: true; addresses: { address: string; family: number }[] }
  | { ok: false; code: AddressCode };

const LONGEST = 2000;
const PORTS: readonly string[] = ['', '80', '443', '8080', '8443'];
/** Names that only mean something inside a network. */
const LOCAL_NAME = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|localdomain|home\.arpa)$/;

const refused = (code: AddressCode): { ok: false; code: AddressCode } => ({ ok: false, code });

/** What can be judged without asking anybody: form, scheme, port, and the host when it is written as an address. */
export function checkUrl(raw: string, guard: Guard): Checked {
  if (raw.length > LONGEST) return refused('address-too-long');
  const url = URL.parse(raw); // makes 127.0.0.1 of 0x7f.1, 0177.0.0.1 and 2130706433
  if (!url) return refused('address-malformed');
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return refused('address-scheme');
  if (url.username !== '' || url.password !== '') return refused('address-credentials');
  url.hash = '';
  const host = hostOf(url);
  if (host === '') return refused('address-malformed');
  if (guard.allowLoopback && (isLoopbackAddress(host) || host === 'localhost')) return { ok: true, url };
  if (!PORTS.includes(url.port)) return refused('address-port');
  if (isIP(host)) return isPublicAddress(host) ? { ok: true, url } : refused('address-private');
  if (!host.includes('.') || LOCAL_NAME.test(host)) return refused('address-private');
  return { ok: true, url };
}

/** The host without brackets and without the dot that may end a name. */
export const hostOf = (url: URL): string => url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '');

/** The addresses to connect to; one that is not public among them refuses the whole name. */
export async function reach(url: URL, guard: Guard): Promise<Reachable> {
  const host = hostOf(url);
  const family = isIP(host);
  const ask = guard.resolve ?? ((name: string) => resolve(name, { all: true, verbatim: true }));
  const addresses = family ? [{ address: host, family }] : await ask(host).catch(() => []);
  if (addresses.length === 0) return refused('address-unknown');
  const mayReach = (address: string) => isPublicAddress(address) || (guard.allowLoopback && isLoopbackAddress(address));
  return addresses.every(({ address }) => mayReach(address)) ? { ok: true, addresses } : refused('address-private');
}
