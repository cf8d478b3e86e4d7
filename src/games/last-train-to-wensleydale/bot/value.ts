/** Expected final score of each seat, as a sum of named terms. */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import { earnings, scoreOf } from '../rules/accounts.ts';
import { roundsOf } from '../rules/sides.ts';
import { tracksOnMap } from '../rules/tracks.ts';
import type { LTWState } from '../state.ts';
import { influenceWorth } from './bids.ts';
import { countLoads, loadsOf } from './loads.ts';

type State = Sealed<LTWState>;

/** What simple players make of a round still to come. */
const ROUND = 4;
const INFLUENCE = 0.35;
const CUBE = 0.3;
const LOAD = 1.1;
/** Loads that one round can carry. */
const MOST_LOADS = 8;
/** A quarter of a set, for what has been collected beyond whole sets. */
const SET_SHARE = 0.3;

export function value(s: State, terms: Terms[] | null): number[] {
  return s.players.map((_, seat) => {
    const parts = partsOf(s, seat);
    if (terms) terms[seat] = parts;
    let total = 0;
    for (const term in parts) total += parts[term]!;
    return total;
  });
}

function partsOf(s: State, seat: Seat): Terms {
  const { points, sets, profit, tracks } = scoreOf(s, seat);
  const booked: Terms = { points, sets, profit, tracks, round: 0, loads: 0, influence: 0, cubes: 0, rounds: 0 };
  if (s.phases.length === 0) return booked;
  const left = roundsOf(s) - s.round;
  const selling = s.phases[0]!.id === 'sales';
  if (!selling) {
    const now = earnings(s, seat);
    booked.round = now.points + now.profit - now.loss + SET_SHARE * now.points;
  }
  const rounds = left + (selling ? 0 : 1);
  const { goods, passengers } = countLoads(loadsOf(s, seat));
  booked.loads = rounds === 0 ? 0 : LOAD * Math.min(MOST_LOADS, goods + passengers);
  booked.influence = rounds === 0 ? 0 : INFLUENCE * influenceWorth(s, seat);
  booked.cubes = left === 0 ? 0 : CUBE * s.players[seat]!.cubes;
  // Tracks cost again in each round to come, unless they are sold by then.
  booked.rounds = left * ROUND - Math.min(left, 1) * boardOf(s).revenue.track * tracksOnMap(s, boardOf(s), seat) * 0.5;
  return booked;
}
