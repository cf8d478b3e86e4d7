/** What a private standing order may say in Steel Driver. */
import type { OrderDecision, OrderFields, OrderSpec, OrderSpecs, Sealed, Seat } from '../../kernel/contract.ts';
import { mapOf } from './board/maps.ts';
import { bestCity } from './rules/forecast.ts';
import { collectable, countGoods } from './rules/goods.ts';
import { leastBid } from './rules/sales.ts';
import { COMPANIES, type SD, type SDState } from './state.ts';

export const ORDER_KINDS = [
  'bid-up-to',
  'pass-sales',
  'hand-on',
  'collect-best',
  'ask-if-offered',
  'ask-if-price',
  'ask-if-linked',
] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

export const ORDER_WHYS = [
  'below-limit',
  'above-limit',
  'sale-passed',
  'handed-on',
  'best-collected',
  'marker-on-sale',
  'price-reached',
  'coasts-linked',
] as const;
export type OrderWhy = (typeof ORDER_WHYS)[number];

type State = Sealed<SDState>;
type Decision = OrderDecision<SD> & { why?: OrderWhy };
const NOTHING: Decision = { do: 'nothing' };

const whichCompany = { type: 'choice', values: ['any', ...COMPANIES] } as const;
const howMuch = { type: 'amount', min: 1, max: 99 } as const;

const now = (s: State) => s.phases[s.phases.length - 1];

/** True when this seat must speak in an auction of the company that the order names. */
function isMySale(s: State, seat: Seat, { company }: OrderFields): boolean {
  const phase = now(s);
  return phase?.id === 'auction' && phase.bidding.turn === seat && (company === 'any' || company === phase.company);
}

const specs: Readonly<Record<OrderKind, OrderSpec<SD>>> = {
  'bid-up-to': {
    fields: { company: whichCompany, amount: howMuch },
    decide(s, seat, fields): Decision {
      if (!isMySale(s, seat, fields)) return NOTHING;
      const amount = leastBid(s);
      return amount <= Math.min(Number(fields.amount), s.players[seat]!.cubes)
        ? { do: 'act', action: { kind: 'bid', amount }, why: 'below-limit' }
        : { do: 'act', action: { kind: 'pass' }, why: 'above-limit' };
    },
  },
  'pass-sales': {
    fields: { company: whichCompany },
    decide: (s, seat, fields): Decision =>
      isMySale(s, seat, fields) ? { do: 'act', action: { kind: 'pass' }, why: 'sale-passed' } : NOTHING,
  },
  'hand-on': {
    fields: {},
    decide: (s, seat): Decision =>
      now(s)?.id === 'sales' && s.active === seat
        ? { do: 'act', action: { kind: 'hand-on' }, why: 'handed-on' }
        : NOTHING,
  },
  'collect-best': {
    fields: {},
    decide(s, seat): Decision {
      const phase = now(s);
      if (phase?.id !== 'collecting' || phase.company === null) return NOTHING;
      if (s.companies[phase.company].controller !== seat) return NOTHING;
      const { cityById } = mapOf(s);
      const cities = collectable(s, phase.company).map((city) => cityById.get(city)!);
      const best = bestCity(cities, countGoods(s, s.companies[phase.company].goods), new Set(), new Map());
      return best ? { do: 'act', action: { kind: 'collect', city: best.id }, why: 'best-collected' } : NOTHING;
    },
  },
  'ask-if-offered': {
    fields: { company: whichCompany },
    decide: (s, seat, fields): Decision => (isMySale(s, seat, fields) ? { do: 'ask', why: 'marker-on-sale' } : NOTHING),
  },
  'ask-if-price': {
    fields: { company: whichCompany, amount: howMuch },
    decide: (s, seat, fields): Decision =>
      isMySale(s, seat, fields) && leastBid(s) > Number(fields.amount) ? { do: 'ask', why: 'price-reached' } : NOTHING,
  },
  'ask-if-linked': {
    fields: {},
    decide: (s): Decision => (s.transcontinental ? { do: 'ask', why: 'coasts-linked' } : NOTHING),
  },
};
export const orders: OrderSpecs<SD> = specs;
