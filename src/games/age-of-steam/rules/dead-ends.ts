/** Ends of unfinished lines that no tile could carry on, whatever it costs: a builder sees them before he pays. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { mapOf } from '../board/maps.ts';
import { LIES } from '../board/tiles.ts';
import type { AosState } from '../state.ts';
import { lay } from './actions/lay.ts';
import { phaseNow } from './current.ts';
import { linesOn } from './network.ts';
import type { End } from './track.ts';

/** More than any tile costs. */
const ENOUGH = 1000;

/** Where the lines of a seat point to in vain: the hex beyond, and its edge there. To be asked while that seat builds. */
export function deadEnds(s: Sealed<AosState>, seat: Seat): End[] {
  const lines = linesOn(s).filter(({ owner }) => owner === seat);
  const open = lines.flatMap(({ ends }) => ends.filter(({ kind }) => kind === 'open'));
  if (open.length === 0) return [];
  // A later build, with all the money in the world.
  const later = copy(s) as AosState;
  Object.assign(phaseNow(later, 'build'), { laid: [], prices: [] });
  later.players[seat]!.cash = ENOUGH;
  return open.filter((end) => !goesOn(later, seat, end));
}

function goesOn(s: AosState, seat: Seat, { hex, edge }: End): boolean {
  const { id } = mapOf(s).hexes[hex]!;
  return LIES.some(
    ({ edges, tile, rotation }) =>
      (edges & (1 << edge)) !== 0 && lay.check(s, seat, { kind: 'lay', hex: id, tile, rotation }) === null,
  );
}
