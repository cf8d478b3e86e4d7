/** Whole turns worth a search: each kind of action that makes sense here, the policy's own line first. */
import type { Plan, Sealed, Seat } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { expand } from '../rules/actions/expand.ts';
import type { CE, CEAction, CEState } from '../state.ts';
import { policy } from './policy.ts';

/** Plays the policy until the turn is no longer this seat's to decide, and keeps the line. */
export function plans(s: Sealed<CEState>, seat: Seat, k: number, rng: Rng): Plan<CE>[] {
  const found = new Map<string, Plan<CE>>();
  for (let trial = 0; trial < 2 * k && found.size < k; trial++) {
    const actions = line(s, seat, rng);
    const key = JSON.stringify(actions);
    const known = found.get(key);
    if (known) known.prior += 1;
    else found.set(key, { actions, prior: 1, why: [] });
  }
  return [...found.values()].sort((a, b) => b.prior - a.prior);
}

function line(s: Sealed<CEState>, seat: Seat, rng: Rng): CEAction[] {
  const first = policy(s, seat, rng);
  if (first.kind !== 'expand') return [first];
  // An expansion goes on for as long as the policy builds.
  const draft = copy(s) as CEState;
  const actions: CEAction[] = [];
  for (let next: CEAction = first; next.kind === 'expand'; next = policy(draft, seat, rng)) {
    expand.run(draft, seat, next, () => {});
    actions.push(next);
  }
  return [...actions, { kind: 'end-expansion' }];
}
