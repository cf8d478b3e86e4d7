/** Expenses, bankruptcy, reduction. */
import type { Sealed, Seat } from '../../../kernel/contract.ts';
import { REDUCTION } from '../board/box.ts';
import { mapOf } from '../board/maps.ts';
import type { AosState } from '../state.ts';

type State = Sealed<AosState>;

/** AOS-59: one dollar for each share and each step of the engine. */
export const expensesOf = (s: State, seat: Seat): number => s.players[seat]!.shares + s.players[seat]!.engine;

/** AOS-60: below zero; or, as an option, a shortage that leaves nothing. */
export const isBankruptBy = (s: State, income: number, missing: number): boolean =>
  s.options.bankruptAt === 'zero' ? missing > 0 && income <= 0 : income < 0;

/** AOS-62: what the tax takes, so many times where the map says so. */
export function reductionOf(s: State, income: number): number {
  const atFifty = income === 50 ? s.options.reductionAt50 : null;
  return Math.min(income, (atFifty ?? onceFrom(income)) * timesNow(s));
}

/** By loops: bots ask for it with every income that they can think of. */
function onceFrom(income: number): number {
  for (const { over, by } of REDUCTION) if (income > over) return by;
  return 0;
}

function timesNow(s: State): number {
  for (const { turn, factor } of mapOf(s).rules.incomeReductionFactor) if (turn === s.turn) return factor;
  return 1;
}
