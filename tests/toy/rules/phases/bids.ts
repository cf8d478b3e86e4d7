/** TOY-3, TOY-4: all who hold a card bid at once and in secret; then the bids are shown. */
import type { Phase, Sealed, Seat } from '../../../../src/kernel/contract.ts';
import { call, goTo } from '../../../../src/kernel/phases.ts';
import type { Toy, ToyState } from '../../state.ts';

export const bids: Phase<Toy> = {
  rule: 'TOY-3',
  kinds: ['bid'],
  reveals: true,
  toAct: (s) => s.players.flatMap((p, seat) => (p.bid === null && p.hand.length > 0 ? [seat] : [])),
  leave(draft, emit) {
    const winner = winnerOf(draft);
    emit({ type: 'bids-shown', cards: draft.players.map((p) => p.bid) });
    for (const player of draft.players) {
      if (player.bid === null) continue;
      player.hand.splice(player.hand.indexOf(player.bid), 1);
      draft.played.push(player.bid);
      player.bid = null;
    }
    goTo(draft, { id: 'market', seat: draft.first, done: 0 });
    if (winner === null) return emit({ type: 'prize-lost' });
    draft.players[winner]!.coins += draft.prize;
    emit({ type: 'prize-won', seat: winner, amount: draft.prize });
    call(draft, { id: 'draw', seat: winner }); // before the market: TOY-5
  },
};

/** TOY-4: the highest card that only one seat has bid; null when there is none. */
export function winnerOf(s: Sealed<ToyState>): Seat | null {
  let winner: Seat | null = null;
  s.players.forEach(({ bid }, seat) => {
    if (bid === null || s.players.some((other, at) => at !== seat && other.bid === bid)) return;
    if (winner === null || bid > s.players[winner]!.bid!) winner = seat;
  });
  return winner;
}
