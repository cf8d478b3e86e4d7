import type { ActionKind } from '../../../../kernel/contract.ts';
import { type ActionOf, type LTW, PURSES } from '../../state.ts';
import { phaseNow } from '../current.ts';
import { isPurse } from '../ids.ts';
import { freeIn, isOpenPurse } from '../pledges.ts';

/** Put down one point of influence, or one cube for a train, of what is still owed. */
export const pay: ActionKind<LTW, ActionOf<'pay'>> = {
  parse: ({ kind, purse }) => (kind === 'pay' && isPurse(purse) ? { kind, purse } : null),
  candidates: () => PURSES.map((purse) => ({ kind: 'pay', purse })),
  check(s, seat, { purse }) {
    const { train } = phaseNow(s, 'paying');
    if (!isOpenPurse(purse, train !== null))
      return { code: 'purse-closed', rule: train === null ? 'LTW-24' : 'LTW-29', params: { purse } };
    if (freeIn(s, seat, purse) <= 0)
      return { code: 'purse-empty', rule: train === null ? 'LTW-24' : 'LTW-29', params: { purse } };
    return null;
  },
  run(draft, _seat, { purse }) {
    const phase = phaseNow(draft, 'paying');
    phase.pledged[purse] += 1;
    phase.owed -= 1;
  },
  // Each point is a touch of its own, so that several of one colour can be put down.
  touches: ({ purse }, s) => [{ on: 'purse', id: `${purse}-${phaseNow(s, 'paying').owed}` }],
};
