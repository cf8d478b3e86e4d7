/** Phase VI: hiring a train to its end, and whose turn is next. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { COLOURS, type LTW, type LTWState, type Purse, type TrainId } from '../state.ts';
import { phaseNow } from './current.ts';
import { payCubes, payInfluence } from './scales.ts';
import { trainAt, trainBoardOf } from './train-board.ts';

/** Own railway points first, then what was exchanged: one purchase (LTW-29). */
export function finishHire(
  draft: LTWState,
  seat: Seat,
  train: TrainId,
  pledged: Readonly<Record<Purse, number>>,
  emit: Emit<LTW>,
): void {
  const at = trainAt(draft, train);
  const { cost } = trainBoardOf(draft).list[at]!;
  payCubes(draft, seat, pledged.cubes, emit);
  const own = Math.min(cost, draft.scales.brown.at[seat]!);
  for (const colour of COLOURS) payInfluence(draft, seat, colour, colour === 'brown' ? own : pledged[colour], emit);
  draft.trains[at]!.owner = seat;
  emit({ type: 'train-hired', seat, train, cost });
  nextTurn(draft);
}

/** LTW-75: one action a turn, round and round, without those who have passed. */
export function nextTurn(draft: LTWState): void {
  const phase = phaseNow(draft, 'trains');
  phase.turn = nextIn(draft, phase.turn, phase.out) ?? phase.turn;
}

function nextIn(s: Sealed<LTWState>, after: Seat, out: readonly Seat[]): Seat | null {
  const at = s.trainOrder.indexOf(after);
  for (let i = 1; i <= s.seats; i++) {
    const seat = s.trainOrder[(at + i) % s.seats]!;
    if (!out.includes(seat)) return seat;
  }
  return null;
}
