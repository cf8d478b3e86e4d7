import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, LTW } from '../../state.ts';
import { canBid, nextBidder } from '../boxes.ts';
import { phaseNow } from '../current.ts';
import { nextBuilder } from '../line.ts';
import { nextTurn } from '../trains.ts';

/** Do nothing: build nothing, sell nothing, be out of the trains; in the bidding only when no bid is possible. */
export const pass: ActionKind<LTW, ActionOf<'pass'>> = {
  nothing: true, // LTW-51
  parse: ({ kind }) => (kind === 'pass' ? { kind } : null),
  candidates: () => [{ kind: 'pass' }],
  check(s, seat) {
    if (s.phases[s.phases.length - 1]!.id === 'bidding' && canBid(s, seat))
      return { code: 'bid-possible', rule: 'LTW-10' };
    return null;
  },
  run(draft, seat, _action, emit) {
    const phase = draft.phases[draft.phases.length - 1]!;
    if (phase.id === 'bidding') {
      phase.idle += 1;
      phase.turn = nextBidder(draft, seat) ?? seat;
      emit({ type: 'no-bid', seat });
    } else if (phase.id === 'building') {
      nextBuilder(draft);
      emit({ type: 'built-nothing', seat });
    } else if (phase.id === 'trains') {
      phase.out.push(seat); // LTW-35: for good
      nextTurn(draft);
      emit({ type: 'left-trains', seat });
    } else {
      phaseNow(draft, 'sales').at += 1;
      emit({ type: 'sold-nothing', seat });
    }
  },
  touches: () => [{ on: 'button', id: 'pass' }],
};
