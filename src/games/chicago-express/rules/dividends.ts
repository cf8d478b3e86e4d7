import type { Emit, Sealed } from '../../../kernel/contract.ts';
import { ceilDiv } from '../../../kernel/money.ts';
import type { CE, CEState, CompanyId } from '../state.ts';
import { incomeOf, sharesSold } from './companies.ts';

/** CE-40: income divided by the shares sold, rounded up; CE-41: nothing while none is sold. */
export function dividendPerShare(s: Sealed<CEState>, company: CompanyId): number {
  const sold = sharesSold(s, company);
  return sold === 0 ? 0 : ceilDiv(incomeOf(s, company), sold);
}

/** CE-40: the bank pays; treasuries are untouched. */
export function payDividend(
  draft: CEState,
  company: CompanyId,
  type: 'dividend' | 'special-dividend',
  emit: Emit<CE>,
): void {
  const perShare = dividendPerShare(draft, company);
  draft.players.forEach((player, seat) => {
    const shares = player.shares[company];
    if (shares === 0) return;
    const amount = perShare * shares;
    player.cash += amount;
    emit({ type, company, seat, shares, perShare, amount });
  });
}
