import type { ActionKind } from '../../../../kernel/contract.ts';
import { call } from '../../../../kernel/phases.ts';
import { type ActionOf, type CE, COMPANIES } from '../../state.ts';
import { isOpen, sharesLeft } from '../companies.ts';
import { finishTurn } from '../current.ts';
import { checkDial, moveDial } from '../dials.ts';
import { isCompany } from '../ids.ts';
import { openSale } from '../sale.ts';

/** Put one share of a company up for auction. */
export const offer: ActionKind<CE, ActionOf<'offer'>> = {
  parse: ({ kind, company }) => (kind === 'offer' && isCompany(company) ? { kind, company } : null),
  candidates: () => COMPANIES.map((company) => ({ kind: 'offer', company })),
  check(s, _seat, { company }) {
    const red = checkDial(s, 'auction');
    if (red) return red;
    // CE-19: any open company with a share left, whether or not the player holds one.
    if (!isOpen(s, company)) return { code: 'company-closed', rule: 'CE-19', params: { company } };
    if (sharesLeft(s, company) === 0) return { code: 'shares-sold-out', rule: 'CE-19', params: { company } };
    return null;
  },
  run(draft, seat, { company }, emit) {
    moveDial(draft, seat, 'auction', emit);
    finishTurn(draft);
    call(draft, openSale(draft, 'auction', company, seat, emit)); // CE-21: the active player speaks first
  },
  touches: ({ company }) => [
    { on: 'dial', id: 'auction' },
    { on: 'company', id: company },
  ],
};
