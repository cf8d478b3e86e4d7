import type { Emit, Phase, Sealed } from '../../../../kernel/contract.ts';
import { goTo, NOBODY, only } from '../../../../kernel/phases.ts';
import type { LTW, LTWState } from '../../state.ts';
import { auctionOf } from '../boxes.ts';
import { phaseNow } from '../current.ts';
import { gainInfluence } from '../scales.ts';

const isTwoColoured = (s: Sealed<LTWState>, box: number): boolean =>
  auctionOf(s).boxes[box]!.printed.includes('green-or-red');

/** Phase III, paying out: box by box in the order of their numbers (LTW-63); then the orders of phase IV. */
export const payout: Phase<LTW> = {
  rule: 'LTW-64',
  kinds: ['choose'],
  toAct(s) {
    const { box, choice } = phaseNow(s, 'payout');
    const holder = s.boxes[box]?.holder ?? null;
    return holder !== null && choice === null && isTwoColoured(s, box) ? only(holder) : NOBODY;
  },
  leave(draft, emit) {
    const phase = phaseNow(draft, 'payout');
    if (phase.box < draft.boxes.length) {
      payBox(draft, emit);
      goTo(draft, { id: 'payout', box: phase.box + 1, choice: null });
      return;
    }
    // LTW-17, LTW-65: fixed now for the whole round.
    draft.buildOrder = [...draft.scales.white.order];
    draft.trainOrder = [...draft.scales.brown.order];
    emit({ type: 'orders-set', build: [...draft.buildOrder], trains: [...draft.trainOrder] });
    goTo(draft, { id: 'building', at: 0 });
  },
};

function payBox(draft: LTWState, emit: Emit<LTW>): void {
  const { box: at, choice } = phaseNow(draft, 'payout');
  const box = draft.boxes[at]!;
  const { holder: seat, cubes, drawn } = box;
  if (seat === null) return;
  emit({ type: 'box-won', seat, box: at + 1, cubes }); // LTW-12: the cubes are spent
  // LTW-13: the printed ones from left to right, then the drawn one.
  for (const token of [...auctionOf(draft).boxes[at]!.printed, drawn])
    gainInfluence(draft, seat, token === 'green-or-red' ? choice! : token, emit);
  box.holder = null;
  box.cubes = 0;
}
