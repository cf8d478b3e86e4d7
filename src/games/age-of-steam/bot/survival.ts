/** Money that must not be spent: who cannot pay loses income, and below zero the game (AOS-59, AOS-60). */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { SHARE_PRICE } from '../board/box.ts';
import { sharesLeft } from '../rules/actions/issue.ts';
import { turnsOf } from '../rules/ending.ts';
import { expensesOf } from '../rules/money.ts';
import type { AosState } from '../state.ts';
import { type Chance, HOLD } from './chances.ts';

type State = Sealed<AosState>;

/** What a seat has when expenses are paid. */
export interface Means {
  cash: number;
  income: number;
  due: number;
}

/** Each missing dollar takes a step of income. */
const isRuined = (s: State, { cash, income, due }: Means): boolean => {
  const missing = due - cash - income;
  return missing > 0 && income - missing < (s.options.bankruptAt === 'zero' ? 1 : 0);
};

/**
 * Does a seat that delivers nothing more live through this turn and the next one? In the next it may issue as many
 * shares as it is allowed, which on some maps is one (AOS-79).
 */
export function lasts(s: State, seat: Seat, means: Means): boolean {
  if (isRuined(s, means)) return false;
  if (s.turn >= turnsOf(s)) return true;
  const { cash, income, due } = means;
  const left = cash + income - due;
  const shares = sharesLeft(s, seat);
  return !isRuined(s, {
    cash: Math.max(0, left) + shares * SHARE_PRICE,
    income: income + Math.min(0, left),
    due: due + shares,
  });
}

const MUCH = 40;

/**
 * Cash without which a seat that delivers nothing at all goes bankrupt, in this turn or in the next. `more` stands
 * for expenses still to be added, of an engine or of shares.
 */
export function survivalCash(s: State, seat: Seat, more = 0): number {
  const { income } = s.players[seat]!;
  const due = expensesOf(s, seat) + more;
  let cash = 0;
  while (cash < MUCH && !lasts(s, seat, { cash, income, due })) cash += 1;
  return cash;
}

/** The same for this turn alone. */
function cashForNow(s: State, seat: Seat): number {
  const worst = s.options.bankruptAt === 'zero' ? 1 : 0;
  return Math.max(0, expensesOf(s, seat) - 2 * s.players[seat]!.income + worst);
}

/** Expenses that income does not cover by so much eat a seat up within a few turns. */
const NEED = 3;
export const isInNeed = (s: State, seat: Seat): boolean => expensesOf(s, seat) - s.players[seat]!.income > NEED;

/** What may be spent on a place in the order of play, or on track whatever it brings. */
export const spareCash = (s: State, seat: Seat): number => Math.max(0, s.players[seat]!.cash - survivalCash(s, seat));
/** What may be spent on track that brings a delivery at once. */
export const boldCash = (s: State, seat: Seat): number => Math.max(0, s.players[seat]!.cash - cashForNow(s, seat));

/** Steps that the best cubes on the map bring in so many moves, as far as others leave them there. */
export function sureSteps(chances: readonly Chance[], engine: number, moves: number): number {
  const best = new Array<number>(moves).fill(0);
  for (let i = 0; i < chances.length; i++) {
    const { by, rivals, from } = chances[i]!;
    if (from !== 0) continue;
    let steps = by[engine]! * HOLD[rivals]!;
    for (let at = 0; at < moves && steps > 0; at++) {
      const other = best[at]!;
      if (steps <= other) continue;
      best[at] = steps;
      steps = other;
    }
  }
  let sum = 0;
  for (let at = 0; at < moves; at++) sum += best[at]!;
  return Math.floor(sum);
}
