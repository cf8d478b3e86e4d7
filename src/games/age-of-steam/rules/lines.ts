/** Who owns which line. */
import type { Emit, Sealed, Seat } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { type AOS, type AosState, type Board, NEUTRAL, UNOWNED } from '../state.ts';
import { networkOf } from './network.ts';
import { isComplete, type Line, linesOf } from './track.ts';

/** A board of the draft's own that may be written on, until it is put in the state. */
export const boardToChange = ({ board }: Sealed<AosState>): Board => ({
  tiles: board.tiles.slice(),
  owners: board.owners.slice(),
  connections: board.connections.slice(),
});

export function giveTo(board: Board, line: Line, owner: number): void {
  for (const part of line.parts) board.owners[part] = owner;
}

/** AOS-9: lines of a player, complete and not; a connection is one too. */
export const linesOwned = (s: Sealed<AosState>, seat: Seat): number =>
  networkOf(s).lines.filter((line) => line.owner === seat).length +
  s.board.connections.filter((owner) => owner === seat).length;

export const hexOf = (s: Sealed<AosState>, part: number): string => mapOf(s).hexes[Math.floor(part / 6)]!.id;

/** AOS-34: lines that did not grow in this build are lost; those begun in it stay. */
export function loseIdleLines(draft: AosState, seat: Seat, added: readonly number[], emit: Emit<AOS>): void {
  const idle = networkOf(draft).lines.filter(
    (line) => line.owner === seat && !isComplete(line) && !line.parts.some((part) => added.includes(part)),
  );
  if (idle.length === 0) return;
  const board = boardToChange(draft);
  for (const line of idle) {
    giveTo(board, line, UNOWNED);
    emit({ type: 'line-lost', seat, hex: hexOf(draft, line.parts[0]!) });
  }
  draft.board = board;
}

/** AOS-61: incomplete lines become unowned, links and connections neutral. */
export function releaseLines(draft: AosState, seat: Seat): void {
  const board = boardToChange(draft);
  for (const line of linesOf(mapOf(draft), draft.board))
    if (line.owner === seat) giveTo(board, line, isComplete(line) ? NEUTRAL : UNOWNED);
  board.connections = board.connections.map((owner) => (owner === seat ? NEUTRAL : owner));
  draft.board = board;
}
