/**
 * Which pages may talk to us. A browser names the page's origin on every request that can change something and on
 * every socket; programs that are no browser name none, and carry no cookies of a victim either.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Without a public address the page must come from the very host and port that it talks to. */
export function isOwnOrigin(publicUrl: string | null, headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers;
  if (origin === undefined) {
    const site = headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  return publicUrl === null ? origin === `http://${host}` : origin === publicUrl;
}

/** The address under which this request's browser knows us. */
export const originOf = (publicUrl: string | null, headers: IncomingHttpHeaders): string =>
  publicUrl ?? `http://${headers.host ?? 'localhost'}`;

/** Who is calling, behind so many proxies of our own: each adds one to the right of the list. */
export function addressOf(proxies: number, { headers, socket }: IncomingMessage): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  const seen = [socket.remoteAddress ?? '', ...forwarded.map((one) => one.trim()).reverse()].filter(
    (one) => one !== '',
  );
  return seen[Math.min(proxies, seen.length - 1)] ?? '';
}
