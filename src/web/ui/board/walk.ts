/** Which place comes next: by an arrow key towards a side, or the next lit one. */
import type { Place } from '../../games/face.ts';

export interface Direction {
  readonly x: number;
  readonly y: number;
}

export const DIRECTIONS: Readonly<Record<string, Direction | undefined>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Its tangent: how far beside the direction a place may lie, seen from here. */
const WIDEST = 2;

/** The place that lies nearest towards a side; null at the edge of the board. */
export function nextTowards(places: readonly Place[], from: Place, towards: Direction): Place | null {
  let best: { place: Place; cost: number } | null = null;
  for (const place of places) {
    const [dx, dy] = [place.at.x - from.at.x, place.at.y - from.at.y];
    const [along, beside] = [dx * towards.x + dy * towards.y, Math.abs(dx * towards.y) + Math.abs(dy * towards.x)];
    if (along <= 1 || beside > along * WIDEST) continue;
    const cost = along + beside * 1.4;
    if (!best || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** The next lit place after this one in the order of the list, going round; null when none other is lit. */
export function nextLit(
  places: readonly Place[],
  from: Place,
  isLit: (place: Place) => boolean,
  step: 1 | -1,
): Place | null {
  const start = places.indexOf(from);
  for (let i = 1; i <= places.length; i++) {
    const place = places[(start + step * i + places.length * i) % places.length]!;
    if (place !== from && isLit(place)) return place;
  }
  return null;
}
