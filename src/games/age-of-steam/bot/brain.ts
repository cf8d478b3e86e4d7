/** What bots know of Age of Steam; the search itself is the same for all games. */
import type { Brain, Sealed } from '../../../kernel/contract.ts';
import type { AOS, AosState, PhaseId } from '../state.ts';
import { atHorizon } from './at-horizon.ts';
import { auctioneer, price } from './bidding.ts';
import { doubtful, plans } from './plans.ts';
import { policy } from './policy.ts';
import { CAREFULLY, HASTILY, quickly } from './quick.ts';
import { turnsLeft } from './sight.ts';
import { isAlone } from './solo.ts';
import { stray } from './stray.ts';
import { value } from './value.ts';

/**
 * Of twelve turns of a newcomer, those that it does not weigh. With five and six the turns are few and places get in each other's way, so that
 * care pays less: there a newcomer takes every turn as it comes to mind, with five but for its shares, which might ruin it.
 */
function unweighed({ seats, phases }: Sealed<AosState>): number | null {
  return seats === 6 || (seats === 5 && phases[phases.length - 1]?.id !== 'shares') ? 12 : null;
}

/**
 * At the end of a turn money looks better than it is: who issues shares by playouts issues too many and falls behind. And among more than
 * three, searching for a price of a place, too, cost more pairs than it won, unless playouts went on for a turn more (docs/bots.md has the
 * figures).
 */
function trustsPlans({ seats, phases }: Sealed<AosState>, further: number): boolean {
  const phase = phases[phases.length - 1]?.id;
  return phase === 'shares' || (phase === 'turn-order' && seats > 3 && further === 0);
}

/** Track, actions, what is paid for a place and the cubes that are left serve more turns than this one. */
const LASTING: readonly PhaseId[] = ['turn-order', 'actions', 'build', 'move'];

/** In the last turn all playouts come to the end; only a price is then searched for as if they went further, because an end is no estimate. */
function further(from: Sealed<AosState>): number {
  const phase = from.phases[from.phases.length - 1];
  if (!phase || isAlone(from) || !LASTING.includes(phase.id)) return 0;
  return turnsLeft(from) > 0 || phase.id === 'turn-order' ? 1 : 0;
}

/** To the end of this turn playouts tell nothing of a move that the plans do not know: what it leaves for the next turn decides (docs/bots.md). */
const furtherAtOnce = ({ phases }: Sealed<AosState>): boolean => phases[phases.length - 1]?.id === 'move';

/** Where playouts see what comes of a turn, plans are believed in less. */
const FAITH = { atOnce: 0.01, others: 0.05 };
function faith(from: Sealed<AosState>): number {
  // Alone its whole strength comes from leaving the plans' own order.
  if (isAlone(from)) return 0;
  return furtherAtOnce(from) ? FAITH.atOnce : FAITH.others;
}

/**
 * Turns after this one that a playout goes on for when nobody comes between. Only to the end of this turn an Expert was no better than a
 * Regular, who looks a turn further; to the end of the game chance outweighs what was done.
 */
const FURTHER_ALONE = 2;

const CAREFUL = { quick: quickly(CAREFULLY) };

export const brain: Brain<AOS> = {
  value,
  policy,
  quick: quickly(HASTILY),
  careful: (from) => (isAlone(from) ? null : CAREFUL),
  stray,
  plans,
  doubtful,
  price,
  auction: auctioneer,
  newcomer: { unweighed },
  // A turn has just begun: money has been paid and cubes have grown, so the estimate is at its best.
  horizon: (s, from, further = 0) => s.turn > from.turn + (isAlone(from) ? FURTHER_ALONE : further),
  further,
  furtherAtOnce,
  // Everybody thinks afresh as a turn begins.
  furtherTakes: 5,
  faith,
  atHorizon,
  // Otherwise a late move would be judged a whole turn later.
  pliesPerSeat: 0,
  // Of more, some look well only because playouts are wrong about them: twenty lost to twelve (docs/bots.md).
  mostPlans: 12,
  // Alone, each plan has been played on already: a tree of them would take longer than the playouts.
  deepest: (from) => (isAlone(from) ? 0 : 4),
  trustsPlans,
  scale: { s: 10, winWeight: 0.2, odds: 9.6 },
};
