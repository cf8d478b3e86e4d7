/** Why the table does not do what it is told, as a value: each code has a text of its own. */
import type { Params, Violation } from '../kernel/contract.ts';
import type { Waiting } from '../kernel/engine.ts';
import type { Seen } from './sight.ts';

export const REFUSAL_CODES = [
  'malformed',
  'no-such-seat',
  'seat-not-yours',
  'stale',
  'from-the-future',
  'frozen',
  'not-frozen',
  'table-ended',
  'illegal',
  'beyond-chance',
  'not-waiting',
  'chance-incomplete',
  'undo-never',
  'undo-nothing',
  'undo-after-end',
  'undo-crosses-chance',
  'undo-other-acted',
  'redo-nothing',
  'redo-not-yours',
  'ask-open',
  'ask-none',
  'ask-answered',
  'order-unknown',
  'order-malformed',
  'seat-is-played',
  'seat-unchanged',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  ok: false;
  code: RefusalCode;
  params?: Params;
  /** Which of several actions was refused, and by which rule of the game. */
  index?: number;
  violation?: Violation;
  /** What the seat had not seen yet, when its command was stale. */
  changed?: Seen[];
  /** What chance is still asked for. */
  waiting?: Waiting;
}

export const refuse = (code: RefusalCode, more: Omit<Refusal, 'ok' | 'code'> = {}): Refusal => ({
  ok: false,
  code,
  ...more,
});
