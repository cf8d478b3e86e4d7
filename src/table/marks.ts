/** A few earlier states of a table: an undo replays at most some moves from the nearest one. */
import type { AnyGame, BaseState, Sealed } from '../kernel/contract.ts';
import type { Entry, Line } from './log.ts';
import { playAgain } from './replay.ts';
import type { Table } from './table.ts';

export interface Mark {
  /** How many moves of the line it stands after. */
  readonly moves: number;
  readonly state: Sealed<BaseState>;
}

const EVERY = 8;
export const MOST_MARKS = 4;

/**
 * The marks after a step of the line. States are never changed in place, so a mark costs no copy, only
 * memory. A barrier drops all earlier ones, since no undo of a seat goes past it.
 */
export function marksAfter(
  marks: readonly Mark[],
  { moves }: Line,
  state: Sealed<BaseState>,
  barrier: boolean,
): readonly Mark[] {
  const at = moves.length;
  if (barrier) return [{ moves: at, state }];
  const kept = marks.some((mark) => mark.moves > at) ? marks.filter((mark) => mark.moves <= at) : marks;
  if (at % EVERY !== 0 || kept.some((mark) => mark.moves === at)) return kept;
  return [...kept, { moves: at, state }].slice(-MOST_MARKS);
}

/** The state after all moves of a line that is not the one now in effect. */
export function stateAt(g: AnyGame, t: Table, log: readonly Entry[], line: Line): Sealed<BaseState> {
  const same = sharedMoves(t.line, line);
  const now: Mark = { moves: t.line.moves.length, state: t.state }; // the nearest one on a redo
  let from: Mark = { moves: 0, state: t.state };
  for (const mark of [...t.marks, now]) if (mark.moves <= same && mark.moves > from.moves) from = mark;
  let { state } = from;
  for (const seq of line.moves.slice(from.moves)) state = playAgain(g, t.creation, state, log[seq]!).state;
  return state;
}

function sharedMoves(a: Line, b: Line): number {
  let n = 0;
  while (n < a.moves.length && a.moves[n] === b.moves[n]) n += 1;
  return n;
}
