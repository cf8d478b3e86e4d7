import type { ActionKind } from '../../../../kernel/contract.ts';
import { back, call } from '../../../../kernel/phases.ts';
import { boardOf } from '../../board/boards.ts';
import type { ActionOf, LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { billOf, finishLine, missingPoints, nextBuilder, pathOf } from '../line.ts';
import { NOTHING_PLEDGED } from '../pledges.ts';

/** The line is complete: it is paid, or the player says which influence pays what the cubes do not (LTW-24). */
export const endLine: ActionKind<LTW, ActionOf<'end-line'>> = {
  parse: ({ kind }) => (kind === 'end-line' ? { kind } : null),
  candidates: () => [{ kind: 'end-line' }],
  check: () => null,
  run(draft, seat, _action, emit) {
    const { path } = phaseNow(draft, 'line');
    if (path.length === 1) {
      emit({ type: 'built-nothing', seat }); // LTW-28
      back(draft);
      nextBuilder(draft);
      return;
    }
    const board = boardOf(draft);
    const owed = missingPoints(draft, seat, billOf(draft, board, pathOf(board, path)));
    if (owed === 0) finishLine(draft, NOTHING_PLEDGED, emit);
    else call(draft, { id: 'paying', seat, owed, pledged: { ...NOTHING_PLEDGED }, train: null });
  },
  touches: () => [{ on: 'button', id: 'end-line' }],
};
