/** Buy a flag. */
import type { ActionKind } from '../../../../src/kernel/contract.ts';
import { type ActionOf, FLAGS, type Toy } from '../../state.ts';
import { nextAtMarket } from '../phases/market.ts';

export const PRICE = 3;

export const buy: ActionKind<Toy, ActionOf<'buy'>> = {
  parse(raw) {
    const flag = FLAGS.find((id) => id === raw.flag);
    return flag ? { kind: 'buy', flag } : null;
  },
  *candidates() {
    for (const flag of FLAGS) yield { kind: 'buy', flag };
  },
  check(s, seat, { flag }) {
    if (s.flags[flag] !== null) return { code: 'flag-sold', rule: 'TOY-6', params: { flag } };
    if (s.players[seat]!.coins < PRICE) return { code: 'coins-short', rule: 'TOY-6', params: { price: PRICE } };
    return null;
  },
  run(draft, seat, { flag }, emit) {
    draft.players[seat]!.coins -= PRICE;
    draft.flags[flag] = seat;
    emit({ type: 'flag-bought', seat, flag });
    nextAtMarket(draft);
  },
  touches: ({ flag }) => [{ on: 'flag', id: flag }],
};
