/** TOY-6: in turn, from the first seat, each may buy a flag. Then a new round, or the end (TOY-7). */
import type { Phase } from '../../../../src/kernel/contract.ts';
import { back, goTo } from '../../../../src/kernel/phases.ts';
import type { Toy, ToyPhase, ToyState } from '../../state.ts';

type Market = Extract<ToyPhase, { id: 'market' }>;

export const market: Phase<Toy> = {
  rule: 'TOY-6',
  kinds: ['buy', 'pass'],
  toAct(s) {
    const { seat, done } = s.phases.at(-1) as Market;
    return done < s.seats ? [seat] : [];
  },
  leave(draft, emit) {
    if (draft.round === draft.options.rounds) {
      back(draft); // TOY-7
      emit({ type: 'game-ended' });
      return;
    }
    draft.round += 1;
    goTo(draft, { id: 'roll' });
  },
};

export function nextAtMarket(draft: ToyState): void {
  const here = draft.phases.at(-1) as Market;
  here.seat = (here.seat + 1) % draft.seats;
  here.done += 1;
}
