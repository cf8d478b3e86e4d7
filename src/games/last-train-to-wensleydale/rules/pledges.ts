/** What is put down for a line or a train, point by point, before it is all paid at once. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import type { LTWState, Purse, SectorId } from '../state.ts';
import { phaseNow } from './current.ts';
import { type Bill, billOf, pathOf } from './line.ts';

type State = Sealed<LTWState>;

export const NOTHING_PLEDGED: Readonly<Record<Purse, number>> = { white: 0, brown: 0, green: 0, red: 0, cubes: 0 };

/** Cubes pay a line before any influence does, and railway points a train: neither is left to choose (LTW-24, LTW-29). */
export const isOpenPurse = (purse: Purse, forTrain: boolean): boolean => purse !== (forTrain ? 'brown' : 'cubes');

/** Points of a purse that are still free: not pledged, not wanted for a fee. */
export function freeIn(s: State, seat: Seat, purse: Purse): number {
  const { pledged, train } = phaseNow(s, 'paying');
  const held = purse === 'cubes' ? s.players[seat]!.cubes : s.scales[purse].at[seat]!;
  return held - pledged[purse] - (train === null && purse !== 'cubes' ? feesOf(s)[purse] : 0);
}

/** The line whose fees were asked for last: every point put down asks for them again. A path only grows, and the lists are never written into. */
let last: {
  path: readonly SectorId[];
  length: number;
  companies: readonly number[];
  landowner: readonly number[];
  fees: Bill['fees'];
} | null = null;

/** The fees of the line that is being paid, which lies under this phase on the stack. */
function feesOf(s: State): Bill['fees'] {
  const line = s.phases[s.phases.length - 2];
  if (line?.id !== 'line') throw new Error('bug: a payment without its line');
  const { path } = line;
  const { landowner } = s.figures;
  if (
    last?.path === path &&
    last.length === path.length &&
    last.companies === s.companies &&
    last.landowner === landowner
  )
    return last.fees;
  const board = boardOf(s);
  const { fees } = billOf(s, board, pathOf(board, path));
  last = { path, length: path.length, companies: s.companies, landowner, fees };
  return fees;
}
