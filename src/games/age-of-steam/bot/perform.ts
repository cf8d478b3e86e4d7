/** Carries out actions on a draft of one's own: the rules themselves say whether they are legal. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import { kindIn } from '../../../kernel/legal.ts';
import { actions } from '../rules/actions/all.ts';
import type { AOS, AosAction, AosState } from '../state.ts';

const SILENT = () => {};

export const isLegal = (s: Sealed<AosState>, seat: Seat, action: AosAction): boolean =>
  kindIn<AOS>(actions, action.kind).check(s, seat, action) === null;

/** A draft on which tiles can be laid: track is never changed in place, so only the small things are copied. */
export const buildDraft = (s: Sealed<AosState>): AosState => ({
  ...(s as AosState),
  players: copy(s.players) as AosState['players'],
  phases: copy(s.phases) as AosState['phases'],
  supply: copy(s.supply) as AosState['supply'],
});

/** The position after a line, nothing automatic having happened, or null when a rule forbids part of it. */
export function perform(s: Sealed<AosState>, seat: Seat, line: readonly AosAction[]): AosState | null {
  const draft = copy(s) as AosState;
  for (const action of line) {
    if (!isLegal(draft, seat, action)) return null;
    kindIn<AOS>(actions, action.kind).run(draft, seat, action, SILENT);
  }
  return draft;
}
