import type { ActionKind, Sealed, Seat } from '../../../../kernel/contract.ts';
import { drawLegal } from '../../../../kernel/legal.ts';
import { call } from '../../../../kernel/phases.ts';
import { boardOf } from '../../board/boards.ts';
import type { ActionOf, LTW, LTWState } from '../../state.ts';
import { isSectorId } from '../ids.ts';
import { checkStep } from '../line.ts';
import { isCompanyTown, isReached, reachedSectors } from '../tracks.ts';

type State = Sealed<LTWState>;

/** Company towns and sectors already reached, each once. */
function startsOf(s: State, seat: Seat): number[] {
  const board = boardOf(s);
  const found: number[] = [];
  for (let at = 0; at < s.companies.length; at++) if (s.companies[at] !== 0) found.push(at);
  if (s.players[seat]!.reserve === board.perPlayer.tracks) return found;
  for (const at of reachedSectors(s, board, seat)) if (!isCompanyTown(s, at)) found.push(at);
  return found;
}

/** Begin the line of this turn in a company town or where an own track has come. */
export const start: ActionKind<LTW, ActionOf<'start'>> = {
  parse: ({ kind, sector }) => (kind === 'start' && isSectorId(sector) ? { kind, sector } : null),
  *candidates(s, seat) {
    if (s.players[seat]!.reserve === 0) return;
    const { sectors } = boardOf(s);
    for (const at of startsOf(s, seat)) yield { kind: 'start', sector: sectors[at]!.id };
  },
  *attempts(s) {
    for (const { id } of boardOf(s).sectors) yield { kind: 'start', sector: id };
  },
  check(s, seat, { sector: id }) {
    const board = boardOf(s);
    const at = board.sectorAt.get(id);
    if (at === undefined) return { code: 'sector-unknown', rule: 'LTW-67', params: { sector: id } };
    const { tracks } = board.perPlayer;
    if (s.players[seat]!.reserve === 0) return { code: 'tracks-used-up', rule: 'LTW-20', params: { tracks } };
    const sector = board.sectors[at]!;
    if (!isCompanyTown(s, at) && !isReached(s, sector, seat))
      return { code: 'no-start-here', rule: 'LTW-67', params: { sector: id } };
    if (!sector.ways.some(({ to }) => checkStep(s, seat, [at], to) === null))
      return { code: 'nothing-from-here', rule: 'LTW-51', params: { sector: id } };
    return null;
  },
  run: (draft, seat, { sector }) => call(draft, { id: 'line', seat, path: [sector] }),
  touches: ({ sector }) => [{ on: 'sector', id: sector }],
  sample(s, seat, rng) {
    const { sectors } = boardOf(s);
    const isLegal = (at: number) => start.check(s, seat, { kind: 'start', sector: sectors[at]!.id }) === null;
    const at = drawLegal(startsOf(s, seat), isLegal, rng);
    return at === null ? null : { kind: 'start', sector: sectors[at]!.id };
  },
};
