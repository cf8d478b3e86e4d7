/** Invariants after every action, and the shape of a state out of a file. */
import type { Breach, Sealed } from '../../src/kernel/contract.ts';
import * as shape from '../../src/kernel/shape.ts';
import { COPIES, HAND, HIGHEST, unseen } from './rules/deck.ts';
import { FACE_DOWN, FLAGS, type ToyPhase, type ToyState } from './state.ts';

export function referee(s: Sealed<ToyState>): Breach[] {
  const breaches: Breach[] = [];
  const claim = (code: string, holds: boolean) => {
    if (!holds) breaches.push({ code });
  };
  claim('players-missing', s.players.length === s.seats);
  claim(
    'card-hidden',
    s.players.every((p) => !p.hand.includes(FACE_DOWN) && p.bid !== FACE_DOWN),
  );
  claim(
    'cards-not-conserved',
    Object.values(unseen(s)).every((count) => count >= 0 && count <= COPIES),
  );
  claim(
    'bid-not-held',
    s.players.every((p) => p.bid === null || p.hand.includes(p.bid)),
  );
  claim(
    'hand-too-large',
    s.players.every((p) => p.hand.length <= HAND + s.round),
  );
  claim('round-too-late', s.round <= s.options.rounds);
  claim(
    'seat-unknown',
    [s.first, ...FLAGS.map((flag) => s.flags[flag] ?? 0)].every((seat) => seat < s.seats),
  );
  claim(
    'phase-seat-unknown',
    s.phases.every((p) => !('seat' in p) || p.seat < s.seats),
  );
  return breaches;
}

const seat = shape.int(0, 3);
const card: shape.Reader<number> = (raw, at) =>
  raw === FACE_DOWN ? shape.good(FACE_DOWN) : shape.int(1, HIGHEST)(raw, at);

export const readState = (raw: unknown): shape.Read<ToyState> => stateShape(raw, '');
const stateShape: shape.Reader<ToyState> = shape.object({
  rules: shape.int(1, 1),
  seats: shape.int(2, 4),
  options: shape.object({ rounds: shape.oneOf([2, 3]), openHands: shape.yesNo }),
  phases: shape.listOf(
    shape.unionBy<ToyPhase>('id', {
      roll: shape.object({ id: shape.oneOf(['roll']) }),
      bids: shape.object({ id: shape.oneOf(['bids']) }),
      draw: shape.object({ id: shape.oneOf(['draw']), seat }),
      market: shape.object({ id: shape.oneOf(['market']), seat, done: shape.int(0, 4) }),
    }),
    2,
  ),
  chance: shape.dictionaryOf(/^[a-z-]{1,20}$/, shape.int(0, 100), 10),
  first: seat,
  round: shape.int(1, 3),
  prize: shape.int(0, 6),
  players: shape.listOf(
    shape.object({ coins: shape.int(0, 100), hand: shape.listOf(card, 5), bid: shape.orNull(card) }),
    4,
  ),
  flags: shape.recordOf(FLAGS, shape.orNull(seat)),
  played: shape.listOf(shape.int(1, HIGHEST), HIGHEST * COPIES),
});
