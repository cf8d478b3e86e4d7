/** How many tiles it takes at least from a hex to a place: what lies too far is not looked at. */
import type { AosMap } from '../board/map.ts';

interface Near {
  /** The nearest place and its distance, and the distance of the next one. */
  place: number;
  first: number;
  second: number;
}

const FAR = 99;
const known = new WeakMap<AosMap, readonly Near[]>();

/** Tiles to lay, beginning on this hex, before a place other than these is reached; a New City may be one nearer. */
export function tilesTo(map: AosMap, hex: number, except: readonly number[]): number {
  let near = known.get(map);
  if (!near) {
    near = measure(map);
    known.set(map, near);
  }
  const { place, first, second } = near[hex]!;
  return except.includes(place) ? second : first;
}

/** A city is reached without a tile of its own, a town by one. */
function measure(map: AosMap): Near[] {
  const near = map.hexes.map((): Near => ({ place: -1, first: FAR, second: FAR }));
  for (const { index, hex, city } of map.places) {
    let ring = [hex];
    const seen = new Set(ring);
    for (let tiles = city ? 0 : 1; ring.length > 0; tiles++) {
      for (const at of ring) note(near[at]!, index, tiles);
      const next: number[] = [];
      for (const at of ring) {
        for (let edge = 0; edge < 6; edge++) {
          const other = map.near[at * 6 + edge]!;
          if (other < 0 || seen.has(other)) continue;
          seen.add(other);
          next.push(other);
        }
      }
      ring = next;
    }
  }
  return near;
}

function note(near: Near, place: number, tiles: number): void {
  if (tiles < near.first) {
    near.second = near.first;
    near.first = tiles;
    near.place = place;
  } else if (tiles < near.second) near.second = tiles;
}
