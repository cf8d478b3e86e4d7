/** The keys of what is said about any game. */
import type { KernelCode, KernelEvent } from '../kernel/contract.ts';
import type { RecordCode } from '../kernel/record.ts';
import type { ShapeCode } from '../kernel/shape.ts';

/** Breaches that reading a record finds before the game's own referee is asked. */
export const START_BREACHES = ['seats-differ', 'rules-differ', 'options-differ', 'board-differs'] as const;

export type KernelKey =
  | `violation.${KernelCode}`
  | `event.${KernelEvent['type']}`
  | `problem.${RecordCode | ShapeCode}`
  | `breach.${(typeof START_BREACHES)[number]}`
  | `problem-at.${'action' | 'field'}`
  | `ask.${'number' | 'seat' | 'token' | 'hidden' | 'reveal'}`
  | `outcome.${'won' | 'won-you' | 'place' | 'lost' | 'reasons'}`
  | `fact-line.${'owned' | 'table' | 'part' | 'part-of' | 'change-of'}`
  | `ordinal.${Intl.LDMLPluralRule}`
  | 'seat.unnamed'
  | 'list.empty'
  | 'prompt.over'
  | 'owner.table'
  | 'yes'
  | 'no';
