/** What to say in an auction. */
import type { Auctioneer, Sealed, Seat } from '../../../kernel/contract.ts';
import { below, oneIn, type Rng } from '../../../kernel/rng.ts';
import { sharesSold } from '../rules/companies.ts';
import { leastBid, sale } from '../rules/sale.ts';
import type { CE, CEAction, CEState } from '../state.ts';
import { price } from './price.ts';

type State = Sealed<CEState>;
const PASS: CEAction = { kind: 'pass' };

/** Raises by the least while it is worth it; the limit is shaken a little, so that games differ. */
export function speak(s: State, seat: Seat, rng: Rng): CEAction {
  const least = leastBid(s);
  const { cash } = s.players[seat]!;
  if (least > cash) return PASS;
  const { id, bidding } = sale(s);
  const alone = bidding.in.length === 1;
  // CE-12: nobody has bid yet, and somebody may be given the share: some players wait and see.
  if (id === 'opening' && !bidding.high && !alone && oneIn(rng, 1, 6)) return PASS;
  if (oneIn(rng, 1, 40)) return PASS; // a lapse, so that every course of an auction occurs
  const limit = (price(s, seat) * (85 + below(rng, 31))) / 100;
  if (least > limit) return PASS;
  const most = Math.min(cash, limit, richestRival(s, seat) + 1);
  const jump = least + 1 + below(rng, 3);
  return { kind: 'bid', amount: jump <= most && oneIn(rng, 1, 10) ? jump : least };
}

/** Auctions for the search: they are told apart by the company and by how many of its shares are sold. */
export const auctioneer: Auctioneer<CE> = {
  running(s) {
    const phase = s.phases[s.phases.length - 1];
    return phase && 'bidding' in phase ? `${phase.company}/${sharesSold(s, phase.company)}` : null;
  },
  answer(s, seat, limit) {
    const least = leastBid(s);
    return least <= Math.min(limit, s.players[seat]!.cash) ? { kind: 'bid', amount: least } : PASS;
  },
};

/** Cash of the richest rival who is still in: nobody needs to bid more than a dollar above it. */
export function richestRival(s: State, seat: Seat): number {
  let most = -1;
  for (const other of sale(s).bidding.in) if (other !== seat) most = Math.max(most, s.players[other]!.cash);
  return most;
}
