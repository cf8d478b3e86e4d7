/** Phase VI as a Master's playouts play it: first comes what would lose most if it waited, a load or a train. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, type Rng } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { hire } from '../rules/actions/hire.ts';
import { placesLeft, trainBoardOf, trainsOf } from '../rules/train-board.ts';
import type { LTWAction, LTWState } from '../state.ts';
import { lostByWaiting, TRAIN_LOST, trainToHire } from './haul.ts';
import { extrasOf, isContested, type Load, loadsOf, worthOf } from './loads.ts';

type State = Sealed<LTWState>;

/** Points by which a load may seem worth more than it is. */
const NOISE = 0.4;

export function mostUrgent(s: State, seat: Seat, rng: Rng): LTWAction {
  const loads = loadsOf(s, seat);
  if (loads.length === 0) return { kind: 'pass' };
  const load = urgentLoad(s, seat, loads, rng);
  const train = trainToHire(s, seat, loads);
  if (train && TRAIN_LOST * train.gain >= (load?.lost ?? 0)) {
    const action = { kind: 'hire', train: trainBoardOf(s).list[train.at]!.id } as const;
    if (hire.check(s, seat, action) === null) return action;
  }
  return load?.action ?? { kind: 'pass' };
}

/** Of what own trains have a place for. */
function urgentLoad(
  s: State,
  seat: Seat,
  loads: readonly Load[],
  rng: Rng,
): { action: LTWAction; lost: number } | null {
  const fleet = trainsOf(s, seat);
  if (fleet.length === 0) return null;
  const board = boardOf(s);
  const trains = trainBoardOf(s);
  const extras = extrasOf(s, seat);
  let best: LTWAction | null = null;
  let most = 0;
  for (const load of loads) {
    const { sector, cargo, item } = load;
    const part = lostByWaiting(isContested(s, seat, load));
    for (const at of fleet) {
      if (placesLeft(s, at, cargo !== 'good') <= 0) continue;
      const { id, cost } = trains.list[at]!;
      const lost = part * (worthOf(trains, extras, item, cost) + (NOISE * below(rng, 256)) / 256);
      if (lost <= most) continue;
      most = lost;
      best = { kind: 'carry', sector: board.sectors[sector]!.id, cargo, train: id };
    }
  }
  return best && { action: best, lost: most };
}
