/** What a private standing order may say in Chicago Express. */
import type { OrderDecision, OrderFields, OrderSpec, OrderSpecs, Sealed, Seat } from '../../kernel/contract.ts';
import { mapOf } from './board/maps.ts';
import { isRed } from './rules/dials.ts';
import { isDial } from './rules/ids.ts';
import { leastBid, sale } from './rules/sale.ts';
import { type CE, type CEState, COMPANIES, DIALS } from './state.ts';

export const ORDER_KINDS = [
  'bid-up-to',
  'pass-sales',
  'decline-dial',
  'ask-if-chicago',
  'ask-if-price',
  'ask-if-offered',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_WHYS = [
  'below-limit',
  'above-limit',
  'sale-passed',
  'dial-declined',
  'dial-is-red',
  'chicago-reached',
  'price-reached',
  'share-on-sale',
] as const;
export type OrderWhy = (typeof ORDER_WHYS)[number];

type State = Sealed<CEState>;
type Decision = OrderDecision<CE> & { why?: OrderWhy };
const NOTHING: Decision = { do: 'nothing' };

const whichCompany = { type: 'choice', values: ['any', ...COMPANIES] } as const;
const howMuch = { type: 'amount', min: 1, max: 999 } as const;

/** The sale this seat must speak in, when it is of the company the order names. */
function mySale(s: State, seat: Seat, { company }: OrderFields) {
  const phase = s.phases[s.phases.length - 1];
  if (!phase || !('bidding' in phase)) return null;
  const now = sale(s);
  return now.bidding.turn === seat && (company === 'any' || company === now.company) ? now : null;
}

const isMyTurn = (s: State, seat: Seat): boolean => {
  const phase = s.phases[s.phases.length - 1];
  return phase?.id === 'turn' && phase.seat === seat && !phase.done;
};

const chicagoReached = (s: State): boolean => {
  const map = mapOf(s);
  return COMPANIES.some((id) => s.companies[id].network.some((hex) => map.hexes.get(hex)!.kind === 'chicago'));
};

const specs: Readonly<Record<OrderKind, OrderSpec<CE>>> = {
  'bid-up-to': {
    fields: { company: whichCompany, amount: howMuch },
    decide(s, seat, fields): Decision {
      if (!mySale(s, seat, fields)) return NOTHING;
      const amount = leastBid(s);
      const limit = Math.min(Number(fields.amount), s.players[seat]!.cash);
      return amount <= limit
        ? { do: 'act', action: { kind: 'bid', amount }, why: 'below-limit' }
        : { do: 'act', action: { kind: 'pass' }, why: 'above-limit' };
    },
  },
  'pass-sales': {
    fields: { company: whichCompany },
    decide: (s, seat, fields): Decision =>
      mySale(s, seat, fields) ? { do: 'act', action: { kind: 'pass' }, why: 'sale-passed' } : NOTHING,
  },
  'decline-dial': {
    fields: { dial: { type: 'choice', values: DIALS } },
    decide(s, seat, { dial }): Decision {
      if (!isMyTurn(s, seat) || !isDial(dial)) return NOTHING;
      if (isRed(s, dial)) return { do: 'ask', why: 'dial-is-red' };
      return { do: 'act', action: { kind: 'decline', dial }, why: 'dial-declined' };
    },
  },
  'ask-if-chicago': {
    fields: {},
    decide: (s): Decision => (chicagoReached(s) ? { do: 'ask', why: 'chicago-reached' } : NOTHING),
  },
  'ask-if-price': {
    fields: { company: whichCompany, amount: howMuch },
    decide: (s, seat, fields): Decision =>
      mySale(s, seat, fields) && leastBid(s) > Number(fields.amount) ? { do: 'ask', why: 'price-reached' } : NOTHING,
  },
  'ask-if-offered': {
    fields: { company: whichCompany },
    decide: (s, seat, fields): Decision => (mySale(s, seat, fields) ? { do: 'ask', why: 'share-on-sale' } : NOTHING),
  },
};
export const orders: OrderSpecs<CE> = specs;
