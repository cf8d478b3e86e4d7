/** Every figure a player may ask about, and what it is made of. */
import type { Fact, Sealed, Seat } from '../../kernel/contract.ts';
import { sum } from '../../kernel/money.ts';
import { COMPONENTS } from './board/components.ts';
import { railsLeft, sharesSold } from './rules/companies.ts';
import { finalEstimates } from './rules/forecast.ts';
import { countGoods, goodsValue, setsOf } from './rules/goods.ts';
import { gapOf } from './rules/transcontinental.ts';
import { COMPANIES, type CompanyId, GOODS, type SDState } from './state.ts';

export const FACT_KEYS = [
  'cubes',
  'cash',
  'shares',
  'controls',
  'next-profit',
  'final-cash',
  'box',
  'profit',
  'rails-left',
  'cities',
  'shares-sold',
  'goods',
  'sets',
  'final-value',
  'round',
  'cube-income',
  'link-rails',
  'link-cost',
  'goods-left',
  'profits',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

type State = Sealed<SDState>;
type SDFact = Fact & { key: FactKey };
type Estimates = Readonly<Record<CompanyId, number>>;

export function facts(s: State): Fact[] {
  const values = finalEstimates(s);
  return [...seatFacts(s, values), ...COMPANIES.flatMap((id) => companyFacts(s, id, values)), ...tableFacts(s)];
}

const of = (id: CompanyId) => `company:${id}`;
const isOver = (s: State): boolean => s.phases.length === 0;
const total = (parts: readonly { value: number }[]): number => sum(parts.map(({ value }) => value));

function seatFacts(s: State, values: Estimates): SDFact[] {
  return s.players.flatMap(({ cubes, cash }, seat): SDFact[] => {
    const owner = `seat:${seat}`;
    const held = COMPANIES.filter((id) => s.companies[id].shares[seat]! > 0);
    const mine = COMPANIES.filter((id) => s.companies[id].controller === seat);
    const shares = held.map((id) => ({ key: 'shares', of: of(id), value: s.companies[id].shares[seat]! }));
    // SD-35: levels are paid to controllers until the last turn is over.
    const paying = isOver(s) || s.phases[0]!.id === 'collecting' ? [] : mine;
    const coming = paying.map((id) => ({ key: 'profit', of: of(id), value: s.companies[id].profit }));
    const final = isOver(s)
      ? []
      : held.map((id) => ({ key: 'final-value', of: of(id), value: s.companies[id].shares[seat]! * values[id] }));
    const known: SDFact[] = [
      { key: 'cubes', of: owner, value: cubes },
      isOver(s) ? earned(s, seat, held) : { key: 'cash', of: owner, value: cash },
      { key: 'shares', of: owner, value: total(shares), parts: shares },
      {
        key: 'controls',
        of: owner,
        value: mine.length,
        parts: mine.map((id) => ({ key: 'controls', of: of(id), value: 1 })),
      },
    ];
    if (isOver(s)) return known;
    const parts = [{ key: 'cash', value: cash }, ...coming, ...final];
    return [
      ...known,
      { key: 'next-profit', of: owner, value: total(coming), parts: coming, forecast: true },
      { key: 'final-cash', of: owner, value: total(parts), parts, forecast: true },
    ];
  });
}

/** SD-43: at the end, what the shares of each company paid, and the profits of the turns before it. */
function earned(s: State, seat: Seat, held: readonly CompanyId[]): SDFact {
  const { cash } = s.players[seat]!;
  const paid = held.map((id) => ({
    key: 'sets',
    of: of(id),
    value: s.companies[id].shares[seat]! * s.companies[id].profit,
  }));
  const parts = [{ key: 'profits', value: cash - total(paid) }, ...paid];
  return { key: 'cash', of: `seat:${seat}`, value: cash, parts };
}

function companyFacts(s: State, id: CompanyId, values: Estimates): SDFact[] {
  const { box, profit, cities, goods } = s.companies[id];
  const counts = countGoods(s, goods);
  const colours = GOODS.filter((colour) => counts[colour] > 0);
  const known: SDFact[] = [
    { key: 'box', of: of(id), value: box },
    { key: 'profit', of: of(id), value: profit },
    { key: 'rails-left', of: of(id), value: railsLeft(s, id) },
    {
      key: 'cities',
      of: of(id),
      value: cities.length,
      parts: cities.map((city) => ({ key: 'cities', of: `city:${city}`, value: 1 })),
    },
    { key: 'shares-sold', of: of(id), value: sharesSold(s, id) },
    {
      key: 'goods',
      of: of(id),
      value: goods.length,
      parts: colours.map((colour) => ({ key: 'goods', of: `good:${colour}`, value: counts[colour] })),
    },
    {
      key: 'sets',
      of: of(id),
      value: goodsValue(s, id),
      parts: setsOf(counts).map((size) => ({ key: 'sets', of: `set:${size}`, value: COMPONENTS.setValues[size]! })),
    },
  ];
  return isOver(s) ? known : [...known, { key: 'final-value', of: of(id), value: values[id], forecast: true }];
}

function tableFacts(s: State): SDFact[] {
  const isBuilt = s.transcontinental !== null || isOver(s) || s.phases[0]!.id === 'collecting';
  const gap = isBuilt ? null : gapOf(s);
  const known: SDFact[] = [
    { key: 'round', of: 'table', value: s.turn },
    { key: 'cube-income', of: 'table', value: COMPONENTS.cubes[s.seats]! },
    { key: 'goods-left', of: 'table', value: s.goods.length },
  ];
  return gap
    ? [
        ...known,
        { key: 'link-rails', of: 'table', value: gap.rails, forecast: true },
        { key: 'link-cost', of: 'table', value: gap.cost, forecast: true },
      ]
    : known;
}
