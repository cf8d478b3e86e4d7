import type { Phase } from '../../../../kernel/contract.ts';
import { endGame, NOBODY, only } from '../../../../kernel/phases.ts';
import { COMPANIES, type SD } from '../../state.ts';
import { companyOf } from '../companies.ts';
import { phaseNow } from '../current.ts';
import { finalRanking, reasonsOf } from '../ending.ts';
import { goodsValue } from '../goods.ts';

/** Phase 6: one cube a visit, in the order of passing of the last turn (SD-39), until none can be taken. */
export const collecting: Phase<SD> = {
  rule: 'SD-40',
  kinds: ['collect'],
  toAct(s) {
    const { company } = phaseNow(s, 'collecting');
    const seat = company === null ? null : companyOf(s, company).controller;
    return seat === null ? NOBODY : only(seat);
  },
  leave(draft, emit) {
    for (const id of COMPANIES) {
      const company = companyOf(draft, id);
      company.profit = goodsValue(draft, id);
      // SD-43: every share of every player pays, whoever controls the company.
      company.shares.forEach((shares, seat) => {
        if (shares === 0 || company.profit === 0) return;
        const amount = shares * company.profit;
        draft.players[seat]!.cash += amount;
        emit({ type: 'shares-paid', seat, company: id, shares, perShare: company.profit, amount });
      });
    }
    endGame(draft);
    emit({ type: 'game-ended', reasons: reasonsOf(finalRanking(draft)) });
  },
};
