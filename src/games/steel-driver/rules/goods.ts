/** Goods cubes of the final phase: where they lie, who may take them, what sets are worth. */
import type { Sealed } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { mapOf } from '../board/maps.ts';
import { type CityId, type CompanyId, GOODS, type GoodId, type SDState } from '../state.ts';

type State = Sealed<SDState>;

/** SD-37: cities touched by at least one rail, in the order of the board. */
export const touchedCities = (s: State): CityId[] =>
  mapOf(s)
    .cities.filter((city) => city.links.some((link) => s.rails[link.index] !== 'free'))
    .map((city) => city.id);

export const goodAt = (s: State, city: CityId): GoodId => mapOf(s).cityById.get(city)!.goods;

/** SD-40: what a company could still collect. */
export const collectable = (s: State, company: CompanyId): CityId[] =>
  s.companies[company].cities.filter((city) => s.goods.includes(city));

export function canCollect({ companies, goods }: State, company: CompanyId): boolean {
  const { controller, cities } = companies[company];
  if (controller === null) return false;
  for (const city of cities) if (goods.includes(city)) return true;
  return false;
}

export type GoodCounts = Record<GoodId, number>;

export function countGoods(s: State, cities: readonly CityId[]): GoodCounts {
  const counts: GoodCounts = { black: 0, white: 0, silver: 0, orange: 0, red: 0 };
  const { cityById } = mapOf(s);
  for (const city of cities) counts[cityById.get(city)!.goods] += 1;
  return counts;
}

/** SD-42: the sizes of the sets of the best partition, largest first. */
export function setsOf(counts: Sealed<GoodCounts>): number[] {
  const sets: number[] = [];
  for (let k = 1; ; k++) {
    let size = 0;
    for (const colour of GOODS) if (counts[colour] >= k) size += 1;
    if (size === 0) return sets;
    sets.push(size);
  }
}

/** SD-42: what the sets are worth together. */
export function setValue(counts: Sealed<GoodCounts>): number {
  let value = 0;
  for (const size of setsOf(counts)) value += COMPONENTS.setValues[size]!;
  return value;
}

export const goodsValue = (s: State, company: CompanyId): number => setValue(countGoods(s, s.companies[company].goods));
