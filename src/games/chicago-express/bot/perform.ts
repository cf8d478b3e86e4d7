/** Carries out a line of actions on a copy: the rules themselves say whether it is legal. */

import { NO_CHANCE } from '../../../kernel/chance.ts';
import type { ActionKind, Sealed, Seat } from '../../../kernel/contract.ts';
import { bid } from '../rules/actions/bid.ts';
import { decline } from '../rules/actions/decline.ts';
import { develop } from '../rules/actions/develop.ts';
import { endExpansion } from '../rules/actions/end-expansion.ts';
import { expand } from '../rules/actions/expand.ts';
import { offer } from '../rules/actions/offer.ts';
import { pass } from '../rules/actions/pass.ts';
import { chicago } from '../rules/phases/chicago.ts';
import { expansion } from '../rules/phases/expansion.ts';
import type { CE, CEAction, CEState } from '../state.ts';
import { view } from '../view.ts';

const SILENT = () => {};

/** The position after the line, the Chicago phase included, or null when a rule forbids part of it. */
export function perform(s: Sealed<CEState>, seat: Seat, line: readonly CEAction[]): CEState | null {
  const draft = view(s);
  for (const action of line) if (!act(draft, seat, action)) return null;
  for (;;) {
    const phase = draft.phases[draft.phases.length - 1];
    if (phase?.id === 'expansion' && phase.ended) expansion.leave(draft, SILENT, NO_CHANCE);
    else if (phase?.id === 'chicago') chicago.leave(draft, SILENT, NO_CHANCE);
    else return draft;
  }
}

/** One action on a draft; false when a rule forbids it. */
export function act(draft: CEState, seat: Seat, action: CEAction): boolean {
  switch (action.kind) {
    case 'bid':
      return runIf(bid, draft, seat, action);
    case 'pass':
      return runIf(pass, draft, seat, action);
    case 'offer':
      return runIf(offer, draft, seat, action);
    case 'expand':
      return runIf(expand, draft, seat, action);
    case 'end-expansion':
      return runIf(endExpansion, draft, seat, action);
    case 'develop':
      return runIf(develop, draft, seat, action);
    case 'decline':
      return runIf(decline, draft, seat, action);
  }
}

function runIf<A extends CEAction>(kind: ActionKind<CE, A>, draft: CEState, seat: Seat, action: A): boolean {
  if (kind.check(draft, seat, action) !== null) return false;
  kind.run(draft, seat, action, SILENT);
  return true;
}
