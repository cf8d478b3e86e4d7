import type { Phase } from '../../../../kernel/contract.ts';
import { back, goTo, NOBODY } from '../../../../kernel/phases.ts';
import { mapOf } from '../../board/maps.ts';
import type { CE } from '../../state.ts';
import { incomeOf, isOpen } from '../companies.ts';
import { phaseNow } from '../current.ts';
import { payDividend } from '../dividends.ts';
import { openSale } from '../sale.ts';

/** CE-44: special dividend, on the income that includes Chicago; the first company to come opens the latecomer. */
export const chicago: Phase<CE> = {
  rule: 'CE-44',
  kinds: [],
  toAct: () => NOBODY,
  leave(draft, emit) {
    const { seat, company } = phaseNow(draft, 'chicago');
    emit({ type: 'chicago-reached', seat, company });
    payDividend(draft, company, 'special-dividend', emit);
    const { latecomer, companies } = mapOf(draft);
    if (isOpen(draft, latecomer)) return back(draft); // CE-46: a later company gets the special dividend only
    const hex = companies[latecomer].start;
    draft.companies[latecomer].network.push(hex); // CE-45: free, whoever is there
    emit({ type: 'wabash-opened', company: latecomer, hex, income: incomeOf(draft, latecomer) });
    goTo(draft, openSale(draft, 'wabash-auction', latecomer, seat, emit)); // CE-46: the builder speaks first
  },
};
