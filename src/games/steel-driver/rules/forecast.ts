/** What the companies would be worth if building stopped now: collecting played out, each taking what adds most. */
import type { Sealed } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import type { City } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { COMPANIES, type CompanyId, GOODS, type GoodId, type SDState } from '../state.ts';
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

/** A cube that a company takes when it is its turn to collect. */
export interface Taking {
  company: CompanyId;
  city: City;
}

/** The final value of each company as it stands, or once a cube is taken; exact once the game is over. */
export function finalEstimates(s: State, taking: Taking | null = null): Record<CompanyId, number> {
  const counts = Object.fromEntries(COMPANIES.map((id) => [id, countGoods(s, s.companies[id].goods)])) as Record<
    CompanyId,
    GoodCounts
  >;
  const phase = s.phases[0];
  if (phase) collectAll(s, counts, phase.id === 'collecting' ? phase.company : null, taking);
  return Object.fromEntries(COMPANIES.map((id) => [id, setValue(counts[id])])) as Record<CompanyId, number>;
}

/** Cities nobody has emptied, for each company; before phase 6 every city of its network. */
function open(s: State): Record<CompanyId, City[]> {
  const { cityById } = mapOf(s);
  const isFinal = s.phases[0]?.id === 'collecting';
  return Object.fromEntries(
    COMPANIES.map((id) => [
      id,
      s.companies[id].cities.filter((city) => !isFinal || s.goods.includes(city)).map((city) => cityById.get(city)!),
    ]),
  ) as Record<CompanyId, City[]>;
}

function collectAll(
  s: State,
  counts: Record<CompanyId, GoodCounts>,
  first: CompanyId | null,
  taking: Taking | null,
): void {
  const rest = open(s);
  const others = new Map<City, number>();
  for (const id of COMPANIES) for (const city of rest[id]) others.set(city, (others.get(city) ?? 0) + 1);
  const taken = new Set<City>();
  const order = collectors(s);
  let at = first === null ? 0 : order.indexOf(first);
  if (taking) {
    taken.add(taking.city);
    counts[taking.company][taking.city.goods] += 1;
    at = order.indexOf(taking.company) + 1;
  }
  for (let idle = 0; idle < order.length; at++) {
    const id = order[at % order.length]!;
    const city = bestCity(rest[id], counts[id], taken, others);
    idle = city ? 0 : idle + 1;
    if (!city) continue;
    taken.add(city);
    counts[id][city.goods] += 1;
  }
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
