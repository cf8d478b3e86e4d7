import type { ActionKind } from '../../../../kernel/contract.ts';
import type { ActionOf, AOS } from '../../state.ts';
import { passWord } from '../bidding.ts';
import { phaseNow } from '../current.ts';

/** Use Turn Order: pass once and stay in the auction (AOS-17). */
export const skip: ActionKind<AOS, ActionOf<'skip'>> = {
  parse: ({ kind }) => (kind === 'skip' ? { kind } : null),
  candidates: () => [{ kind: 'skip' }],
  check(s, seat) {
    const { skipped, high, in: seats } = phaseNow(s, 'turn-order');
    if (s.players[seat]!.action !== 'turn-order') return { code: 'no-turn-order', rule: 'AOS-17' };
    if (skipped) return { code: 'turn-order-used', rule: 'AOS-17' };
    // With one rival left, who is high, the word would come straight back.
    if (seats.length === 2 && high) return { code: 'turn-order-idle', rule: 'AOS-17' };
    return null;
  },
  run(draft, seat, _action, emit) {
    const bidding = phaseNow(draft, 'turn-order');
    bidding.skipped = true;
    emit({ type: 'skipped', seat });
    passWord(bidding);
  },
  touches: () => [{ on: 'button', id: 'skip' }],
};
