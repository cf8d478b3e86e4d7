/** What a private standing order may say in Last Train. */
import type { OrderDecision, OrderFields, OrderSpec, OrderSpecs, Sealed, Seat } from '../../kernel/contract.ts';
import { carry } from './rules/actions/carry.ts';
import { leastBid } from './rules/boxes.ts';
import type { LTW, LTWAction, LTWState } from './state.ts';

export const ORDER_KINDS = ['bid-up-to', 'build-nothing', 'sell-nothing', 'leave-trains', 'ask-if-outbid'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const ORDER_WHYS = [
  'below-limit',
  'above-limit',
  'built-nothing',
  'sold-nothing',
  'trains-left',
  'load-waiting',
  'box-lost',
] as const;
export type OrderWhy = (typeof ORDER_WHYS)[number];

type State = Sealed<LTWState>;
type Decision = OrderDecision<LTW> & { why?: OrderWhy };
const NOTHING: Decision = { do: 'nothing' };
const PASS: LTWAction = { kind: 'pass' };

const turnOf = (s: State, seat: Seat, id: 'bidding' | 'building' | 'sales' | 'trains') => {
  const phase = s.phases[s.phases.length - 1];
  if (phase?.id !== id) return false;
  if (phase.id === 'bidding' || phase.id === 'trains') return phase.turn === seat;
  return (phase.id === 'building' ? s.buildOrder : s.order)[phase.at] === seat;
};

/** The box an order names, when the seat may bid on it. */
function boxNamed(s: State, seat: Seat, { box }: OrderFields): number | null {
  const at = Number(box) - 1;
  return turnOf(s, seat, 'bidding') && s.boxes[at] && s.boxes[at]!.holder !== seat ? at : null;
}

const BOX = { type: 'amount', min: 1, max: 12 } as const;
const CUBES = { type: 'amount', min: 1, max: 15 } as const;

const isPossible = (s: State, seat: Seat): boolean => {
  for (const action of carry.candidates(s, seat)) if (carry.check(s, seat, action) === null) return true;
  return false;
};

const specs: Readonly<Record<OrderKind, OrderSpec<LTW>>> = {
  'bid-up-to': {
    fields: { box: BOX, amount: CUBES },
    decide(s, seat, fields): Decision {
      const at = boxNamed(s, seat, fields);
      if (at === null) return NOTHING;
      const amount = leastBid(s, at);
      if (amount > Math.min(Number(fields.amount), s.players[seat]!.cubes)) return { do: 'ask', why: 'above-limit' };
      return { do: 'act', action: { kind: 'bid', box: at + 1, amount }, why: 'below-limit' };
    },
  },
  'build-nothing': {
    fields: {},
    decide: (s, seat): Decision =>
      turnOf(s, seat, 'building') ? { do: 'act', action: PASS, why: 'built-nothing' } : NOTHING,
  },
  'sell-nothing': {
    fields: {},
    decide: (s, seat): Decision =>
      turnOf(s, seat, 'sales') ? { do: 'act', action: PASS, why: 'sold-nothing' } : NOTHING,
  },
  'leave-trains': {
    fields: {},
    decide(s, seat): Decision {
      if (!turnOf(s, seat, 'trains')) return NOTHING;
      // Only once nothing more can be carried: a load left behind is a point given away.
      return isPossible(s, seat) ? { do: 'ask', why: 'load-waiting' } : { do: 'act', action: PASS, why: 'trains-left' };
    },
  },
  'ask-if-outbid': {
    fields: { box: BOX },
    decide(s, seat, fields): Decision {
      const at = boxNamed(s, seat, fields);
      return at !== null && s.boxes[at]!.holder !== null ? { do: 'ask', why: 'box-lost' } : NOTHING;
    },
  },
};
export const orders: OrderSpecs<LTW> = specs;
