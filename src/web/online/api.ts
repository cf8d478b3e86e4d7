/** Asking the server over HTTP. A refusal is thrown as a value that has a sentence; nothing is tried twice. */
import type { Params } from '../../kernel/contract.ts';
import { isPlainObject } from '../../kernel/shape.ts';
import { REFUSED, type RefusedCode } from '../../protocol/http.ts';

/** `offline`: nobody answered. */
export type ApiCode = RefusedCode | 'offline';

export class ApiRefusal extends Error {
  override name = 'ApiRefusal';
  readonly code: ApiCode;
  readonly params: Params;

  constructor(code: ApiCode, params: Params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

const isRefusedCode = (code: unknown): code is RefusedCode => typeof code === 'string' && Object.hasOwn(REFUSED, code);

/** The codes of the server are ours; whatever else stands in its way (a proxy, another program) is `unavailable`. */
function refusalIn(raw: unknown): ApiRefusal {
  const error = isPlainObject(raw) && isPlainObject(raw.error) ? raw.error : {};
  if (!isRefusedCode(error.code)) return new ApiRefusal('unavailable');
  return new ApiRefusal(error.code, isPlainObject(error.params) ? (error.params as Params) : {});
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The answer is typed by src/protocol/http.ts: server and client are built from the same types. */
export async function ask<T = unknown>(method: Method, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? {} : { 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiRefusal('offline');
  });
  if (answer.status === 204) return undefined as T;
  const raw: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw refusalIn(raw);
  return raw as T;
}
