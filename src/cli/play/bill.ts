/** What a move costs and brings, told before it is played: the difference of two lists of facts. */
import type { AnyGame, Fact, Seat } from '../../kernel/contract.ts';
import { apply } from '../../kernel/engine.ts';
import { sayChange, sayFigure } from '../../text/say.ts';
import type { Speaker } from '../../text/speaker.ts';
import type { Board } from '../boards/board.ts';
import type { Action } from './menu.ts';
import type { SealedState } from './session.ts';

/** Writes the bill of any move in this position; an empty text where the board tells none. */
export function billsOf(g: AnyGame, board: Board, view: SealedState, seat: Seat, speaker: Speaker) {
  const before = g.facts(view);
  return (action: Action): string => {
    const { bill = [], quotes = [] } = board.verbs[action.kind] ?? {};
    const touched = g.actions[action.kind]!.touches(action, view).map(({ on, id }) => `${on}:${id}`);
    const quoted = before.filter(({ key, of }) => quotes.includes(key) && touched.includes(of));
    const changes = bill.length === 0 ? [] : changesBy(g, view, seat, action, before);
    // Of the players only the one who moves; an owner that the move names already is not named again.
    const told = changes.filter(({ key, of }) => bill.includes(key) && (!isSeat(of) || of === `seat:${seat}`));
    return [
      ...quoted.map((fact) => sayFigure(speaker, fact)),
      ...told.map(({ key, of, by }) => sayChange(speaker, key, isSeat(of) || touched.includes(of) ? null : of, by)),
    ].join(', ');
  };
}

const isSeat = (of: string): boolean => of.startsWith('seat:');

/** Every figure that the move changes, and by how much. */
function changesBy(g: AnyGame, view: SealedState, seat: Seat, action: Action, before: readonly Fact[]) {
  const applied = apply(g, view, seat, action, null);
  if (!applied.ok) return [];
  const was = new Map(before.map(({ key, of, value }) => [`${key} ${of}`, value]));
  return g.facts(applied.state).flatMap(({ key, of, value }) => {
    const old = was.get(`${key} ${of}`);
    if (typeof value !== 'number' || typeof old !== 'number' || value === old) return [];
    return [{ key, of, by: value - old }];
  });
}
