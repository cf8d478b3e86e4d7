/** A quick guess at the goods of a company: a city that several companies reach counts for a part only. */
import type { Sealed } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { mapOf } from '../board/maps.ts';
import { COMPANIES, type CompanyId, GOODS, type SDState } from '../state.ts';

/** SD-42 with parts of cubes: the value of the sets, layer by layer. */
export function prospectOf(s: Sealed<SDState>, company: CompanyId): number {
  const { cityById, cities } = mapOf(s);
  const mine = s.companies[company].cities;
  if (mine.length === 0) return 0;
  const visitors = new Uint8Array(cities.length);
  for (const id of COMPANIES) for (const city of s.companies[id].cities) visitors[cityById.get(city)!.index]! += 1;
  const held = { black: 0, white: 0, silver: 0, orange: 0, red: 0 };
  for (const id of mine) {
    const city = cityById.get(id)!;
    held[city.goods] += 1 / visitors[city.index]!;
  }
  const parts = GOODS.map((colour) => held[colour]).sort((a, b) => a - b);
  let value = 0;
  let below = 0;
  parts.forEach((part, i) => {
    value += (part - below) * COMPONENTS.setValues[GOODS.length - i]!;
    below = part;
  });
  return value;
}
