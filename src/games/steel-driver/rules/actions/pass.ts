import { passBid } from '../../../../kernel/auction.ts';
import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, SD } from '../../state.ts';
import { phaseNow } from '../current.ts';

/** Leave this auction for good. Companies have no pass of their own to play: SD-20, SD-40. */
export const pass: ActionKind<SD, ActionOf<'pass'>> = {
  nothing: true, // SD-13, SD-49: played by itself for who cannot outbid
  parse: ({ kind }) => (kind === 'pass' ? { kind } : null),
  candidates: () => [{ kind: 'pass' }],
  check: () => null,
  run(draft, seat, _action, emit) {
    const { company, bidding } = phaseNow(draft, 'auction');
    passBid(bidding);
    emit({ type: 'passed', seat, company });
  },
  sample: () => ({ kind: 'pass' }),
  touches: () => [{ on: 'button', id: 'pass' }],
};
