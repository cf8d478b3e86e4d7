/** Answers of the live tables as answers of the server. */
import type { ErrorCode } from '../../protocol/index.ts';
import { Refused, type RefusedCode } from '../http/refused.ts';
import type { Lobby } from '../tables/api.ts';

/** The value of an answer, or its refusal thrown. */
export function allowed<T>(answer: Lobby<T>): { ok: true } & T {
  if (answer.ok) return answer;
  throw new Refused(answer.code === 'unknown-table' ? 'not-found' : answer.code, answer.params);
}

const ERRORS: Readonly<Partial<Record<ErrorCode, RefusedCode>>> = {
  'unknown-table': 'not-found',
  'not-started': 'not-started',
  'not-signed-in': 'not-logged-in',
  'not-seated': 'not-seated',
  busy: 'busy',
  closing: 'closing',
  unavailable: 'unavailable',
  'out-of-order': 'out-of-order',
};

export const refusedAs = (code: ErrorCode): Refused => new Refused(ERRORS[code] ?? 'bug');
