import type { Phase } from '../../../../kernel/contract.ts';
import { endGame, goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { LTW } from '../../state.ts';
import { totalOf } from '../accounts.ts';
import { phaseNow } from '../current.ts';
import { roundsOf } from '../sides.ts';

/** Phase IX, in the last round too (LTW-42): one line each, in the new general order. Then phase X. */
export const sales: Phase<LTW> = {
  rule: 'LTW-85',
  kinds: ['sell', 'pass'],
  toAct(s) {
    const seat = s.order[phaseNow(s, 'sales').at];
    return seat === undefined ? NOBODY : only(seat);
  },
  leave(draft, emit) {
    const rounds = roundsOf(draft);
    if (draft.round < rounds) {
      draft.round += 1; // LTW-90
      emit({ type: 'round-began', round: draft.round, rounds });
      goTo(draft, { id: 'income' });
      return;
    }
    draft.ended = ['rounds'];
    for (const seat of draft.order) emit({ type: 'final-score', seat, score: totalOf(draft, seat) });
    emit({ type: 'game-ended', reasons: ['rounds'] });
    endGame(draft);
  },
};
