/** How many rails are missing between the coasts, and which rail brings them closer: asked of every rail of every playout. */
import type { Sealed } from '../../../kernel/contract.ts';
import type { City, Link, SDMap } from '../board/map.ts';
import { networksOf } from '../rules/networks.ts';
import type { SDState } from '../state.ts';

/** More than this are not counted. */
const MOST = 2;
const FAR = MOST + 1;

export interface Gap {
  /** Rails missing; more than two are three. */
  rails: number;
  /** For each city, those missing between it and either coast. */
  near: readonly [Uint8Array, Uint8Array];
}

export function gapNow(s: Sealed<SDState>): Gap {
  const { map, owners } = networksOf(s);
  const [west, east] = map.ends;
  const near = [missingFrom(west, owners, map), missingFrom(east, owners, map)] as const;
  return { rails: near[0][east.index]!, near };
}

/** Rails that would be missing, at the least, on a way over this link once it is laid. */
export const gapOver = ({ near: [west, east] }: Gap, { a, b }: Link): number =>
  Math.min(west[a.index]! + east[b.index]!, west[b.index]! + east[a.index]!);

/** Rails missing between a city and each other one: whoever owns them, they are travelled for nothing. */
function missingFrom(end: City, owners: Uint8Array, map: SDMap): Uint8Array {
  const missing = new Uint8Array(map.cities.length).fill(FAR);
  missing[end.index] = 0;
  let layer = [end];
  for (let rails = 0; rails <= MOST; rails++) {
    const next: City[] = [];
    for (let head = 0; head < layer.length; head++) {
      const city = layer[head]!;
      if (missing[city.index]! < rails) continue; // it was met again without a new rail
      for (const link of city.links) {
        const other = link.a === city ? link.b : link.a;
        const needs = owners[link.index] === 0 ? rails + 1 : rails;
        if (missing[other.index]! <= needs) continue;
        missing[other.index] = needs;
        (needs === rails ? layer : next).push(other);
      }
    }
    layer = next;
  }
  return missing;
}
