import type { Emit, Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { boardOf } from '../../board/boards.ts';
import type { LTW, LTWState } from '../../state.ts';
import { earnings } from '../accounts.ts';
import { moveDisc } from '../scales.ts';

/** Phases VII and VIII: points, profit and loss, then the general order. */
export const accounts: Phase<LTW> = {
  rule: 'LTW-82',
  kinds: [],
  toAct: () => [],
  leave(draft, emit) {
    for (const seat of draft.order) bookSeat(draft, seat, emit);
    for (const train of draft.trains) {
      const { owner, load } = train;
      if (owner !== null) for (const item of load) draft.players[owner]!.collected[item] += 1; // LTW-83
      train.owner = null;
      train.load = [];
    }
    draft.order = [...draft.scales.profit.order]; // LTW-84
    emit({ type: 'order-set', seats: [...draft.order] });
    goTo(draft, { id: 'sales', at: 0 });
  },
};

function bookSeat(draft: LTWState, seat: number, emit: Emit<LTW>): void {
  const { points, profit, loss } = earnings(draft, seat);
  const player = draft.players[seat]!;
  player.points += points; // LTW-36
  emit({ type: 'points', seat, points, total: player.points });
  const { min, max } = boardOf(draft).profit;
  const scale = draft.scales.profit;
  const at = Math.min(max, Math.max(min, scale.at[seat]! + profit - loss)); // LTW-37
  moveDisc(scale, seat, at); // LTW-16: on top, also with 0
  emit({ type: 'profit', seat, profit, loss, at });
}
