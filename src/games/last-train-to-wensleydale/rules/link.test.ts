import { describe, expect, test } from 'vitest';
import { below, rngOf } from '../../../kernel/rng.ts';
import { boardOf } from '../board/boards.ts';
import { eventsOf, line, play } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { linkTracks } from './link.ts';
import { cheapestRoute, cheapestThrough, type Edge } from './routes.ts';

/** Every route without a repeated sector, walked one by one: slow, and what the flow must agree with. */
function slowly(
  edges: readonly Edge[],
  through: number,
  from: readonly number[],
  to: readonly number[],
): number | null {
  let best: number | null = null;
  const walk = (at: number, seen: readonly number[], cost: number, used: boolean) => {
    if (to.includes(at)) {
      if (used && (best === null || cost < best)) best = cost;
      return;
    }
    edges.forEach(({ a, b, cost: price }, i) => {
      const next = a === at ? b : b === at ? a : null;
      if (next !== null && !seen.includes(next)) walk(next, [...seen, next], cost + price, used || i === through);
    });
  };
  for (const first of from) walk(first, [first], 0, false);
  return best;
}

describe('the link', () => {
  test('LTW-45: the cheapest route through an edge is that of a search through all routes', () => {
    const rng = rngOf('routes');
    let found = 0;
    for (let n = 0; n < 300; n++) {
      const edges: Edge[] = [];
      for (let i = 0; i < 12; i++) {
        const [a, b] = [below(rng, 8), below(rng, 8)];
        if (a !== b && !edges.some((edge) => (edge.a === a && edge.b === b) || (edge.a === b && edge.b === a)))
          edges.push({ a, b, cost: 90 + below(rng, 10) });
      }
      const through = below(rng, edges.length);
      const wanted = slowly(edges, through, [0, 1], [2]);
      expect(cheapestThrough(edges, through, [0, 1], [2])).toBe(wanted);
      if (wanted !== null) found += 1;
      const all = edges.map((_, i) => slowly(edges, i, [0, 1], [2])).filter((cost) => cost !== null);
      expect(cheapestRoute(edges, [0, 1], [2])).toBe(all.length > 0 ? Math.min(...all) : null);
    }
    expect(found).toBeGreaterThan(80);
  });

  test('LTW-45: a spur is on no route, and company tracks connect without scoring', () => {
    const s = scenario(
      'nuremberg 2p | linked | track green nuernberg-nord thon | track 0 thon schniegling post-doos fuerth | track 1 thon ziegelstein',
    );
    const board = boardOf(s);
    expect(linkTracks(s, board, board.link!, 0)).toBe(3);
    expect(linkTracks(s, board, board.link!, 1)).toBe(0);
  });

  test('LTW-45: each player’s shortest route counts, and among equals the one with most of his tracks', () => {
    const s = scenario(
      'nuremberg 3p large | linked | track 0 nuernberg-nord thon schniegling post-doos fuerth | track 1 thon post-wetzendorf post-doos | track 2 schniegling post-muggenhof post-doos',
    );
    const board = boardOf(s);
    expect(linkTracks(s, board, board.link!, 0)).toBe(4);
    // Thon, Wetzendorf, Doos is as long as Thon, Schniegling, Doos; by Muggenhof it is one longer.
    expect(linkTracks(s, board, board.link!, 1)).toBe(2);
    expect(linkTracks(s, board, board.link!, 2)).toBe(2);
  });

  test('LTW-89: no link, no points; it is paid when a construction makes it', () => {
    const s = scenario('nuremberg 2p | building:0 | cubes 12 12 | track 1 fuerth post-doos schniegling');
    const short = play(s, 0, ...line('nuernberg-nord', 'thon'));
    expect(eventsOf(short, 'linked')).toEqual([]);
    const made = play(s, 0, ...line('nuernberg-nord', 'thon', 'schniegling'));
    expect(eventsOf(made, 'linked')).toEqual([{ type: 'linked', start: 'nuernberg-nord', end: 'fuerth' }]);
    expect(eventsOf(made, 'link-bonus').map(({ seat, points }) => [seat, points])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });
});
