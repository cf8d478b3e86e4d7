/** Who wins: cash, then the goods of the best company that each controls. */
import type { Outcome, Sealed, Seat } from '../../../kernel/contract.ts';
import { COMPANIES, type EndReason, type SDState } from '../state.ts';

/** SD-45: goods of the largest controlled company; -1 for who controls none, below a company without goods. */
export function bestGoods(s: Sealed<SDState>, seat: Seat): number {
  let best = -1;
  for (const id of COMPANIES) {
    const { controller, goods } = s.companies[id];
    if (controller === seat) best = Math.max(best, goods.length);
  }
  return best;
}

/** SD-45: best first, by cash and then by goods; equal pairs share a place. */
export function rankingOf(cash: readonly number[], goods: readonly number[]): Outcome['ranking'] {
  const isBetter = (a: Seat, b: Seat) => cash[a]! > cash[b]! || (cash[a] === cash[b] && goods[a]! > goods[b]!);
  const seats = cash.map((_, seat) => seat);
  const ranking = seats.map((seat) => ({
    seat,
    place: 1 + seats.filter((other) => isBetter(other, seat)).length,
    score: cash[seat]!,
    tie: goods[seat]!,
  }));
  return ranking.sort((a, b) => a.place - b.place || a.seat - b.seat);
}

/** The last turn ends the game; what decided between equal cash is said as well. */
export function reasonsOf(ranking: Outcome['ranking']): EndReason[] {
  const first = ranking[0]!;
  if (ranking.some(({ seat, place }) => seat !== first.seat && place === 1)) return ['five-turns', 'victory-shared'];
  if (ranking.some(({ seat, score }) => seat !== first.seat && score === first.score))
    return ['five-turns', 'goods-decided'];
  return ['five-turns'];
}

export const finalRanking = (s: Sealed<SDState>): Outcome['ranking'] =>
  rankingOf(
    s.players.map((player) => player.cash),
    s.players.map((_, seat) => bestGoods(s, seat)),
  );

export function outcomeOf(s: Sealed<SDState>): Outcome | null {
  if (s.phases.length > 0) return null;
  const ranking = finalRanking(s);
  return { ranking, reasons: reasonsOf(ranking) };
}
