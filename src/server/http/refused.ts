/** Why the server does not do what it is asked: a code that a client has a sentence for, and a status. */
import type { Params } from '../../kernel/contract.ts';
import type { Read } from '../../kernel/shape.ts';
import { REFUSED, type RefusedAnswer, type RefusedCode } from '../../protocol/http.ts';

export type { RefusedCode } from '../../protocol/http.ts';

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

  toJSON(): RefusedAnswer {
    return { error: { code: this.code, params: this.params } };
  }
}

/** The value read, or a refusal that says where the input is wrong. */
export function accept<T>(read: Read<T>): T {
  if (read.ok) return read.value;
  throw new Refused('malformed', { ...read.params, at: read.at, shape: read.code });
}
