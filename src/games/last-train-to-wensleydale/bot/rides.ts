/** Phase VI as the policy plays it: load what is worth most, hire a train when loads wait, else leave. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { hire } from '../rules/actions/hire.ts';
import { roundsOf } from '../rules/sides.ts';
import { missingRailway, placesLeft, trainBoardOf, trainsOf } from '../rules/train-board.ts';
import type { LTWAction, LTWState, Purse } from '../state.ts';
import { extrasOf, isContested, type Load, loadsOf, worthOf } from './loads.ts';

type State = Sealed<LTWState>;

const RAILWAY = 0.9;
const EXCHANGED = 0.4;
/** In the last round points are worth nothing any more; of equal trains the cheaper one. */
const LAST = 0.5;
/** A load that others may take first is urgent. */
const CONTESTED = 1;
const NOISE = 0.4;

export function ride(s: State, seat: Seat, rng: Rng): LTWAction {
  const loads = loadsOf(s, seat);
  if (loads.length === 0) return { kind: 'pass' };
  const load = bestLoad(s, seat, loads, rng, urgentFirst);
  return load?.action ?? bestHire(s, seat, loads, rng) ?? { kind: 'pass' };
}

const urgentFirst = (worth: number, isShared: boolean): number => worth + (isShared ? CONTESTED : 0);

/** The highest rated load that an own train has a place for. Passengers ride first class where that counts; goods leave those places free. */
export function bestLoad(
  s: State,
  seat: Seat,
  loads: readonly Load[],
  rng: Rng,
  rate: (worth: number, isShared: boolean) => number,
): { action: LTWAction; rated: number } | null {
  const fleet = trainsOf(s, seat);
  if (fleet.length === 0) return null;
  const board = boardOf(s);
  const trains = trainBoardOf(s);
  const extras = extrasOf(s, seat);
  let best: LTWAction | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const load of loads) {
    const { sector, cargo, item } = load;
    const isShared = isContested(s, seat, load);
    for (const at of fleet) {
      if (placesLeft(s, at, cargo !== 'good') <= 0) continue;
      const { id, cost } = trains.list[at]!;
      const rated = rate(worthOf(trains, extras, item, cost) + (NOISE * below(rng, 256)) / 256, isShared);
      if (rated <= most) continue;
      most = rated;
      best = { kind: 'carry', sector: board.sectors[sector]!.id, cargo, train: id };
    }
  }
  return best && { action: best, rated: most };
}

function bestHire(s: State, seat: Seat, loads: readonly Load[], rng: Rng): LTWAction | null {
  const { goods, passengers } = countLoads(loads);
  const { exchange } = boardOf(s);
  const extras = extrasOf(s, seat);
  const isLast = s.round === roundsOf(s);
  let best: LTWAction | null = null;
  let most = 0;
  const trains = trainBoardOf(s);
  for (const train of trains.list) {
    const missing = missingRailway(s, seat, train);
    const freight = Math.min(goods, train.freight) * worthOf(trains, extras, 'field', train.cost);
    const people = Math.min(passengers, train.passengers) * worthOf(trains, extras, 'red', train.cost);
    const paid = isLast ? LAST * train.cost : RAILWAY * (train.cost - missing) + EXCHANGED * exchange * missing;
    const gain = freight + people - paid + (NOISE * below(rng, 256)) / 256;
    const action = { kind: 'hire', train: train.id } as const;
    if (gain <= most || hire.check(s, seat, action) !== null) continue;
    most = gain;
    best = action;
  }
  return best;
}

/** How many goods and passengers wait. */
function countLoads(loads: readonly Load[]): { goods: number; passengers: number } {
  let goods = 0;
  let passengers = 0;
  for (const { cargo, count } of loads) {
    if (cargo === 'good') goods += count;
    else passengers += count;
  }
  return { goods, passengers };
}

/** What is given away first: cubes, then what there is most of; railway points last. */
export function payWith(free: (purse: Purse) => number): LTWAction {
  if (free('cubes') > 0) return { kind: 'pay', purse: 'cubes' };
  let best: Purse = 'brown';
  for (const purse of ['white', 'green', 'red'] as const) {
    const have = free(purse);
    if (have > 0 && (best === 'brown' || have > free(best))) best = purse;
  }
  return { kind: 'pay', purse: best };
}
