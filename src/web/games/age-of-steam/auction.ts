/** The two questions with an amount: how many shares to issue, and the auction for the order of play. */
import { type AosState, ageOfSteam, leastBid, payable } from '../../../games/age-of-steam/index.ts';
import type { Sealed } from '../../../kernel/contract.ts';
import { apply } from '../../../kernel/engine.ts';
import { list, type Speaker, said } from '../../../text/speaker.ts';
import type { AuctionNow } from '../face.ts';
import { figure } from './figures.ts';
import { faceText } from './text.ts';

type State = Sealed<AosState>;

export function auction(s: State, speaker: Speaker): AuctionNow | null {
  const phase = s.phases.at(-1);
  if (phase?.id === 'shares') return shares(s, speaker);
  return phase?.id === 'turn-order' ? turnOrder(s, speaker) : null;
}

/** Not an auction, but asked in the same way. */
function shares(s: State, speaker: Speaker): AuctionNow {
  const seat = currentSeat(s);
  return {
    lot: faceText(speaker, 'lot.shares'),
    of: null,
    bidders: s.order.map((other) => ({
      seat: other,
      out: false,
      bid: null,
      says: faceText(speaker, 'shares.held', { n: s.players[other]!.shares }),
    })),
    high: null,
    least: 1,
    means: [],
    write: (amount) => faceText(speaker, 'shares.n', { n: amount }),
    meaning(amount, calculator = true) {
      const done = apply(ageOfSteam, s, seat, { kind: 'issue', shares: amount }, null);
      if (!done.ok) return '';
      const of = `seat:${seat}`;
      const cash = done.state.players[seat]!.cash;
      const brings = faceText(speaker, 'meaning.shares', { amount, cash });
      if (!calculator) return brings;
      const expenses = figure(done.state, of, 'expenses');
      return `${brings} ${faceText(speaker, 'meaning.expenses', { expenses, left: figure(done.state, of, 'after-expenses') })}`;
    },
  };
}

const currentSeat = (s: State): number => {
  const phase = s.phases.at(-1);
  return phase?.id === 'shares' ? (phase.waiting[0] ?? 0) : 0;
};

function turnOrder(s: State, speaker: Speaker): AuctionNow | null {
  const phase = s.phases.at(-1);
  if (phase?.id !== 'turn-order') return null;
  const { in: seats, placed, high, bids } = phase;
  const bidders = seats.length + placed.length;
  return {
    lot: faceText(speaker, 'lot.turn-order'),
    of: null,
    bidders: s.order.map((seat) => {
      const at = placed.indexOf(seat);
      return {
        seat,
        out: at >= 0,
        bid: bids[seat]! > 0 ? bids[seat]! : null,
        ...(at >= 0 ? { says: faceText(speaker, 'auction.place', { place: bidders - at }) } : {}),
      };
    }),
    high,
    least: leastBid(s),
    means: s.players.map(({ cash }) => cash),
    // AOS-14: what each place would pay, should the bidding stop here.
    meaning(amount) {
      const places = Array.from({ length: bidders }, (_, i) => i + 1);
      const pays = places.map((place) =>
        faceText(speaker, 'auction.pays', { place, amount: payable(place, bidders, amount) }),
      );
      return faceText(speaker, 'meaning.turn-order', { pays: said(list(speaker, pays)) });
    },
  };
}
