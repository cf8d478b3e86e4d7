import type { Phase } from '../../../../kernel/contract.ts';
import { goTo } from '../../../../kernel/phases.ts';
import type { Colour, LTW } from '../../state.ts';
import { auctionOf } from '../boxes.ts';

/** Phase II: every token goes back into the bag, and one is drawn for each box (LTW-8, LTW-58). */
export const tokens: Phase<LTW> = {
  rule: 'LTW-58',
  kinds: [],
  chance: 'tokens',
  toAct: () => [],
  leave(draft, emit, draw) {
    const { bag: all, boxes } = auctionOf(draft);
    const bag = { ...all };
    draft.boxes = boxes.map((_, at) => {
      const drawn = draw.token(bag) as Colour;
      bag[drawn] -= 1;
      emit({ type: 'token-drawn', box: at + 1, colour: drawn });
      return { drawn, holder: null, cubes: 0 };
    });
    goTo(draft, { id: 'bidding', turn: draft.order[0]!, idle: 0 });
  },
};
