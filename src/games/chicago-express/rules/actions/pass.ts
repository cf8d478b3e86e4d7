import { passBid } from '../../../../kernel/auction.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, CE } from '../../state.ts';
import { sale } from '../sale.ts';

/** Leave the auction of this share; always allowed, also in the hope of a free share (CE-12, CE-21). */
export const pass: ActionKind<CE, ActionOf<'pass'>> = {
  nothing: true, // CE-14
  parse: ({ kind }) => (kind === 'pass' ? { kind } : null),
  candidates: () => [{ kind: 'pass' }],
  check: () => null,
  run(draft, seat, _action, emit) {
    const { company, bidding } = sale(draft);
    passBid(bidding);
    emit({ type: 'passed', seat, company });
  },
  touches: () => [{ on: 'button', id: 'pass' }],
};
