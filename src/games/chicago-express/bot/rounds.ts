/** How long the game still lasts, counted in general dividends. */
import type { Sealed } from '../../../kernel/contract.ts';
import { mapOf } from '../board/maps.ts';
import { housesLeft, sharesSold } from '../rules/companies.ts';
import { type CEState, COMPANIES } from '../state.ts';

/** What a round uses up when sensible players play: measured over games of the policy against itself. */
const RATES = { shares: 2.6, locomotives: 11, houses: 3 };

/** What the open companies have left. */
const shares = new Uint8Array(COMPANIES.length);
const locomotives = new Uint8Array(COMPANIES.length);

/** About how many general dividends are still to be paid, the coming one included. */
export function dividendsToCome(s: Sealed<CEState>): number {
  const map = mapOf(s);
  let open = 0;
  for (const id of COMPANIES) {
    const { network } = s.companies[id];
    if (network.length === 0) continue; // not open yet: it neither sells nor builds
    const company = map.companies[id];
    shares[open] = company.shares - sharesSold(s, id);
    locomotives[open] = company.locomotives - network.length;
    open += 1;
  }
  const soldOut = smallest(shares, open, map.end.companiesWithoutShares) / RATES.shares;
  const builtOut = smallest(locomotives, open, map.end.companiesWithoutLocomotives) / RATES.locomotives;
  const houses = Math.max(0, housesLeft(s) - map.end.housesLeft) / RATES.houses;
  const clock = map.tracks[map.clockTrack].values.length - 1 - s.tracks[map.clockTrack];
  return 1 + smoothMin(soldOut, builtOut, houses, clock);
}

/** The sum of the smallest few: so many companies must run out (CE-48). Leaves them in front. */
function smallest(counts: Uint8Array, length: number, few: number): number {
  let total = 0;
  for (let i = 0; i < few && i < length; i++) {
    let least = i;
    for (let k = i + 1; k < length; k++) if (counts[k]! < counts[least]!) least = k;
    const count = counts[least]!;
    counts[least] = counts[i]!;
    counts[i] = count;
    total += count;
  }
  return total;
}

/** A little below the least: several ends that are near make each other likelier. Nothing left = nothing. */
function smoothMin(a: number, b: number, c: number, d: number): number {
  if (a <= 0 || b <= 0 || c <= 0 || d <= 0) return 0;
  const quick = a ** -4 + b ** -4 + c ** -4 + d ** -4;
  return 1 / Math.sqrt(Math.sqrt(quick));
}
