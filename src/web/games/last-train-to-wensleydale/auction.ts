/** The bidding for boxes as the shell shows auctions: every box is a lot of its own. */
import { bidsOf, type LTWState, leastBid } from '../../../games/last-train-to-wensleydale/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { AuctionNow } from '../face.ts';
import { faceText } from './text.ts';

export function auction(s: Sealed<LTWState>, speaker: Speaker): AuctionNow | null {
  const phase = s.phases.at(-1);
  if (phase?.id !== 'bidding') return null;
  return {
    lot: faceText(speaker, 'lot'),
    of: null,
    bidders: s.order.map((seat) => ({
      seat,
      out: false,
      bid: null,
      says: faceText(speaker, 'bidder.boxes', { n: bidsOf(s, seat) }),
    })),
    high: null,
    least: Math.min(...s.boxes.map((_, at) => leastBid(s, at))),
    means: s.players.map(({ cubes }) => cubes),
    write: (n) => faceText(speaker, 'bid.cubes', { n }),
    meaning: (amount) => faceText(speaker, 'meaning.left', { left: s.players[phase.turn]!.cubes - amount }),
  };
}
