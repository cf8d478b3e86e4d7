/** Searches on graphs given by a function of neighbours. Nodes are anything that can key a Map. */

/** Steps from the nearest source to every node that can be reached. */
export function distancesFrom<N>(sources: Iterable<N>, neighbours: (node: N) => Iterable<N>): Map<N, number> {
  const found = new Map<N, number>();
  const queue: N[] = [];
  for (const source of sources) {
    if (!found.has(source)) queue.push(source);
    found.set(source, 0);
  }
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head]!;
    const next = found.get(node)! + 1;
    for (const other of neighbours(node)) {
      if (found.has(other)) continue;
      found.set(other, next);
      queue.push(other);
    }
  }
  return found;
}

export interface Path<N> {
  cost: number;
  /** From the first node after the source to the target. */
  nodes: N[];
}

/**
 * The cheapest way from any source to a target; entering a node costs `costOf(node)`, null = closed.
 * Ties fall to the node found first, so the answer depends only on the order of the arguments.
 */
export function cheapestPath<N>(
  sources: Iterable<N>,
  isTarget: (node: N) => boolean,
  neighbours: (node: N) => Iterable<N>,
  costOf: (node: N) => number | null,
): Path<N> | null {
  const best = new Map<N, { cost: number; from: N | null }>();
  const open: N[] = [];
  for (const source of sources) {
    best.set(source, { cost: 0, from: null });
    open.push(source);
  }
  while (open.length > 0) {
    let at = 0;
    for (let i = 1; i < open.length; i++) if (best.get(open[i]!)!.cost < best.get(open[at]!)!.cost) at = i;
    const node = open.splice(at, 1)[0]!;
    const here = best.get(node)!;
    if (here.from !== null && isTarget(node)) {
      const nodes: N[] = [];
      for (let n: N = node; best.get(n)!.from !== null; n = best.get(n)!.from!) nodes.unshift(n);
      return { cost: here.cost, nodes };
    }
    for (const other of neighbours(node)) {
      const price = costOf(other);
      if (price === null) continue;
      const cost = here.cost + price;
      const known = best.get(other);
      if (known && known.cost <= cost) continue;
      best.set(other, { cost, from: node });
      if (!open.includes(other)) open.push(other);
    }
  }
  return null;
}
