/** The small parts: hexagons, graphs, auctions, money, options. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { biddingOver, openBidding, passBid, placeBid } from './auction.ts';
import { cheapestPath, distancesFrom } from './graph.ts';
import { axialKey, DIRECTIONS, flatTopCentre, fromOddColumns, hexDistance, opposite, step } from './hex.ts';
import { ceilDiv, floorDiv, sum } from './money.ts';
import { defaultOptions, defineOptions, optionMatrix, readOptions } from './options.ts';

const axial = fc.record({ q: fc.integer({ min: -50, max: 50 }), r: fc.integer({ min: -50, max: 50 }) });
const direction = fc.integer({ min: 0, max: 5 });

describe('hex', () => {
  test('six different neighbours, each one step away, and back again', () => {
    fc.assert(
      fc.property(axial, direction, (at, d) => {
        expect(hexDistance(at, step(at, d))).toBe(1);
        expect(step(step(at, d), opposite(d))).toEqual(at);
        expect(step(at, d + 6)).toEqual(step(at, d));
        expect(step(at, d - 6)).toEqual(step(at, d));
      }),
    );
    expect(new Set(DIRECTIONS.map(axialKey)).size).toBe(6);
  });

  test('distance is that of a search over neighbours', () => {
    const origin = { q: 0, r: 0 };
    const near = distancesFrom([axialKey(origin)], (key) => {
      const [q = 0, r = 0] = key.split(',').map(Number);
      if (hexDistance({ q, r }, origin) > 5) return [];
      return DIRECTIONS.map((_, d) => axialKey(step({ q, r }, d)));
    });
    for (const [key, steps] of near) {
      const [q = 0, r = 0] = key.split(',').map(Number);
      expect(hexDistance({ q, r }, origin)).toBe(steps);
    }
  });

  test('neighbours lie around the centre of a flat-topped hexagon, all as far', () => {
    const at = { q: 3, r: -2 };
    const here = flatTopCentre(at, 10);
    for (const d of DIRECTIONS.keys()) {
      const there = flatTopCentre(step(at, d), 10);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(10 * Math.sqrt(3));
    }
  });

  test('odd columns sit half a hex lower', () => {
    expect(fromOddColumns(0, 0)).toEqual({ q: 0, r: 0 });
    for (const [col, row, dy] of [
      [1, 0, 0.5],
      [2, 0, 0],
      [3, 4, 4.5],
      [-1, 0, 0.5],
    ] as const) {
      const { x, y } = flatTopCentre(fromOddColumns(col, row), 1);
      expect(x).toBeCloseTo(1.5 * col);
      expect(y).toBeCloseTo(dy * Math.sqrt(3));
    }
  });
});

describe('graph', () => {
  const edges: Record<string, string[]> = {
    a: ['b', 'c'],
    b: ['a', 'd'],
    c: ['a', 'd'],
    d: ['b', 'c', 'e'],
    e: ['d'],
    z: [],
  };
  const near = (node: string) => edges[node]!;
  const price: Record<string, number | null> = { a: 0, b: 5, c: 1, d: 1, e: 2, z: 1 };

  test('distances from the nearest source', () => {
    expect([...distancesFrom(['a'], near)]).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 1],
      ['d', 2],
      ['e', 3],
    ]);
    expect(distancesFrom(['a', 'e', 'a'], near).get('d')).toBe(1);
    expect(distancesFrom([], near).size).toBe(0);
  });

  test('the cheapest way, not the shortest one', () => {
    const cost = (node: string) => price[node]!;
    expect(cheapestPath(['a'], (n) => n === 'e', near, cost)).toEqual({ cost: 4, nodes: ['c', 'd', 'e'] });
    const closed = (node: string) => (node === 'c' ? null : price[node]!);
    expect(cheapestPath(['a'], (n) => n === 'e', near, closed)).toEqual({ cost: 8, nodes: ['b', 'd', 'e'] });
    expect(cheapestPath(['a'], (n) => n === 'z', near, cost)).toBe(null);
    expect(cheapestPath([], () => true, near, cost)).toBe(null);
  });

  test('agrees with trying every way on small graphs', () => {
    const graph = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 12 });
    const costs = fc.array(fc.option(fc.nat(4)), { minLength: 6, maxLength: 6 });
    fc.assert(
      fc.property(graph, costs, (pairs, price) => {
        const next = (n: number) => pairs.flatMap(([a, b]) => (a === n ? [b] : b === n ? [a] : []));
        let best = Number.POSITIVE_INFINITY;
        const walk = (node: number, cost: number, seen: number[]) => {
          if (node === 5) best = Math.min(best, cost);
          for (const other of next(node)) {
            const toll = price[other];
            if (toll !== null && toll !== undefined && !seen.includes(other))
              walk(other, cost + toll, [...seen, other]);
          }
        };
        walk(0, 0, [0]);
        const found = cheapestPath(
          [0],
          (n) => n === 5,
          next,
          (n) => price[n] ?? null,
        );
        expect(found?.cost ?? Number.POSITIVE_INFINITY).toBe(best);
      }),
    );
  });
});

describe('auction', () => {
  test('goes round from the first speaker; who passes is out; the last one with a bid has it', () => {
    const b = openBidding(4, 2);
    expect(b).toMatchObject({ in: [2, 3, 0, 1], turn: 2, high: null });
    placeBid(b, 5);
    expect(b.turn).toBe(3);
    passBid(b);
    expect(b).toMatchObject({ in: [2, 0, 1], turn: 0, high: { seat: 2, amount: 5 } });
    placeBid(b, 6);
    passBid(b);
    expect(biddingOver(b)).toBe(false);
    expect(b.turn).toBe(2);
    passBid(b);
    expect(biddingOver(b)).toBe(true);
    expect(b).toMatchObject({ in: [0], turn: 0, high: { seat: 0, amount: 6 } });
  });

  test('the last one in may still speak when nobody has bid', () => {
    const b = openBidding(3, 0);
    passBid(b);
    passBid(b);
    expect(biddingOver(b)).toBe(false);
    expect(b.turn).toBe(2);
    passBid(b);
    expect(biddingOver(b)).toBe(true);
    expect(b).toMatchObject({ in: [], high: null });
  });

  test('whatever is said, each word comes from someone who is in and it ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(5), fc.array(fc.boolean()), (seats, first, raises) => {
        const b = openBidding(seats, first % seats);
        let amount = 0;
        for (let i = 0; !biddingOver(b); i++) {
          expect(b.in).toContain(b.turn);
          expect(b.high?.seat).not.toBe(b.turn);
          if (raises[i]) placeBid(b, ++amount);
          else passBid(b);
        }
        expect(b.high?.amount ?? 0).toBe(amount);
      }),
    );
  });
});

describe('money', () => {
  test.each([
    [7, 2, 4, 3],
    [8, 2, 4, 4],
    [0, 3, 0, 0],
    [1, 6, 1, 0],
    [-7, 2, -3, -4],
    [-1, 2, 0, -1],
  ])('%i in %i parts is %i up and %i down', (amount, parts, up, down) => {
    expect(ceilDiv(amount, parts)).toBe(up);
    expect(floorDiv(amount, parts)).toBe(down);
  });

  test('sum', () => {
    expect(sum([])).toBe(0);
    expect(sum([1, 2, -4])).toBe(-1);
  });
});

describe('options', () => {
  const specs = defineOptions<{ map: string; fast: boolean; size: number }>({
    map: { values: ['one', 'two'], default: 'two' },
    fast: { values: [false, true], default: false },
    size: { values: [0, 1, 2], default: 1, allowed: ({ map }) => (map === 'one' ? [0, 1] : [0, 1, 2]) },
  });

  test('what is left out takes its default', () => {
    expect(defaultOptions(specs)).toEqual({ map: 'two', fast: false, size: 1 });
    expect(readOptions(specs, { fast: true })).toEqual({ ok: true, value: { map: 'two', fast: true, size: 1 } });
  });

  test.each([
    [null, 'options', 'expected-object'],
    [{ maps: 'one' }, 'options.maps', 'unknown-field'],
    [JSON.parse('{"__proto__": 1}'), 'options.__proto__', 'unknown-field'],
    [{ map: 'three' }, 'options.map', 'not-one-of'],
    [{ size: '1' }, 'options.size', 'not-one-of'],
    [{ fast: null }, 'options.fast', 'not-one-of'],
    [{ map: 'one', size: 2 }, 'options.size', 'not-one-of'],
  ])('%j is refused at %s', (raw, at, code) => {
    expect(readOptions(specs, raw)).toMatchObject({ ok: false, at, code });
  });

  test('the matrix holds every value and every pair that goes together, and no choice twice', () => {
    const matrix = optionMatrix(specs);
    expect(new Set(matrix.map((o) => JSON.stringify(o))).size).toBe(matrix.length);
    const has = (part: object) => matrix.some((o) => Object.entries(part).every(([k, v]) => o[k as 'map'] === v));
    for (const map of ['one', 'two']) for (const fast of [false, true]) expect(has({ map, fast })).toBe(true);
    for (const size of [0, 1, 2]) for (const fast of [false, true]) expect(has({ size, fast })).toBe(true);
    expect(has({ map: 'two', size: 2 })).toBe(true);
    expect(has({ map: 'one', size: 2 })).toBe(false);
  });

  test('many options make a small matrix that still holds every value alone and every pair', () => {
    const names = Array.from({ length: 12 }, (_, i) => `o${i}`);
    const specs = defineOptions(
      Object.fromEntries(names.map((name, i) => [name, { values: [0, 1, ...(i < 2 ? [2] : [])], default: 0 }])),
    );
    const matrix = optionMatrix(specs);
    expect(matrix.length).toBeLessThan(40);
    for (const [i, a] of names.entries()) {
      for (const x of specs[a]!.values) {
        const alone = (o: Record<string, unknown>) => o[a] === x && names.every((b) => b === a || o[b] === 0);
        expect(matrix.some(alone), `${a}=${x} alone`).toBe(true);
        for (const b of names.slice(i + 1))
          for (const y of specs[b]!.values) expect(matrix.some((o) => o[a] === x && o[b] === y)).toBe(true);
      }
    }
  });
});
