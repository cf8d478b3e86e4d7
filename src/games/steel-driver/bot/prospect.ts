/** A quick guess at the goods of a company: a city that several companies reach counts for a part only. */
import type { Sealed } from '../../../kernel/contract.ts';
import { COMPONENTS } from '../board/components.ts';
import { placeOf } from '../rules/companies.ts';
import { companiesIn, networksOf } from '../rules/networks.ts';
import { type CompanyId, GOODS, type SDState } from '../state.ts';

/** SD-42 with parts of cubes: the value of the sets, layer by layer. */
export function prospectOf(s: Sealed<SDState>, company: CompanyId): number {
  const networks = networksOf(s);
  const mine = networks.cities[placeOf(company)]!;
  if (mine.length === 0) return 0;
  const held = { black: 0, white: 0, silver: 0, orange: 0, red: 0 };
  for (const city of mine) held[city.goods] += 1 / companiesIn(networks, city);
  const parts = GOODS.map((colour) => held[colour]).sort((a, b) => a - b);
  let value = 0;
  let below = 0;
  parts.forEach((part, i) => {
    value += (part - below) * COMPONENTS.setValues[GOODS.length - i]!;
    below = part;
  });
  return value;
}
