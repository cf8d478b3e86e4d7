/** Cheapest ways over the board: Dijkstra with buckets, since costs are small whole numbers. */
import { COMPANIES } from '../state.ts';
import { type Board, priceOn } from './board.ts';
import { firstSide, type Grid, lastSide } from './grid.ts';

export interface Ways {
  /** Dollars; -1 = out of reach. */
  cost: Int16Array;
  /** Locomotives on that way. */
  steps: Int16Array;
}
/** Ways from the sources: each can be followed back. */
export interface WaysOut extends Ways {
  /** The hex before this one, seen from the source; -1 on a source. */
  from: Int16Array;
}

// A locomotive counts a quarter of a dollar: of two equally cheap ways the shorter one.
const DOLLAR = 4;
/** No way yet. */
const FAR = 0x7fff;
const weightOf = (price: number): number => (price < 0 ? -1 : price * DOLLAR + 1);

/** Where a search keeps its queue: entries of a bucket are chained. One search is over before the next begins. */
interface Queue {
  weight: Int16Array;
  head: Int16Array;
  next: Int16Array;
  hex: Int16Array;
}
const queues = new WeakMap<Grid, Queue>();

function queueOf(grid: Grid): Queue {
  const known = queues.get(grid);
  if (known) return known;
  // A hex enters the queue at most once from each side, and once as a source.
  const entries = grid.near.length + grid.hexes.length;
  // The buckets form a ring, longer than the dearest step: the last company to come to the dearest hex (CE-28).
  const dearest = weightOf(COMPANIES.length * Math.max(...grid.hexes.map(({ cost }) => cost)));
  const buckets = 2 ** Math.ceil(Math.log2(dearest + 1));
  const queue = {
    weight: new Int16Array(grid.hexes.length),
    head: new Int16Array(buckets).fill(-1),
    next: new Int16Array(entries),
    hex: new Int16Array(entries),
  };
  queues.set(grid, queue);
  return queue;
}

/** What it takes to come from the sources to each hex of the board. */
export function waysFrom(board: Board, sources: readonly number[]): WaysOut {
  const from = new Int16Array(board.grid.hexes.length).fill(-1);
  const { cost, steps } = search(board, sources, from);
  return { cost, steps, from };
}

/**
 * What it takes to go from each hex to the goals, the hex itself being there already; one search to Chicago thus serves
 * all companies, because a way through hexes of one's own is never better than one from the last of them.
 */
export const waysTo = (board: Board, goals: readonly number[]): Ways => search(board, goals, null);

/** From the sources over the whole board: forward where `from` is to be filled in, backward where there is none. */
function search(board: Board, sources: readonly number[], from: Int16Array | null): Ways {
  const backward = from === null;
  const { near, hexes } = board.grid;
  const size = hexes.length;
  const { weight, head, next, hex: hexAt } = queueOf(board.grid);
  for (let hex = 0; hex < size; hex++) weight[hex] = weightOf(priceOn(board, hex));
  const best = new Int16Array(size).fill(FAR);
  const steps = new Int16Array(size);
  const ring = head.length - 1;
  let entries = 0;
  let served = 0;
  for (const source of sources) {
    best[source] = 0;
    hexAt[entries] = source;
    next[entries] = head[0]!;
    head[0] = entries++;
  }
  for (let key = 0; served < entries; key++) {
    const bucket = key & ring;
    let entry = head[bucket]!;
    head[bucket] = -1; // no step is for nothing: none of them comes back here before its turn
    for (; entry !== -1; entry = next[entry]!) {
      served += 1;
      const hex = hexAt[entry]!;
      if (best[hex] !== key) continue; // overtaken by a cheaper way
      const leave = weight[hex]!;
      if (backward && leave < 0) continue;
      const step = steps[hex]! + 1;
      for (let side = firstSide(hex); side < lastSide(hex); side++) {
        const other = near[side]!;
        if (other < 0) break; // the neighbours come first, then the edge
        const add = backward ? leave : weight[other]!;
        if (add < 0) continue;
        const sum = key + add;
        if (best[other]! <= sum) continue;
        best[other] = sum;
        steps[other] = step;
        if (from) from[other] = hex;
        const place = sum & ring;
        hexAt[entries] = other;
        next[entries] = head[place]!;
        head[place] = entries++;
      }
    }
  }
  for (let hex = 0; hex < size; hex++) best[hex] = best[hex] === FAR ? -1 : (best[hex]! - steps[hex]!) / DOLLAR;
  return { cost: best, steps };
}

/** Boards whose ways to Chicago are remembered, by a number made of who stands where. */
const PLACES = 2048;
interface Remembered {
  who: Uint8Array;
  ways: Ways;
}
const remembered = new WeakMap<Grid, (Remembered | undefined)[]>();

/**
 * From every hex to Chicago. Most moves leave the locomotives where they are, and the playouts of a search all set out from the same board:
 * the ways of a board are worked out once and are not to be written to.
 */
export function waysToChicago(board: Board): Ways {
  const { grid, who } = board;
  let known = remembered.get(grid);
  if (!known) {
    known = new Array<Remembered | undefined>(PLACES).fill(undefined);
    remembered.set(grid, known);
  }
  const place = placeOf(who);
  const found = known[place];
  if (found && isSame(found.who, who)) return found.ways;
  const ways = waysTo(board, grid.goals);
  known[place] = { who: who.slice(), ways };
  return ways;
}

/** Boards that share a place push each other out: a matter of time only. */
function placeOf(who: Uint8Array): number {
  let sum = 0;
  for (let hex = 0; hex < who.length; hex++) sum = (Math.imul(sum, 31) + who[hex]!) | 0;
  return (sum ^ (sum >>> 15)) & (PLACES - 1);
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
