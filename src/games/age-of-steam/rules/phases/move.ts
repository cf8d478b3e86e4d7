import type { Phase, Sealed, Seat } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import { MOVE_ROUNDS } from '../../board/box.ts';
import type { AOS, AosPhase, AosState } from '../../state.ts';
import { orderWith, phaseNow } from '../current.ts';

export const moveRound = (s: Sealed<AosState>, round: number, upgraded: Seat[]): AosPhase => ({
  id: 'move',
  round,
  waiting: orderWith(s, 'first-move'),
  upgraded,
});

/** AOS-50: two rounds; each time a delivery, an upgrade or nothing. */
export const move: Phase<AOS> = {
  rule: 'AOS-50',
  kinds: ['upgrade', 'deliver', 'pass'],
  toAct: (s) => phaseNow(s, 'move').waiting.slice(0, 1),
  leave(draft) {
    const { round, upgraded } = phaseNow(draft, 'move');
    goTo(draft, round < MOVE_ROUNDS ? moveRound(draft, round + 1, upgraded) : { id: 'income' });
  },
};
