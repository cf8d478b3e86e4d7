/** The link between the coasts: when it is there, and who has a part in it. */
import type { Emit, Sealed } from '../../../kernel/contract.ts';
import { distancesFrom } from '../../../kernel/graph.ts';
import { COMPONENTS } from '../board/components.ts';
import { type City, otherEnd, type SDMap } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { COMPANIES, type CompanyId, type RailOwner, type SD, type SDState } from '../state.ts';
import { placeOf } from './companies.ts';
import { areJoined, networksOf } from './networks.ts';

/** Steps from the one coast, for each city. */
const steps = { from: new Int16Array(0) };

/** The companies of the rails at a city, as bits. */
function companiesFrom(city: City, owners: Uint8Array): number {
  let bits = 0;
  for (const { index } of city.links) bits |= owners[index]!;
  return bits;
}

/** Rails from one coast to the other over links of these companies alone; null when there is no way. */
function distance(map: SDMap, owners: Uint8Array, companies: number): number | null {
  const [to, from] = map.ends; // the west is slow to be reached: few rails are looked at
  if ((companiesFrom(to, owners) & companies) === 0 || (companiesFrom(from, owners) & companies) === 0) return null;
  const { length } = map.cities;
  if (steps.from.length < length) steps.from = new Int16Array(length);
  const found = steps.from.fill(-1);
  const queue = [from];
  found[from.index] = 0;
  for (let head = 0; head < queue.length; head++) {
    const city = queue[head]!;
    const next = found[city.index]! + 1;
    for (const link of city.links) {
      if ((owners[link.index]! & companies) === 0) continue;
      const other = link.a === city ? link.b : link.a;
      if (found[other.index]! >= 0) continue;
      if (other === to) return next;
      found[other.index] = next;
      queue.push(other);
    }
  }
  return null;
}

/** The company of each rail as a bit; a free link has none. */
function ownersOf(rails: readonly RailOwner[]): Uint8Array {
  const owners = new Uint8Array(rails.length);
  for (let i = 0; i < rails.length; i++) {
    const owner = rails[i]!;
    if (owner !== 'free') owners[i] = 1 << placeOf(owner);
  }
  return owners;
}

/** SD-31: all rails together, whoever owns them. */
export const isLinked = (rails: readonly RailOwner[], map: SDMap): boolean =>
  distance(map, ownersOf(rails), ALL) !== null;

const ALL = (1 << COMPANIES.length) - 1;
/** Every group of companies as bits, the small ones first. */
const sizeOf = (bits: number): number => COMPANIES.filter((_, i) => bits & (1 << i)).length;
const groups = Array.from({ length: 1 << COMPANIES.length }, (_, bits) => ({ bits, size: sizeOf(bits) })).slice(1);
groups.sort((a, b) => a.size - b.size || a.bits - b.bits);

export interface Route {
  /** All that have a part in it, in the order of the boxes. */
  companies: CompanyId[];
  rails: number;
}

/** SD-33: fewest companies, then fewest rails, then all the tied routes together. */
export function routeOf(rails: readonly RailOwner[], map: SDMap): Route | null {
  let best: { size: number; rails: number; bits: number } | null = null;
  const owners = ownersOf(rails);
  for (const { bits, size } of groups) {
    if (best && size > best.size) break;
    const found = distance(map, owners, bits);
    if (found === null) continue;
    if (!best || found < best.rails) best = { size, rails: found, bits };
    else if (found === best.rails) best.bits |= bits;
  }
  if (!best) return null;
  const { bits } = best;
  return { companies: COMPANIES.filter((_, i) => bits & (1 << i)), rails: best.rails };
}

/** SD-33: the links of all the routes that count, as places in the list of links; none while the coasts are apart. */
export function routeLinks(rails: readonly RailOwner[], map: SDMap): number[] {
  const route = routeOf(rails, map);
  const found = new Set<number>();
  let fewest = groups.length;
  for (const { bits, size } of groups) {
    if (!route || size > fewest) break;
    const mine = new Set<RailOwner>(COMPANIES.filter((_, i) => bits & (1 << i)));
    const usable = map.links.filter(({ index }) => mine.has(rails[index]!));
    const [from, to] = map.ends.map((end) =>
      distancesFrom([end], (city) => city.links.filter((link) => usable.includes(link)).map((l) => otherEnd(l, city))),
    );
    const length = from!.get(map.ends[1]);
    if (length === undefined) continue;
    fewest = size;
    if (length !== route.rails) continue;
    // A link lies on a shortest way when the ways to its two ends and itself make up the whole.
    for (const { index, a, b } of usable)
      for (const [near, far] of [[a, b], [b, a]] as const) // biome-ignore format: both directions
        if ((from!.get(near) ?? length) + 1 + (to!.get(far) ?? length) === length) found.add(index);
  }
  return [...found];
}

/** SD-31: once in a game, right after the rail that makes the link. */
export function maybeLinked(draft: SDState, company: CompanyId, emit: Emit<SD>): void {
  if (draft.transcontinental) return;
  const networks = networksOf(draft);
  const { map } = networks;
  if (!areJoined(networks, map.ends[0], map.ends[1])) return;
  const route = routeOf(draft.rails, map);
  // SD-33: the ends were apart before this rail, so it lies on every route.
  if (!route?.companies.includes(company)) throw new Error('bug: the builder has no part in the link');
  const others = route.companies.filter((id) => id !== company);
  draft.transcontinental = { turn: draft.turn, company, others };
  emit({ type: 'transcontinental', company, companies: route.companies, rails: route.rails });
  payBonus(draft, company, COMPONENTS.bonus.builder, emit); // SD-32: 50, not 80
  for (const id of others) payBonus(draft, id, COMPONENTS.bonus.others, emit);
}

/** SD-34: to the level of this turn, also of a company that has passed or that nobody controls. */
function payBonus(draft: SDState, company: CompanyId, amount: number, emit: Emit<SD>): void {
  draft.companies[company].profit += amount;
  emit({ type: 'bonus', company, amount, profit: draft.companies[company].profit });
}

/** What is still missing to the link: fewest new rails, and among those ways the cheapest; null when it cannot be made. */
export function gapOf(s: Sealed<SDState>): { rails: number; cost: number } | null {
  const map = mapOf(s);
  // One number holds both: a rail outweighs any cost.
  const RAIL = 100_000;
  const best = new Float64Array(map.cities.length).fill(Number.POSITIVE_INFINITY);
  const [from, to] = map.ends;
  best[from.index] = 0;
  const open = [from];
  while (open.length > 0) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if (best[open[i]!.index]! < best[open[at]!.index]!) at = i;
    const city = open.splice(at, 1)[0]!;
    if (city === to) {
      const total = best[city.index]!;
      return { rails: Math.floor(total / RAIL), cost: total % RAIL };
    }
    for (const link of city.links) {
      const next = otherEnd(link, city);
      const total = best[city.index]! + (s.rails[link.index] === 'free' ? RAIL + link.cost : 0);
      if (total >= best[next.index]!) continue;
      best[next.index] = total;
      if (!open.includes(next)) open.push(next);
    }
  }
  return null;
}
