/** Whose move it is, as the board shows it. */
import type { AosState } from '../../../games/age-of-steam/index.ts';
import type { Sealed, Seat } from '../../../kernel/contract.ts';

/** The seat whose word it is; null between turns. */
export function acting(s: Sealed<AosState>): Seat | null {
  const phase = s.phases.at(-1);
  if (!phase) return null;
  if ('waiting' in phase) return phase.waiting[0] ?? null;
  if (phase.id === 'turn-order') return phase.turn;
  return 'seat' in phase ? phase.seat : null;
}

/** While goods move, cities are where they go; otherwise hexes are where track goes. */
export const isMoving = (s: Sealed<AosState>): boolean => s.phases.at(-1)?.id === 'move';
