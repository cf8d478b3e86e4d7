/** TOY-1: who begins, and two cards each. */
import type { DrawAt } from '../../../src/kernel/chance.ts';
import type { Emit, Table } from '../../../src/kernel/contract.ts';
import type { Toy, ToyState } from '../state.ts';
import { HAND, unseen } from './deck.ts';

export function setup({ seats, options, rules, firstSeat }: Table<Toy>, draw: DrawAt, emit: Emit<Toy>): ToyState {
  const first = firstSeat ?? draw('first-seat').below(seats);
  emit({ type: 'first-seat', seat: first });
  const s: ToyState = {
    rules,
    seats,
    options: { ...options },
    phases: [{ id: 'roll' }],
    chance: {},
    first,
    round: 1,
    prize: 0,
    players: Array.from({ length: seats }, () => ({ coins: 0, hand: [], bid: null })),
    flags: { red: null, green: null, blue: null },
    played: [],
  };
  s.players.forEach((player, seat) => {
    const to = options.openHands ? undefined : [seat];
    const deal = draw('hand'); // one visit a seat, so that each owner may see his own
    while (player.hand.length < HAND) player.hand.push(Number(deal.token(unseen(s), to)));
    emit({ type: 'dealt', seat, cards: [...player.hand], ...(to ? { to } : {}) });
  });
  return s;
}
