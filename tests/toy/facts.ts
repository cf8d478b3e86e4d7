/** Every figure a player may ask about, and what the game came to. */
import type { Fact, Outcome, Sealed, Seat } from '../../src/kernel/contract.ts';
import { isOver } from '../../src/kernel/phases.ts';
import { FACE_DOWN, FLAGS, type Toy, type ToyState } from './state.ts';

/** TOY-6: what a flag is worth in the end. */
const FLAG_POINTS = 5;

const flagPoints = (s: Sealed<ToyState>, seat: Seat): number =>
  FLAG_POINTS * FLAGS.filter((flag) => s.flags[flag] === seat).length;

export const scoreOf = (s: Sealed<ToyState>, seat: Seat): number => s.players[seat]!.coins + flagPoints(s, seat);

export function facts(s: Sealed<ToyState>): Fact[] {
  const out: Fact[] = [
    { key: 'round', of: 'table', value: s.round },
    { key: 'prize', of: 'table', value: s.prize },
  ];
  s.players.forEach(({ coins, hand }, seat) => {
    const of = `seat:${seat}`;
    out.push({ key: 'coins', of, value: coins });
    out.push({ key: 'cards', of, value: hand.length });
    const parts = [
      { key: 'coins', value: coins },
      { key: 'flags', value: flagPoints(s, seat) },
    ];
    out.push({ key: 'score', of, value: scoreOf(s, seat), parts });
    // Known only to whoever sees the whole hand.
    if (hand.length > 0 && !hand.includes(FACE_DOWN))
      out.push({ key: 'best-card', of, value: Math.max(...hand), forecast: true });
  });
  return out;
}

export function outcome(s: Sealed<ToyState>): Outcome | null {
  if (!isOver<Toy>(s)) return null;
  const scores = s.players.map((_, seat) => ({ seat, score: scoreOf(s, seat) }));
  scores.sort((a, b) => b.score - a.score || a.seat - b.seat);
  const place = (score: number) => 1 + scores.filter((other) => other.score > score).length;
  return { ranking: scores.map((x) => ({ seat: x.seat, place: place(x.score), score: x.score })), reasons: ['rounds'] };
}
