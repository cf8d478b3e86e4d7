import type { Emit, Sealed, Seat, ViolationOf } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { type CE, type CEState, DIALS, type DialId } from '../state.ts';

export const isRed = (s: Sealed<CEState>, dial: DialId): boolean => s.dials[dial] >= mapOf(s).dials[dial];

/** CE-17: two dials in red call for dividends when a turn begins. */
export const twoDialsRed = (s: Sealed<CEState>): boolean => {
  let red = 0;
  for (const dial of DIALS) if (isRed(s, dial)) red += 1;
  return red >= 2;
};

/** CE-16: a dial in red cannot be chosen. */
export const checkDial = (s: Sealed<CEState>, dial: DialId): ViolationOf<CE> | null =>
  isRed(s, dial) ? { code: 'dial-red', rule: 'CE-16', params: { dial } } : null;

/** CE-15: the dial moves before anything else. */
export function moveDial(draft: CEState, seat: Seat, dial: DialId, emit: Emit<CE>): void {
  draft.dials[dial] += 1;
  emit({ type: 'dial-moved', seat, dial, left: mapOf(draft).dials[dial] - draft.dials[dial] });
}
