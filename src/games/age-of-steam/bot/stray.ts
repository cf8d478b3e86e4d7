/** The policy with whims: players who all know what they do hardly ever go bankrupt, and rules for it want trying. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { below, oneIn, pick, type Rng } from '../../../kernel/rng.ts';
import { sharesLeft } from '../rules/actions/issue.ts';
import { leastBid } from '../rules/bidding.ts';
import type { AosAction, AosState } from '../state.ts';
import { isLegal } from './perform.ts';
import { plans } from './plans.ts';
import { policy } from './policy.ts';
import { specialsNow } from './specials.ts';

type State = Sealed<AosState>;

/** One decision in so many is a whim. */
const RARE = 6;
const PASS: AosAction = { kind: 'pass' };

export function stray(s: State, seat: Seat, rng: Rng): AosAction {
  const whim = oneIn(rng, 1, RARE) ? whimOf(s, seat, rng) : null;
  return whim && isLegal(s, seat, whim) ? whim : policy(s, seat, rng);
}

function whimOf(s: State, seat: Seat, rng: Rng): AosAction | null {
  switch (s.phases[s.phases.length - 1]?.id) {
    case 'shares': {
      const shares = Math.min(below(rng, 4), sharesLeft(s, seat));
      return shares === 0 ? PASS : { kind: 'issue', shares };
    }
    case 'turn-order':
      return oneIn(rng, 1, 2) ? PASS : { kind: 'bid', amount: leastBid(s) };
    case 'actions':
      return { kind: 'choose', action: pick(rng, specialsNow(s, seat)).action };
    case 'build':
      return oneIn(rng, 1, 2) ? { kind: 'end-build' } : pick(rng, plans(s, seat, 8, rng)).actions[0]!;
    case 'move':
      return oneIn(rng, 1, 2) ? PASS : { kind: 'upgrade' };
    default:
      return null;
  }
}
