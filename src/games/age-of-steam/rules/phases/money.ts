/** AOS-58: income, expenses, reduction: three steps, all automatic. */
import type { Phase } from '../../../../kernel/contract.ts';
import { endGame, goTo } from '../../../../kernel/phases.ts';
import type { RuleId } from '../../rulebook.ts';
import type { AOS, AosState, EndReason } from '../../state.ts';
import { releaseLines } from '../lines.ts';
import { expensesOf, isBankruptBy, reductionOf } from '../money.ts';
import { beginGrowth } from './growth.ts';

const automatic = (rule: RuleId, leave: Phase<AOS>['leave']): Phase<AOS> => ({
  rule,
  kinds: [],
  toAct: () => [],
  leave,
});

export const income = automatic('AOS-58', (draft, emit) => {
  for (const seat of draft.order) {
    const player = draft.players[seat]!;
    player.cash += player.income;
    emit({ type: 'income-paid', seat, amount: player.income });
  }
  goTo(draft, { id: 'expenses' });
});

/** AOS-59, AOS-69: everybody pays, then bankruptcies, then the test for the end. */
export const expenses = automatic('AOS-59', (draft, emit) => {
  const fallen: number[] = [];
  for (const seat of draft.order) {
    const player = draft.players[seat]!;
    const due = expensesOf(draft, seat);
    const paid = Math.min(due, player.cash);
    const missing = due - paid;
    player.cash -= paid;
    player.income -= missing;
    emit({ type: 'expenses-paid', seat, amount: paid });
    if (missing > 0) emit({ type: 'shortage', seat, missing, income: Math.max(0, player.income) });
    if (isBankruptBy(draft, player.income, missing)) fallen.push(seat);
  }
  for (const seat of fallen) {
    bankrupt(draft, seat);
    emit({ type: 'bankrupt', seat });
  }
  const over = earlyEnd(draft);
  if (over) finish(draft, over, emit);
  else goTo(draft, { id: 'reduction' });
});

/** AOS-61: out of the game; the markers leave the tracks. */
function bankrupt(draft: AosState, seat: number): void {
  Object.assign(draft.players[seat]!, { cash: 0, income: 0, shares: 0, engine: 0, action: null, bankrupt: true });
  draft.order = draft.order.filter((other) => other !== seat);
  releaseLines(draft, seat);
}

/** AOS-69: one player or none is left; a solitaire game ends only when its player is out. */
function earlyEnd({ order, seats }: AosState): EndReason | null {
  if (order.length === 0) return 'all-bankrupt';
  return order.length === 1 && seats > 1 ? 'one-left' : null;
}

export function finish(draft: AosState, reason: EndReason, emit: Parameters<Phase<AOS>['leave']>[1]): void {
  draft.ended = [reason];
  emit({ type: 'game-ended', reasons: [reason] });
  endGame(draft);
}

/** AOS-62: based on income after the expenses; in the last turn too (AOS-68). */
export const reduction = automatic('AOS-62', (draft, emit) => {
  for (const seat of draft.order) {
    const player = draft.players[seat]!;
    const by = reductionOf(draft, player.income);
    if (by === 0) continue;
    player.income -= by;
    emit({ type: 'income-reduced', seat, by, income: player.income });
  }
  beginGrowth(draft);
});
