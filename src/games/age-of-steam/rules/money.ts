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
  const by = atFifty ?? REDUCTION.find(({ over }) => income > over)?.by ?? 0;
  const factor = mapOf(s).rules.incomeReductionFactor.find(({ turn }) => turn === s.turn)?.factor ?? 1;
  return Math.min(income, by * factor);
}
