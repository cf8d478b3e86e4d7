/** Length, score, ranking. */
import type { Outcome, Sealed, Seat } from '../../../kernel/contract.ts';
import { POINTS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { AosState } from '../state.ts';
import { networkOf } from './network.ts';

type State = Sealed<AosState>;

/** AOS-68: by the number of players who began. */
export const turnsOf = (s: State): number => mapOf(s).turns[s.seats]!;

/** AOS-70, AOS-71: sections of completed links, or the links themselves; incomplete lines count for nothing. */
export function trackOf(s: State, seat: Seat): number {
  let points = 0;
  for (const { owner, sections } of networkOf(s).links)
    if (owner === seat) points += s.options.trackScoring === 'links' ? 1 : sections;
  return points;
}

/** AOS-61: below any score of somebody still in the game, who has 15 shares at most. */
export const BANKRUPT_SCORE = -100;

/** The parts of a score, as they stand. */
export function scoreParts(s: State, seat: Seat): { income: number; shares: number; track: number } | { cash: number } {
  const { cash, income, shares } = s.players[seat]!;
  const { buybackPerShare } = mapOf(s).rules;
  if (buybackPerShare !== null) return { cash: cash - buybackPerShare * shares };
  return {
    income: POINTS.income * income,
    shares: POINTS.share * shares + 0,
    track: POINTS.section * trackOf(s, seat),
  };
}

export function scoreOf(s: State, seat: Seat): number {
  if (s.players[seat]!.bankrupt) return BANKRUPT_SCORE;
  return Object.values(scoreParts(s, seat)).reduce((sum, part) => sum + part, 0);
}

/** AOS-79: where shares must be bought back, does the cash suffice? */
export const sharesPaid = (s: State): boolean => {
  const { buybackPerShare } = mapOf(s).rules;
  return buybackPerShare === null || s.players.every(({ cash, shares }) => cash >= buybackPerShare * shares);
};

/** AOS-72: ties stand; AOS-61, AOS-69: who is bankrupt cannot have won, nor who cannot pay the shares back. */
export function outcomeOf(s: State): Outcome | null {
  if (s.phases.length > 0) return null;
  const scores = s.players.map((_, seat) => scoreOf(s, seat));
  const ranking = scores.map((score, seat) => ({
    seat,
    place: 1 + scores.filter((other) => other > score).length,
    score,
  }));
  ranking.sort((a, b) => a.place - b.place || a.seat - b.seat);
  const unpaid = s.ended.includes('shares-unpaid');
  const lost = s.players.flatMap(({ bankrupt }, seat) => (bankrupt || unpaid ? [seat] : []));
  return { ranking, reasons: [...s.ended], ...(lost.length > 0 ? { lost } : {}) };
}
