/** Finds networks for test positions: the way to a hex, a given income, a given number of locomotives left. */
import { cheapestPath } from '../../../kernel/graph.ts';
import type { Hex } from '../board/map.ts';
import { mapOf } from '../board/maps.ts';
import { incomeOf, locomotivesAt, locomotivesLeft, worthOf } from '../rules/companies.ts';
import type { CEState, CompanyId, HexId } from '../state.ts';

/** Twenty forests in a row for the NYC, to hold houses. */
export const FORESTS = 'R2 R3 Q4 R1 Q1 Q2 P2 P1 P3 O1 O2 O3 N1 N2 N3 M1 M2 M3 L2 L3'.split(' ');

/** A start hex is nobody's, forest and mountain are for one: what the referee would refuse is closed here. */
const isClosed = (s: CEState, hex: Hex): boolean =>
  hex.kind === 'start' || ((hex.kind === 'forest' || hex.kind === 'mountain') && locomotivesAt(s, hex.id) > 0);

/** Builds to `target` with the fewest locomotives, and among those ways the one that adds least income. */
export function buildTo(s: CEState, company: CompanyId, target: HexId): void {
  const map = mapOf(s);
  const { network } = s.companies[company];
  if (network.includes(target)) return;
  const way = cheapestPath(
    network,
    (id) => id === target,
    (id) => map.hexes.get(id)!.neighbours,
    (id) => {
      const hex = map.hexes.get(id)!;
      if (isClosed(s, hex) || (hex.kind === 'chicago' && id !== target)) return null;
      return 100 + worthOf(s, map, hex);
    },
  );
  if (!way) throw new Error(`scenario: no way for ${company} to ${target}`);
  network.push(...way.nodes);
}

/** Ways to the hexes that can be reached over hexes worth nothing; Chicago only where it is asked for by name. */
function waysOut(s: CEState, company: CompanyId): { way: HexId[]; worth: number }[] {
  const map = mapOf(s);
  const { network } = s.companies[company];
  const from = new Map<HexId, HexId | null>(network.map((id) => [id, null]));
  const queue = [...network];
  const found: { way: HexId[]; worth: number }[] = [];
  for (let at = 0; at < queue.length; at++) {
    for (const id of map.hexes.get(queue[at]!)!.neighbours) {
      const hex = map.hexes.get(id)!;
      if (from.has(id) || isClosed(s, hex) || hex.kind === 'chicago') continue;
      from.set(id, queue[at]!);
      const worth = worthOf(s, map, hex);
      if (worth === 0) queue.push(id);
      const way: HexId[] = [];
      for (let step: HexId | null = id; step !== null && !network.includes(step); step = from.get(step)!)
        way.unshift(step);
      found.push({ way, worth });
    }
  }
  return found;
}

/** Builds until the company has exactly this income. */
export function buildToIncome(s: CEState, company: CompanyId, income: number): void {
  let tries = 3000;
  const { network } = s.companies[company];
  const extend = (): boolean => {
    const need = income - incomeOf(s, company);
    if (need === 0) return true;
    const ways = waysOut(s, company)
      .filter(({ way, worth }) => worth > 0 && worth <= need && way.length <= locomotivesLeft(s, company))
      .sort((a, b) => a.way.length / a.worth - b.way.length / b.worth);
    for (const { way } of ways) {
      if (--tries < 0) return false;
      network.push(...way);
      if (extend()) return true;
      network.splice(network.length - way.length);
    }
    return false;
  };
  if (!extend()) throw new Error(`scenario: found no network of ${company} with income ${income}`);
}

/** Builds, on plains while it can, until so many locomotives are left. */
export function buildToLocomotives(s: CEState, company: CompanyId, left: number): void {
  const { network } = s.companies[company];
  const isPlain = (id: HexId) => mapOf(s).hexes.get(id)!.kind === 'plain';
  while (locomotivesLeft(s, company) > left) {
    const near = waysOut(s, company).filter(({ way }) => way.length === 1);
    const next = near.find(({ way }) => isPlain(way[0]!)) ?? near.find(({ worth }) => worth === 0) ?? near[0];
    if (!next) throw new Error(`scenario: ${company} cannot use up its locomotives`);
    network.push(...next.way);
  }
}
