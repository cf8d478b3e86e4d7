/** What the companies would be worth if building stopped now: collecting played out, each taking what adds most. */
import type { Sealed } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import type { City } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { COMPANIES, type CompanyId, GOODS, type GoodId, type SDState } from '../state.ts';
import { placeOf } from './companies.ts';
import { countGoods, type GoodCounts, setValue } from './goods.ts';

type State = Sealed<SDState>;

/** SD-42: what one more cube adds: it joins the first set that lacks its colour. */
export function gainOf(counts: Sealed<GoodCounts>, colour: GoodId): number {
  const k = counts[colour] + 1;
  let size = 0;
  for (const other of GOODS) if (counts[other] >= k) size += 1;
  return COMPONENTS.setValues[size + 1]! - COMPONENTS.setValues[size]!;
}

/** The order in which they would collect: who has passed this turn comes first (SD-22, SD-39). */
function collectors(s: State): CompanyId[] {
  const phase = s.phases[0]?.id;
  if (phase !== 'building') return [...s.order];
  return [...s.passed, ...s.order.filter((id) => !s.passed.includes(id))];
}

/** The final value of each company as it stands; exact once the game is over. */
export const finalEstimates = (s: State): Record<CompanyId, number> => estimatesFrom(s)(null);

/** The same once the company whose turn it is has taken the cube of a city: what is alike for all of them is worked out once. */
export function estimatesFrom(s: State): (taken: City | null) => Record<CompanyId, number> {
  const held = COMPANIES.map((id) => countGoods(s, s.companies[id].goods));
  const phase = s.phases[0];
  if (!phase) return () => valuesOf(held);
  const rest = open(s);
  const others = new Map<City, number>();
  for (const cities of rest) for (const city of cities) others.set(city, (others.get(city) ?? 0) + 1);
  const order = collectors(s).map(placeOf);
  const next = phase.id === 'collecting' && phase.company !== null ? order.indexOf(placeOf(phase.company)) : 0;
  return (first) => {
    const counts = held.map((goods) => ({ ...goods }));
    const taken = new Set<City>();
    const take = (place: number, city: City) => {
      taken.add(city);
      counts[place]![city.goods] += 1;
    };
    if (first) take(order[next]!, first);
    for (let at = first ? next + 1 : next, idle = 0; idle < order.length; at++) {
      const place = order[at % order.length]!;
      const city = bestCity(rest[place]!, counts[place]!, taken, others);
      idle = city ? 0 : idle + 1;
      if (city) take(place, city);
    }
    return valuesOf(counts);
  };
}

const valuesOf = (counts: readonly Sealed<GoodCounts>[]): Record<CompanyId, number> =>
  Object.fromEntries(COMPANIES.map((id, place) => [id, setValue(counts[place]!)])) as Record<CompanyId, number>;

/** Cities nobody has emptied, for each company in the order of all; before phase 6 every city of its network. */
function open(s: State): City[][] {
  const { cityById } = mapOf(s);
  const left = s.phases[0]?.id === 'collecting' ? new Set(s.goods) : null;
  return COMPANIES.map((id) =>
    s.companies[id].cities.filter((city) => left === null || left.has(city)).map((city) => cityById.get(city)!),
  );
}

/** The cube that adds most; of equal ones the one that most others could take. */
export function bestCity(
  cities: readonly City[],
  counts: Sealed<GoodCounts>,
  taken: ReadonlySet<City>,
  others: ReadonlyMap<City, number>,
): City | null {
  let best: City | null = null;
  let most = 0;
  for (const city of cities) {
    if (taken.has(city)) continue;
    const score = 10 * gainOf(counts, city.goods) + (others.get(city) ?? 0);
    if (score <= most) continue;
    most = score;
    best = city;
  }
  return best;
}
