/** Goods cubes of the final phase: where they lie, who may take them, what sets are worth. */
import type { Sealed } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import type { City } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import type { CityId, CompanyId, GoodId, SDState } from '../state.ts';
import { companyOf, placeOf } from './companies.ts';
import { networksOf } from './networks.ts';

type State = Sealed<SDState>;

/** SD-37: cities touched by at least one rail, in the order of the board. */
export const touchedCities = (s: State): CityId[] =>
  mapOf(s)
    .cities.filter((city) => city.links.some((link) => s.rails[link.index] !== 'free'))
    .map((city) => city.id);

export const goodAt = (s: State, city: CityId): GoodId => mapOf(s).cityById.get(city)!.goods;

/** Where the goods of the position asked about last lie, a byte for each city: kept up while cubes are taken. */
const last: { goods: State['goods'] | null; left: Uint8Array } = { goods: null, left: new Uint8Array(0) };

function leftOn(s: State): Uint8Array {
  if (last.goods === s.goods) return last.left;
  const { cities, cityById } = mapOf(s);
  last.left = new Uint8Array(cities.length);
  for (const id of s.goods) last.left[cityById.get(id)!.index] = 1;
  last.goods = s.goods;
  return last.left;
}

/** A cube goes from the board into the box of a company: goods are taken here and nowhere else. */
export function takeGood(draft: SDState, company: CompanyId, city: City): void {
  leftOn(draft)[city.index] = 0;
  draft.goods.splice(draft.goods.indexOf(city.id), 1);
  companyOf(draft, company).goods.push(city.id);
}

export const hasGoods = (s: State, city: City): boolean => leftOn(s)[city.index] === 1;

/** SD-40: what a company could still collect. */
export function collectable(s: State, company: CompanyId): CityId[] {
  const left = leftOn(s);
  const found: CityId[] = [];
  for (const { id, index } of networksOf(s).cities[placeOf(company)]!) if (left[index] === 1) found.push(id);
  return found;
}

export function canCollect(s: State, company: CompanyId): boolean {
  if (companyOf(s, company).controller === null) return false;
  const left = leftOn(s);
  for (const { index } of networksOf(s).cities[placeOf(company)]!) if (left[index] === 1) return true;
  return false;
}

export type GoodCounts = Record<GoodId, number>;

export function countGoods(s: State, cities: readonly CityId[]): GoodCounts {
  const counts: GoodCounts = { black: 0, white: 0, silver: 0, orange: 0, red: 0 };
  const { cityById } = mapOf(s);
  for (const city of cities) addGood(counts, cityById.get(city)!.goods);
  return counts;
}

/** `counts[good] += 1`, several times quicker than a key that the compiler cannot foresee. */
function addGood(counts: GoodCounts, good: GoodId): void {
  switch (good) {
    case 'black':
      counts.black += 1;
      break;
    case 'white':
      counts.white += 1;
      break;
    case 'silver':
      counts.silver += 1;
      break;
    case 'orange':
      counts.orange += 1;
      break;
    case 'red':
      counts.red += 1;
      break;
  }
}

/** SD-42: the colours of set `k` (from 1) of the best partition: those with as many cubes. */
function sizeOf({ black, white, silver, orange, red }: Sealed<GoodCounts>, k: number): number {
  let size = 0;
  if (black >= k) size += 1;
  if (white >= k) size += 1;
  if (silver >= k) size += 1;
  if (orange >= k) size += 1;
  if (red >= k) size += 1;
  return size;
}

/** SD-42: the sizes of the sets of the best partition, largest first. */
export function setsOf(counts: Sealed<GoodCounts>): number[] {
  const sets: number[] = [];
  for (let size = sizeOf(counts, 1); size > 0; size = sizeOf(counts, sets.length + 1)) sets.push(size);
  return sets;
}

/** SD-42: what the sets are worth together. */
export function setValue(counts: Sealed<GoodCounts>): number {
  let value = 0;
  for (let k = 1, size = sizeOf(counts, k); size > 0; size = sizeOf(counts, ++k)) value += COMPONENTS.setValues[size]!;
  return value;
}

export const goodsValue = (s: State, company: CompanyId): number =>
  setValue(countGoods(s, companyOf(s, company).goods));
