/** Somebody who plays by program: an account with its cookie, over HTTP. */
import { lookup } from 'node:dns/promises';

export interface Guest {
  id: string;
  cookie: string;
}

/** The addresses of a host are all this machine's own: anything else is nobody's to load. */
export async function isLoopback(base: string): Promise<boolean> {
  const host = new URL(base).hostname.replace(/^\[|\]$/g, '');
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => /^127\./.test(address) || address === '::1');
}

async function ask(base: string, path: string, body: object, cookie?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) };
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (answer.ok) return answer;
  throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

export async function newGuest(base: string): Promise<Guest> {
  const answer = await ask(base, '/api/guest', {});
  const [pair = ''] = (answer.headers.getSetCookie()[0] ?? '').split(';');
  const { account } = (await answer.json()) as { account: { id: string } };
  return { id: account.id, cookie: pair };
}

/** A running table of these people; the first one makes it. */
export async function newTable(base: string, people: readonly Guest[], undo = 'free'): Promise<string> {
  const [maker, ...others] = people;
  const seats = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
  const wish = { game: 'chicago-express', seats, undo };
  const made = (await (await ask(base, '/api/tables', wish, maker!.cookie)).json()) as { id: string };
  for (const [i, other] of others.entries())
    await (await ask(base, `/api/tables/${made.id}/join`, { seat: i + 1 }, other.cookie)).text();
  return made.id;
}

/** A figure of /metrics. */
export async function metric(base: string, name: string): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}
