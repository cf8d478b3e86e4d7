import type { Phase, Seat } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import type { AOS, AosPhase, AosState } from '../../state.ts';
import { orderWith, phaseNow } from '../current.ts';
import { loseIdleLines } from '../lines.ts';
import { moveRound } from './move.ts';

const buildOf = (waiting: Seat[]): AosPhase => ({
  id: 'build',
  waiting,
  laid: [],
  added: [],
  prices: [],
  urbanized: false,
  ended: false,
  restarts: 0,
  begun: null,
});

export const beginBuilds = (draft: AosState): void => goTo(draft, buildOf(orderWith(draft, 'first-build')));

/** AOS-25: each player builds everything in one go. */
export const build: Phase<AOS> = {
  rule: 'AOS-25',
  kinds: ['lay', 'urbanize', 'connect', 'restart-build', 'end-build'],
  toAct(s) {
    const { ended, waiting } = phaseNow(s, 'build');
    return ended ? [] : waiting.slice(0, 1);
  },
  leave(draft, emit) {
    const { waiting, laid, added } = phaseNow(draft, 'build');
    const [seat, ...others] = waiting;
    emit({ type: 'build-ended', seat: seat!, tiles: laid.length });
    loseIdleLines(draft, seat!, added, emit); // AOS-34: at once, so later builders may take them
    goTo(draft, others.length > 0 ? buildOf(others) : moveRound(draft, 1, []));
  },
};
