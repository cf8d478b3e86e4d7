/** What a private standing order may say in Age of Steam. */
import type { OrderDecision, OrderSpec, OrderSpecs, Sealed, Seat } from '../../kernel/contract.ts';
import { SPECIALS } from './board/box.ts';
import { choose } from './rules/actions/choose.ts';
import { issue } from './rules/actions/issue.ts';
import { leastBid } from './rules/bidding.ts';
import { current } from './rules/current.ts';
import { isSpecial } from './rules/ids.ts';
import type { AOS, AosState } from './state.ts';

export const ORDER_KINDS = [
  'bid-up-to',
  'leave-auction',
  'take-action',
  'issue-shares',
  'issue-nothing',
  'end-build',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_WHYS = [
  'below-limit',
  'above-limit',
  'auction-left',
  'action-free',
  'action-gone',
  'shares-issued',
  'shares-impossible',
  'nothing-issued',
  'build-ended',
] as const;
export type OrderWhy = (typeof ORDER_WHYS)[number];

type State = Sealed<AosState>;
type Decision = OrderDecision<AOS> & { why?: OrderWhy };
const NOTHING: Decision = { do: 'nothing' };

const isMine = (s: State, id: 'shares' | 'actions' | 'build', seat: Seat): boolean =>
  current(s, id)?.waiting[0] === seat;

const myBid = (s: State, seat: Seat): boolean => current(s, 'turn-order')?.turn === seat;

const specs: Readonly<Record<OrderKind, OrderSpec<AOS>>> = {
  'bid-up-to': {
    fields: { amount: { type: 'amount', min: 1, max: 99 } },
    decide(s, seat, { amount }): Decision {
      if (!myBid(s, seat)) return NOTHING;
      const least = leastBid(s);
      return least <= Math.min(Number(amount), s.players[seat]!.cash)
        ? { do: 'act', action: { kind: 'bid', amount: least }, why: 'below-limit' }
        : { do: 'act', action: { kind: 'pass' }, why: 'above-limit' };
    },
  },
  'leave-auction': {
    fields: {},
    decide: (s, seat): Decision =>
      myBid(s, seat) ? { do: 'act', action: { kind: 'pass' }, why: 'auction-left' } : NOTHING,
  },
  'take-action': {
    fields: { action: { type: 'choice', values: SPECIALS } },
    decide(s, seat, { action }): Decision {
      if (!isMine(s, 'actions', seat) || !isSpecial(action)) return NOTHING;
      const wanted = { kind: 'choose', action } as const;
      return choose.check(s, seat, wanted) === null
        ? { do: 'act', action: wanted, why: 'action-free' }
        : { do: 'ask', why: 'action-gone' };
    },
  },
  'issue-shares': {
    fields: { shares: { type: 'amount', min: 1, max: 13 } },
    decide(s, seat, { shares }): Decision {
      if (!isMine(s, 'shares', seat)) return NOTHING;
      const wanted = { kind: 'issue', shares: Number(shares) } as const;
      return issue.check(s, seat, wanted) === null
        ? { do: 'act', action: wanted, why: 'shares-issued' }
        : { do: 'ask', why: 'shares-impossible' };
    },
  },
  'issue-nothing': {
    fields: {},
    decide: (s, seat): Decision =>
      isMine(s, 'shares', seat) ? { do: 'act', action: { kind: 'pass' }, why: 'nothing-issued' } : NOTHING,
  },
  'end-build': {
    fields: {},
    decide: (s, seat): Decision =>
      isMine(s, 'build', seat) && current(s, 'build')!.laid.length === 0
        ? { do: 'act', action: { kind: 'end-build' }, why: 'build-ended' }
        : NOTHING,
  },
};
export const orders: OrderSpecs<AOS> = specs;
