/** Cheapest ways over the board: Dijkstra with buckets, since costs are small whole numbers. */
import { type Board, priceOn } from './board.ts';
import { firstSide, lastSide } from './grid.ts';

export interface Ways {
  /** Dollars; -1 = out of reach. */
  cost: Int16Array;
  /** Locomotives on that way. */
  steps: Int16Array;
  /** The hex before this one, seen from the source; -1 on a source. */
  from: Int16Array;
}

// A locomotive counts a quarter of a dollar: of two equally cheap ways the shorter one.
const DOLLAR = 4;
const weightOf = (price: number): number => (price < 0 ? -1 : price * DOLLAR + 1);

// More than the dearest hex (five dollars) with every company on it; a power of two, for the ring below.
const BUCKETS = 128;

/**
 * From the sources over the whole board. Forward: what it takes to come to a hex. Backward: what it takes to go
 * from a hex to the sources, the hex itself being there already; one search to Chicago thus serves all companies,
 * because a way through hexes of one's own is never better than one from the last of them.
 */
export function waysFrom(board: Board, sources: readonly number[], backward: boolean): Ways {
  const { near, hexes } = board.grid;
  const size = hexes.length;
  const weight = new Int16Array(size);
  for (let hex = 0; hex < size; hex++) weight[hex] = weightOf(priceOn(board, hex));
  const best = new Int16Array(size).fill(-1);
  const steps = new Int16Array(size);
  const from = new Int16Array(size).fill(-1);
  // Entries of a bucket are chained; one that was overtaken by a cheaper way is skipped when it comes up.
  const head = new Int16Array(BUCKETS).fill(-1);
  const chain: number[] = [];
  const held: number[] = [];
  let waiting = 0;
  const put = (hex: number, key: number) => {
    const bucket = key & (BUCKETS - 1);
    chain.push(head[bucket]!);
    head[bucket] = held.length;
    held.push(hex);
    waiting += 1;
  };
  for (const source of sources) {
    best[source] = 0;
    put(source, 0);
  }
  for (let key = 0; waiting > 0; key++) {
    const bucket = key & (BUCKETS - 1);
    while (head[bucket] !== -1) {
      const entry = head[bucket]!;
      head[bucket] = chain[entry]!;
      waiting -= 1;
      const hex = held[entry]!;
      if (best[hex] !== key) continue;
      if (backward && weight[hex]! < 0) continue;
      for (let side = firstSide(hex); side < lastSide(hex); side++) {
        const other = near[side]!;
        if (other < 0) break; // the neighbours come first, then the edge
        const add = backward ? weight[hex]! : weight[other]!;
        if (add < 0) continue;
        const sum = key + add;
        if (best[other] !== -1 && best[other]! <= sum) continue;
        best[other] = sum;
        steps[other] = steps[hex]! + 1;
        from[other] = hex;
        put(other, sum);
      }
    }
  }
  for (let hex = 0; hex < size; hex++) if (best[hex]! > 0) best[hex] = (best[hex]! - steps[hex]!) / DOLLAR;
  return { cost: best, steps, from };
}

/** From every hex to Chicago. */
export const waysToChicago = (board: Board): Ways => waysFrom(board, board.grid.goals, true);
