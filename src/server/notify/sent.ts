/** What became of one try to send something. */
import type { Posted } from './outbound.ts';

export type Sent =
  | { ok: true }
  /** `gone`: the other side says that this target is no more; it is switched off at once. */
  | { ok: false; code: string; lasting: boolean; gone?: boolean; retryAfter?: number };

/** Codes after which another try would be the same. */
const LASTING: readonly string[] = [
  'address-malformed',
  'address-too-long',
  'address-scheme',
  'address-credentials',
  'address-port',
  'address-private',
  'redirects',
  'redirect-downgrade',
  'redirect-malformed',
];

export function sentBy(posted: Posted, gone: readonly number[]): Sent {
  if ('error' in posted) return { ok: false, code: posted.error, lasting: LASTING.includes(posted.error) };
  const { status, retryAfter } = posted;
  if (status >= 200 && status < 300) return { ok: true };
  const code = `http-${status}`;
  if (gone.includes(status)) return { ok: false, code, lasting: true, gone: true };
  // Their own trouble, and "too many" or "too slow", pass; that they do not understand us does not.
  const passes = status >= 500 || status === 408 || status === 425 || status === 429;
  return { ok: false, code, lasting: !passes, ...(retryAfter === null ? {} : { retryAfter }) };
}
