import type { Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { boardOf } from '../../board/boards.ts';
import type { LTW } from '../../state.ts';

/** Phase I: everybody takes cubes, as many as fit (LTW-7, LTW-57). */
export const income: Phase<LTW> = {
  rule: 'LTW-57',
  kinds: [],
  toAct: () => [],
  leave(draft, emit) {
    const { each, most } = boardOf(draft).income;
    for (const seat of draft.order) {
      const player = draft.players[seat]!;
      const cubes = Math.min(each, most - player.cubes);
      player.cubes += cubes;
      emit({ type: 'income', seat, cubes, hand: player.cubes });
    }
    goTo(draft, { id: 'tokens' });
  },
};
