import type { ActionKind } from '../../../../kernel/contract.ts';
import { boardOf } from '../../board/boards.ts';
import type { ActionOf, LTW } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isSectorId } from '../ids.ts';
import { checkStep, pathOf } from '../line.ts';

/** One more track: the line goes on into a neighbouring sector. Nothing is paid before its end (LTW-18). */
export const extend: ActionKind<LTW, ActionOf<'extend'>> = {
  parse: ({ kind, sector }) => (kind === 'extend' && isSectorId(sector) ? { kind, sector } : null),
  *candidates(s) {
    const board = boardOf(s);
    const { path } = phaseNow(s, 'line');
    const end = board.sectors[board.sectorAt.get(path[path.length - 1]!)!]!;
    for (const { to } of end.ways) yield { kind: 'extend', sector: board.sectors[to]!.id };
  },
  *attempts(s) {
    for (const { id } of boardOf(s).sectors) yield { kind: 'extend', sector: id };
  },
  check(s, seat, { sector }) {
    const board = boardOf(s);
    const to = board.sectorAt.get(sector);
    if (to === undefined) return { code: 'sector-unknown', rule: 'LTW-66', params: { sector } };
    return checkStep(s, seat, pathOf(board, phaseNow(s, 'line').path), to);
  },
  run(draft, _seat, { sector }) {
    phaseNow(draft, 'line').path.push(sector);
  },
  touches: ({ sector }) => [{ on: 'sector', id: sector }],
};
