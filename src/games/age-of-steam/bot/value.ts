/** Expected final score of each seat: what is sure, plus what engine, track and cubes may still bring. */
import type { Sealed, Seat, Terms } from '../../../kernel/contract.ts';
import { POINTS } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import { groundOf } from '../rules/deliveries.ts';
import { BANKRUPT_SCORE, trackOf, turnsOf } from '../rules/ending.ts';
import { expensesOf, reductionOf } from '../rules/money.ts';
import type { AosState } from '../state.ts';
import { bestTwo, earnings } from './routes.ts';

type State = Sealed<AosState>;

/** Points that one dollar is worth with so many turns still to pay for. */
const dollar = (turns: number): number => Math.min(1.2, 0.3 * turns);

/** Turns after this one. */
export const turnsLeft = (s: State): number => turnsOf(s) - s.turn;

/** AOS-62: what income is left once it has been taxed. */
const taxed = (s: State, income: number): number => income - reductionOf(s, Math.max(0, income));

/** Share of the board's cubes that is still there when the next turn comes. */
const HOLD = 0.6;

export function value(s: State, terms: Terms[] | null): number[] {
  const ground = groundOf(s);
  const left = turnsLeft(s);
  return s.players.map((_, seat) => {
    const parts = partsOf(s, seat, left, () => bestTwo(earnings(s, seat, s.players[seat]!.engine, ground)));
    if (terms) terms[seat] = parts;
    let total = 0;
    for (const name in parts) total += parts[name]!;
    return total;
  });
}

function partsOf(s: State, seat: Seat, left: number, steps: () => number): Terms {
  const { cash, income, shares, bankrupt } = s.players[seat]!;
  if (bankrupt) return { bankrupt: BANKRUPT_SCORE };
  const { buybackPerShare } = mapOf(s).rules;
  // AOS-59: what cannot be paid comes off the income.
  const missing = Math.max(0, expensesOf(s, seat) - cash - income);
  const kept = income - missing;
  const risk = kept < 0 ? -60 : 0;
  if (buybackPerShare !== null) {
    return {
      cash,
      income: kept * (left + 1),
      shares: -shares * (buybackPerShare + left + 1),
      deliveries: steps() * left * HOLD,
      risk,
    };
  }
  return {
    cash: cash * dollar(left),
    income: POINTS.income * taxed(s, kept) + kept * dollar(left) * left * 0.5,
    shares: shares * (POINTS.share - left * dollar(left)),
    track: trackOf(s, seat),
    deliveries: steps() * POINTS.income * HOLD * Math.min(left, 4),
    risk,
  };
}
