/** What a seat keeps to itself at the table: standing orders and a planned line. Never in the log. */
import type { OrderFields } from '../kernel/contract.ts';
import type { GameAction } from './log.ts';

export interface StandingOrder {
  /** Its name among the `orders` of the game. */
  name: string;
  fields: OrderFields;
  /** `phase`: it lapses when the phase in which it was given is over. */
  until: 'phase' | 'off';
  /** The phase it was given in, and how deep it lay on the stack. */
  given: { phase: string; depth: number };
}

/** kept: a plan, sent by hand · same: sent at the owner's turn if nothing has changed · legal: if it still can be. */
export const DRAFT_MODES = ['kept', 'same', 'legal'] as const;
export interface Draft {
  actions: GameAction[];
  when: (typeof DRAFT_MODES)[number];
  /** The hash of the owner's view for which it was planned; null = the figures at the time of writing. */
  expect: string | null;
  /** The hash of all figures that the owner could see when it was written. */
  figures: string;
}

export interface Desk {
  orders: readonly StandingOrder[];
  /** Why the orders rest until their owner sets them again; null = they are at work. */
  paused: string | null;
  draft: Draft | null;
}

export const NEW_DESK: Desk = { orders: [], paused: null, draft: null };
