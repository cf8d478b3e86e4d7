/** Buy nothing. */
import type { ActionKind } from '../../../../src/kernel/contract.ts';
import type { ActionOf, Toy } from '../../state.ts';
import { nextAtMarket } from '../phases/market.ts';

export const pass: ActionKind<Toy, ActionOf<'pass'>> = {
  nothing: true, // TOY-6: who cannot pay, or finds all flags sold, is not asked
  parse: () => ({ kind: 'pass' }),
  *candidates() {
    yield { kind: 'pass' };
  },
  check: () => null,
  run(draft, seat, _action, emit) {
    emit({ type: 'passed', seat });
    nextAtMarket(draft);
  },
  touches: () => [{ on: 'button', id: 'pass' }],
};
