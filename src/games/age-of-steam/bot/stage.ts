/** What a seat still has before it in this turn. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { MOVE_ROUNDS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { orderWith } from '../rules/current.ts';
import { tilesAllowed } from '../rules/price.ts';
import type { AosState } from '../state.ts';

export interface Stage {
  /** May issue shares, has a place to pay for. */
  issues: boolean;
  bids: boolean;
  /** Part of the build that is still to come. */
  builds: number;
  /** Deliveries to come, and whether one of them may be an upgrade. */
  moves: number;
  upgrades: boolean;
  /** Income and expenses are still to come. */
  pays: boolean;
  /** Part of a turn's risk that others take a cube before this seat moves. */
  late: number;
}

/** Before the order is known, and for whoever moves last. */
const UNKNOWN = 0.3;
const LAST = 0.5;

/** A turn that has not begun. */
export const WHOLE: Stage = {
  issues: true,
  bids: true,
  builds: 1,
  moves: MOVE_ROUNDS,
  upgrades: true,
  pays: true,
  late: UNKNOWN,
};
const OVER: Stage = { issues: false, bids: false, builds: 0, moves: 0, upgrades: false, pays: false, late: 0 };

export function stageOf(s: Sealed<AosState>, seat: Seat): Stage {
  const phase = s.phases[s.phases.length - 1];
  switch (phase?.id) {
    case 'shares':
      return { ...WHOLE, issues: phase.waiting.includes(seat), bids: mapOf(s).rules.auction };
    case 'turn-order':
      return { ...WHOLE, issues: false, bids: phase.in.includes(seat) };
    case 'actions':
      return { ...WHOLE, issues: false, bids: false, late: lateness(s, seat) };
    case 'build': {
      const now = phase.waiting[0] === seat;
      const builds = now ? 1 - phase.laid.length / tilesAllowed(s, seat) : phase.waiting.includes(seat) ? 1 : 0;
      return { ...WHOLE, issues: false, bids: false, builds: Math.max(0, builds), late: lateness(s, seat) };
    }
    case 'move': {
      const moves = (phase.waiting.includes(seat) ? 1 : 0) + MOVE_ROUNDS - phase.round;
      const late = phase.waiting[0] === seat ? 0 : UNKNOWN;
      return { ...OVER, moves, upgrades: !phase.upgraded.includes(seat), pays: true, late };
    }
    case 'income':
    case 'expenses':
      return { ...OVER, pays: true };
    default:
      return OVER;
  }
}

/** AOS-50: by the order in which cubes will be moved. */
function lateness(s: Sealed<AosState>, seat: Seat): number {
  const order = orderWith(s, 'first-move');
  return order.length > 1 ? (LAST * order.indexOf(seat)) / (order.length - 1) : 0;
}
