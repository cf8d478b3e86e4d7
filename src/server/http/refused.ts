/** Why the server does not do what it is asked: a code that a client has a sentence for, and a status. */
import type { Params } from '../../kernel/contract.ts';
import type { Read } from '../../kernel/shape.ts';

export const REFUSED = {
  malformed: 400,
  'not-logged-in': 401,
  'login-failed': 401,
  forbidden: 403,
  banned: 403,
  'foreign-origin': 403,
  'not-found': 404,
  'too-late': 410,
  'too-large': 413,
  'not-json': 415,
  'too-many-requests': 429,
  bug: 500,
  busy: 503,
  // people
  'name-refused': 422,
  'password-refused': 422,
  'passkey-refused': 422,
  'mail-refused': 422,
  'mail-off': 409,
  'name-taken': 409,
  'already-a-person': 409,
  'guest-has-no-such-thing': 409,
  'last-way-in': 409,
  'too-many-passkeys': 409,
  'not-yourself': 409,
  // messages to people
  'address-refused': 422,
  'no-verified-mail': 409,
  'too-many-targets': 409,
  // tables
  'unknown-game': 422,
  'unknown-bot': 422,
  'unknown-person': 422,
  'not-allowed': 403,
  'not-yours': 403,
  'already-started': 409,
  'not-started': 409,
  'not-over': 409,
  'already-seated': 409,
  'not-seated': 409,
  'seat-taken': 409,
  'seat-not-open': 409,
  'table-full': 409,
  frozen: 409,
  'out-of-order': 409,
  'record-hidden': 409,
  'too-many-tables': 409,
  'too-many-invitations': 409,
  closing: 503,
  unavailable: 503,
  conflict: 409,
} as const;
export type RefusedCode = keyof typeof REFUSED;

export class Refused extends Error {
  override name = 'Refused';
  readonly code: RefusedCode;
  readonly params: Params;

  constructor(code: RefusedCode, params: Params = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }

  get status(): number {
    return REFUSED[this.code];
  }

  toJSON(): { error: { code: RefusedCode; params: Params } } {
    return { error: { code: this.code, params: this.params } };
  }
}

/** The value read, or a refusal that says where the input is wrong. */
export function accept<T>(read: Read<T>): T {
  if (read.ok) return read.value;
  throw new Refused('malformed', { ...read.params, at: read.at, shape: read.code });
}
