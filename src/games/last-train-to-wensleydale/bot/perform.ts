/** Carries out a line of actions on a copy: the rules themselves say whether it is legal. */
import { NO_CHANCE } from '../../../kernel/chance.ts';
import type { ActionKind, Sealed, Seat } from '../../../kernel/contract.ts';
import { fork } from '../fork.ts';
import { bid } from '../rules/actions/bid.ts';
import { carry } from '../rules/actions/carry.ts';
import { choose } from '../rules/actions/choose.ts';
import { endLine } from '../rules/actions/end-line.ts';
import { extend } from '../rules/actions/extend.ts';
import { hire } from '../rules/actions/hire.ts';
import { pass } from '../rules/actions/pass.ts';
import { pay } from '../rules/actions/pay.ts';
import { sell } from '../rules/actions/sell.ts';
import { start } from '../rules/actions/start.ts';
import { paying } from '../rules/phases/paying.ts';
import type { LTW, LTWAction, LTWState } from '../state.ts';

const SILENT = () => {};

/** The rest of a turn as `next` chooses it, played on a copy: the line of actions and where it leads. */
export function playTurn(
  s: Sealed<LTWState>,
  seat: Seat,
  next: (s: Sealed<LTWState>) => LTWAction,
  copyOf = fork,
): { line: LTWAction[]; after: LTWState } | null {
  const after = copyOf(s);
  const line: LTWAction[] = [];
  do {
    const action = next(after);
    if (!act(after, seat, action)) return null;
    line.push(action);
  } while (isInside(after));
  return { line, after };
}

/** A line or a payment under way is part of the same turn. */
function isInside(draft: LTWState): boolean {
  const phase = draft.phases[draft.phases.length - 1];
  if (phase?.id !== 'paying') return phase?.id === 'line';
  if (phase.owed > 0) return true;
  paying.leave(draft, SILENT, NO_CHANCE);
  return false;
}

/** One action on a draft; false when a rule forbids it. */
function act(draft: LTWState, seat: Seat, action: LTWAction): boolean {
  switch (action.kind) {
    case 'bid':
      return runIf(bid, draft, seat, action);
    case 'choose':
      return runIf(choose, draft, seat, action);
    case 'start':
      return runIf(start, draft, seat, action);
    case 'extend':
      return runIf(extend, draft, seat, action);
    case 'end-line':
      return runIf(endLine, draft, seat, action);
    case 'pay':
      return runIf(pay, draft, seat, action);
    case 'hire':
      return runIf(hire, draft, seat, action);
    case 'carry':
      return runIf(carry, draft, seat, action);
    case 'sell':
      return runIf(sell, draft, seat, action);
    case 'pass':
      return runIf(pass, draft, seat, action);
  }
}

function runIf<A extends LTWAction>(kind: ActionKind<LTW, A>, draft: LTWState, seat: Seat, action: A): boolean {
  if (kind.check(draft, seat, action) !== null) return false;
  kind.run(draft, seat, action, SILENT);
  return true;
}
