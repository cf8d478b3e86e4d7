/** The sale of a share as the shell shows auctions. */

import { type CEState, leastBid } from '../../../games/chicago-express/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { copy } from '../../../kernel/copy.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { AuctionNow } from '../face.ts';
import { figure } from './figures.ts';
import { faceText } from './text.ts';

export function auction(s: Sealed<CEState>, speaker: Speaker): AuctionNow | null {
  const phase = s.phases.at(-1);
  if (!phase || !('bidding' in phase)) return null;
  const { company, bidding } = phase;
  const of = `company:${company}`;
  const isFirst = figure(s, of, 'shares-sold') === 0;
  // The engine is asked what a share pays once this one is in somebody's hands.
  const sold = copy(s) as CEState;
  sold.players[bidding.turn]!.shares[company] += 1;
  return {
    lot: faceText(speaker, isFirst ? 'lot.first' : 'lot', { company }),
    of,
    bidders: s.players.map((_, i) => {
      const seat = (bidding.first + i) % s.seats;
      const bid = bidding.high?.seat === seat ? bidding.high.amount : null;
      return { seat, out: !bidding.in.includes(seat), bid };
    }),
    high: bidding.high,
    least: leastBid(s),
    means: s.players.map(({ cash }) => cash),
    meaning(amount, calculator = true) {
      // CE-19: the price goes into the treasury.
      const treasury = s.companies[company].treasury + amount;
      const paid = faceText(speaker, 'meaning.treasury', { amount, company, treasury });
      if (!calculator) return paid;
      const pays = figure(sold, of, 'dividend-per-share');
      return `${paid} ${faceText(speaker, 'meaning.pays', { sold: figure(sold, of, 'shares-sold'), pays })}`;
    },
  };
}
