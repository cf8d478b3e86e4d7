/** One sensible legal action, quickly: the move with the largest gain after a little noise. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { oneIn, type Rng } from '../../../kernel/rng.ts';
import { start } from '../rules/actions/start.ts';
import { freeIn, isOpenPurse } from '../rules/pledges.ts';
import type { LTWAction, LTWState } from '../state.ts';
import { bestBid, wantedColour } from './bids.ts';
import { chooseStart, goOn } from './builds.ts';
import { deal } from './deals.ts';
import { payWith, ride } from './rides.ts';

type State = Sealed<LTWState>;

const PASS: LTWAction = { kind: 'pass' };

export function policy(s: State, seat: Seat, rng: Rng): LTWAction {
  const phase = s.phases[s.phases.length - 1]!;
  switch (phase.id) {
    case 'bidding':
      return bestBid(s, seat, rng) ?? PASS;
    case 'payout':
      return { kind: 'choose', company: wantedColour(s, seat) };
    case 'building':
      // Now and then a line from anywhere: dull moves must occur too.
      return (oneIn(rng, 1, 40) ? start.sample!(s, seat, rng) : null) ?? chooseStart(s, seat, rng);
    case 'line':
      return goOn(s, seat, phase.path);
    case 'paying':
      return payWith((purse) => (isOpenPurse(purse, phase.train !== null) ? freeIn(s, seat, purse) : 0));
    case 'trains':
      return ride(s, seat, rng);
    case 'sales':
      return deal(s, seat, rng);
    default:
      return PASS;
  }
}
