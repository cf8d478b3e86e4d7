/** What players may bring to a table: a board of their own, a position to begin from. Both are hostile until read. */
import type { GameModule, GameTypes, Sealed, Table } from './contract.ts';
import { canonical } from './hash.ts';
import type { Outcomes } from './record.ts';
import { problem } from './record.ts';

/** A board of the players' own, as a table wants it: `{ board: id }`, or nothing when there is none. */
export function readBoard<G extends GameTypes>(
  g: GameModule<G>,
  raw: unknown,
  options: G['options'],
): Outcomes<Pick<Table<G>, 'board'>> {
  if (raw === undefined) return { ok: true, value: {} };
  if (!g.ownBoards) return problem('board', 'expected-nothing');
  const read = g.ownBoards.read(raw, options);
  if (read.ok) return { ok: true, value: { board: read.id } };
  const { fault } = read;
  const at = fault.at === '' ? 'board' : `board.${fault.at}`;
  return { ok: false, problem: { at, code: 'record-board-broken', params: {}, fault } };
}

/** Why a position cannot be what a table of this kind begins from, or null. */
export function brokenStart<G extends GameTypes>(
  g: GameModule<G>,
  given: Sealed<G['state']>,
  { seats, rules, options, board }: Table<G>,
): { at: string; breach: string } | null {
  if (given.seats !== seats) return { at: 'start.seats', breach: 'seats-differ' };
  if (given.rules !== rules) return { at: 'start.rules', breach: 'rules-differ' };
  if (canonical(given.options) !== canonical(options)) return { at: 'start.options', breach: 'options-differ' };
  if ((given.board ?? null) !== (board ?? null)) return { at: 'start.board', breach: 'board-differs' };
  const breach = g.referee(given)[0];
  return breach ? { at: 'start', breach: breach.code } : null;
}
