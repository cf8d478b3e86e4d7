/** Money that must not be spent: who cannot pay loses income, and below zero the game (AOS-59, AOS-60). */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { expensesOf } from '../rules/money.ts';
import type { AosState } from '../state.ts';

type State = Sealed<AosState>;

/**
 * Cash without which a seat that delivers nothing at all goes bankrupt: each missing dollar takes a step of income.
 * `more` stands for expenses still to be added, of an engine or of shares.
 */
export const survivalCash = (s: State, seat: Seat, more = 0): number => {
  const worst = s.options.bankruptAt === 'zero' ? 1 : 0;
  return Math.max(0, expensesOf(s, seat) + more - 2 * s.players[seat]!.income + worst);
};

/** Expenses that income does not cover by so much eat a seat up within a few turns. */
const NEED = 3;
export const isInNeed = (s: State, seat: Seat): boolean => expensesOf(s, seat) - s.players[seat]!.income > NEED;

/** What may be spent on track or on a place in the order of play. */
export const spareCash = (s: State, seat: Seat): number => Math.max(0, s.players[seat]!.cash - survivalCash(s, seat));
