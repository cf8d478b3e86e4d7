/** What each seat may see, and a full state behind it. */
import type { Sealed, Seat } from '../../src/kernel/contract.ts';
import { pick, type Rng } from '../../src/kernel/rng.ts';
import { unseen } from './rules/deck.ts';
import { FACE_DOWN, type Player, type ToyState } from './state.ts';

export function view(s: Sealed<ToyState>, seat: Seat | 'watcher'): ToyState {
  const playerSeen = (p: Sealed<Player>, owner: Seat): Player => ({
    coins: p.coins,
    hand: seat === owner || s.options.openHands ? [...p.hand] : p.hand.map(() => FACE_DOWN),
    bid: seat === owner || p.bid === null ? p.bid : FACE_DOWN,
  });
  return {
    rules: s.rules,
    seats: s.seats,
    options: { ...s.options },
    phases: s.phases.map((phase) => ({ ...phase })),
    chance: { ...s.chance },
    first: s.first,
    round: s.round,
    prize: s.prize,
    players: s.players.map(playerSeen),
    flags: { ...s.flags },
    played: [...s.played],
  };
}

/** Deals the hidden cards anew from what this seat has not seen, and bids one of them where a bid lies. */
export function resample(seen: Sealed<ToyState>, seat: Seat, rng: Rng): ToyState {
  const s = view(seen, seat);
  const deck = Object.entries(unseen(s)).flatMap(([card, count]) => Array<number>(count).fill(Number(card)));
  for (const player of s.players) {
    player.hand = player.hand.map((card) => {
      if (card !== FACE_DOWN) return card;
      const dealt = pick(rng, deck);
      deck.splice(deck.indexOf(dealt), 1);
      return dealt;
    });
    if (player.bid === FACE_DOWN) player.bid = pick(rng, player.hand);
  }
  return s;
}
