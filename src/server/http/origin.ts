/**
 * Which pages may talk to us. A browser names the page's origin on every request that can change something and on
 * every socket; programs that are no browser name none, and carry no cookies of a victim either.
 */
import type { IncomingHttpHeaders } from 'node:http';

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
