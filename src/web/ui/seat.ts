/** A seat as the parts of the screen show it. */
import type { Seat } from '../../kernel/contract.ts';

export interface SeatShown {
  readonly seat: Seat;
  readonly name: string;
  /** From `initialsOf`. */
  readonly initials: string;
  readonly robot?: boolean | undefined;
  /** What the name does not say of a robot: its level. */
  readonly level?: string | undefined;
  readonly away?: boolean | undefined;
  readonly out?: boolean | undefined;
}
