/**
 * The cheapest route without a repeated sector from one of some sectors to one of others that uses a given
 * edge. Walking all routes could take for ever on a full map, and a plain breadth-first search would pay
 * dead ends; so it is a flow of two units: from the two ends of the edge, one to each goal, no sector twice.
 */

export interface Edge {
  a: number;
  b: number;
  cost: number;
}

interface Arc {
  to: number;
  room: number;
  cost: number;
  /** The arc that takes this one back. */
  twin: number;
}

interface Net {
  arcs: Arc[];
  /** Arcs out of each node. */
  out: Map<number, number[]>;
}

function join(net: Net, from: number, to: number, cost: number): void {
  const add = (at: number, arc: Arc) => {
    const list = net.out.get(at);
    if (list) list.push(net.arcs.length);
    else net.out.set(at, [net.arcs.length]);
    net.arcs.push(arc);
  };
  const first = net.arcs.length;
  add(from, { to, room: 1, cost, twin: first + 1 });
  add(to, { to: from, room: 0, cost: -cost, twin: first });
}

const SOURCE = -1;
const SINK = -2;
const STARTS = -3;
const ENDS = -4;
/** Every sector is a gate of two nodes that one unit can pass. */
const into = (sector: number): number => 2 * sector;
const outOf = (sector: number): number => 2 * sector + 1;

/** The cost of the cheapest route whatever it uses; null when there is none, or when a sector is both: then no search by cost alone will do. */
export function cheapestRoute(edges: readonly Edge[], from: readonly number[], to: readonly number[]): number | null {
  if (from.some((sector) => to.includes(sector))) return null;
  let sectors = 0;
  for (const { a, b } of edges) sectors = Math.max(sectors, a + 1, b + 1);
  const costs = new Float64Array(sectors).fill(Number.POSITIVE_INFINITY);
  for (const sector of from) if (sector < sectors) costs[sector] = 0;
  for (let isCheaper = true; isCheaper; ) {
    isCheaper = false;
    for (const { a, b, cost } of edges) {
      if (costs[a]! + cost < costs[b]! && !to.includes(a)) {
        costs[b] = costs[a]! + cost;
        isCheaper = true;
      } else if (costs[b]! + cost < costs[a]! && !to.includes(b)) {
        costs[a] = costs[b]! + cost;
        isCheaper = true;
      }
    }
  }
  let best = Number.POSITIVE_INFINITY;
  for (const sector of to) if (sector < sectors) best = Math.min(best, costs[sector]!);
  return best === Number.POSITIVE_INFINITY ? null : best;
}

/** Null when no such route exists; its cost includes the edge. */
export function cheapestThrough(
  edges: readonly Edge[],
  through: number,
  from: readonly number[],
  to: readonly number[],
): number | null {
  const net: Net = { arcs: [], out: new Map() };
  const must = edges[through]!;
  const sectors = new Set(edges.flatMap(({ a, b }) => [a, b]));
  for (const sector of sectors) {
    // A goal is where a route ends: nothing leads on from it.
    join(net, into(sector), outOf(sector), 0);
    if (from.includes(sector)) join(net, outOf(sector), STARTS, 0);
    if (to.includes(sector)) join(net, outOf(sector), ENDS, 0);
  }
  edges.forEach(({ a, b, cost }, i) => {
    if (i === through) return;
    if (!to.includes(a)) join(net, outOf(a), into(b), cost);
    if (!to.includes(b)) join(net, outOf(b), into(a), cost);
  });
  join(net, STARTS, SINK, 0);
  join(net, ENDS, SINK, 0);
  join(net, SOURCE, into(must.a), 0);
  join(net, SOURCE, into(must.b), 0);
  let total = must.cost;
  for (let unit = 0; unit < 2; unit++) {
    const cost = sendOne(net);
    if (cost === null) return null;
    total += cost;
  }
  return total;
}

/** Sends one more unit the cheapest way, taking earlier ones back where that helps (Bellman and Ford). */
function sendOne(net: Net): number | null {
  const best = new Map([[SOURCE, 0]]);
  const by = new Map<number, number>();
  const open = [SOURCE];
  for (let node = open.shift(); node !== undefined; node = open.shift()) {
    for (const i of net.out.get(node) ?? []) {
      const { to, room, cost } = net.arcs[i]!;
      const sum = best.get(node)! + cost;
      const known = best.get(to);
      if (room === 0 || (known !== undefined && known <= sum)) continue;
      best.set(to, sum);
      by.set(to, i);
      open.push(to);
    }
  }
  const cost = best.get(SINK);
  if (cost === undefined) return null;
  for (let node = SINK; node !== SOURCE; ) {
    const arc = net.arcs[by.get(node)!]!;
    const twin = net.arcs[arc.twin]!;
    arc.room -= 1;
    twin.room += 1;
    node = twin.to;
  }
  return cost;
}
