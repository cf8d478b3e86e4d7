import type { Sealed } from '../../../kernel/contract.ts';
import { boardOf } from '../board/boards.ts';
import { SEAT_COUNTS } from '../board/file.ts';
import type { LTWOptions, LTWState, Side } from '../state.ts';

type Count = 2 | 3 | 4;

/** LTW-1: two players use the small boards, four the large ones; three may choose. */
export const sideOf = (s: Pick<Sealed<LTWState>, 'board' | 'options' | 'seats'>): Side =>
  s.options.side === 'usual' ? boardOf(s).sides[s.seats as Count] : s.options.side;

export function seatCounts({ side }: Pick<LTWOptions, 'side'>): readonly number[] {
  return SEAT_COUNTS.filter((seats) => !(side === 'large' && seats === 2) && !(side === 'small' && seats === 4));
}

/** LTW-2: four rounds with four players, five with fewer. */
export const roundsOf = (s: Pick<Sealed<LTWState>, 'board' | 'options' | 'seats'>): number =>
  boardOf(s).rounds[s.seats as Count];
