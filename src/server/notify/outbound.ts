/** One POST to an address that a person gave us: guarded at every hop, limited in time and size, never retried here. */
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressCode, checkUrl, type Guard, hostOf, reach } from './guard.ts';

export interface Post {
  url: string;
  headers: Readonly<Record<string, string | number>>;
  body: string | Buffer;
  /** 0 refuses them: a push service does not redirect, and its authorisation is for that host alone. */
  redirects: number;
  timeout: number;
}

/** Codes of ours alone: what the other side wrote is not kept, so that nobody can read a network through it. */
export type PostCode =
  | AddressCode
  | 'timed-out'
  | 'not-reached'
  | 'certificate'
  | 'redirects'
  | 'redirect-downgrade'
  | 'redirect-malformed';
export type Posted = { status: number; retryAfter: number | null } | { error: PostCode };

const MOST_BODY = 64 * 1024;
const MOST_ANSWER = 16 * 1024;
/** 303 asks for a page to be fetched instead: nothing would be told by that. */
const REDIRECTS = [301, 302, 307, 308];

export async function post(given: Post, guard: Guard): Promise<Posted> {
  if (Buffer.byteLength(given.body) > MOST_BODY) throw new Error('bug: a message longer than any of ours');
  const stop = AbortSignal.timeout(given.timeout);
  const late = new Promise<Posted>((done) => stop.addEventListener('abort', () => done({ error: 'timed-out' })));
  return Promise.race([hops(given, guard, stop), late]);
}

async function hops(given: Post, guard: Guard, stop: AbortSignal): Promise<Posted> {
  let address = given.url;
  for (let hop = 0; ; hop++) {
    const checked = checkUrl(address, guard);
    if (!checked.ok) return { error: checked.code };
    const reachable = await reach(checked.url, guard);
    if (!reachable.ok) return { error: reachable.code };
    const answer = await once(checked.url, reachable.addresses, given, stop);
    if ('error' in answer) return answer;
    if (!REDIRECTS.includes(answer.status)) return { status: answer.status, retryAfter: answer.retryAfter };
    if (hop >= given.redirects) return { error: 'redirects' };
    const next = answer.location === null ? null : URL.parse(answer.location, checked.url);
    if (!next) return { error: 'redirect-malformed' };
    if (checked.url.protocol === 'https:' && next.protocol === 'http:') return { error: 'redirect-downgrade' };
    address = next.href;
  }
}

interface Answer {
  status: number;
  retryAfter: number | null;
  location: string | null;
}

function once(
  url: URL,
  addresses: readonly { address: string; family: number }[],
  { headers, body }: Post,
  signal: AbortSignal,
): Promise<Answer | { error: PostCode }> {
  const secure = url.protocol === 'https:';
  const host = hostOf(url);
  // The judged addresses are all that the socket can find.
  const lookup: LookupFunction = (_name, options, answer) =>
    options.all ? answer(null, [...addresses]) : answer(null, addresses[0]!.address, addresses[0]!.family);
  // An agent of its own: no socket is shared between people, and no proxy of the environment resolves names for us.
  const agent = secure ? new HttpsAgent({ keepAlive: false }) : new HttpAgent({ keepAlive: false });
  const options: RequestOptions & { servername?: string } = {
    method: 'POST',
    host,
    ...(url.port === '' ? {} : { port: Number(url.port) }),
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), 'accept-encoding': 'identity' },
    lookup,
    agent,
    signal,
    maxHeaderSize: 16 * 1024,
    ...(secure && !isIP(host) ? { servername: host } : {}),
  };
  return new Promise((done) => {
    const fail = (error: Error) => done({ error: codeOf(error) });
    const sent = (secure ? httpsRequest : httpRequest)(options, (response) => hear(response, done));
    sent.on('error', fail);
    sent.end(body);
  });
}

/** The head is all we want; the body is let go, and no more of it is taken than a short answer has. */
function hear(response: IncomingMessage, done: (answer: Answer) => void): void {
  const status = response.statusCode ?? 0;
  const answer = {
    status,
    retryAfter: seconds(response.headers['retry-after']),
    location: response.headers.location ?? null,
  };
  let size = 0;
  response.on('data', (chunk: Buffer) => {
    size += chunk.length;
    if (size > MOST_ANSWER) response.destroy();
  });
  response.on('close', () => done(answer));
  response.on('error', () => done(answer));
}

const seconds = (raw: string | undefined): number | null =>
  raw !== undefined && /^\d{1,7}$/.test(raw) ? Number(raw) * 1000 : null;

function codeOf(error: Error & { code?: string }): PostCode {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timed-out';
  return /CERT|TLS|SSL|SELF_SIGNED|ALTNAME/.test(error.code ?? '') ? 'certificate' : 'not-reached';
}
