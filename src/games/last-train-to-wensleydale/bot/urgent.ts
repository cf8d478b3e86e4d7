/** Phase VI as a Master's playouts play it: first comes what would lose most if it waited, a load or a train. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { trainBoardOf } from '../rules/train-board.ts';
import type { LTWAction, LTWState } from '../state.ts';
import { lostByWaiting, TRAIN_LOST, trainToHire } from './haul.ts';
import { loadsOf } from './loads.ts';
import { bestLoad } from './rides.ts';

type State = Sealed<LTWState>;

export function mostUrgent(s: State, seat: Seat, rng: Rng): LTWAction {
  const loads = loadsOf(s, seat);
  if (loads.length === 0) return { kind: 'pass' };
  const load = bestLoad(s, seat, loads, rng, lost);
  const train = trainToHire(s, seat, loads);
  if (train && TRAIN_LOST * train.gain >= (load?.rated ?? 0))
    return { kind: 'hire', train: trainBoardOf(s).list[train.at]!.id };
  return load?.action ?? { kind: 'pass' };
}

const lost = (worth: number, isShared: boolean): number => worth * lostByWaiting(isShared);
