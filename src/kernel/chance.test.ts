import { createCipheriv, createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type ChanceDraw,
  ChanceImpossible,
  ChanceMissing,
  commitmentOf,
  type Drawn,
  isSeed,
  NO_CHANCE,
  rngSource,
  seedFromText,
  seedSource,
  tapeSource,
  visitPoint,
} from './chance.ts';
import { rngOf } from './rng.ts';

const ZERO = '0'.repeat(64);
const FF = 'f'.repeat(64);
const SECRET = seedFromText('secret');
const dice = (seed: string, point: string, k: number, n: number) => {
  const { draw } = visitPoint(seedSource(seed), point, k);
  return Array.from({ length: n }, () => draw.die(6));
};
const onTape = (...visits: [string, (number | string)[]][]) =>
  tapeSource(visits.map(([point, values]): Drawn => ({ point, values })));

describe('chance from a seed', () => {
  test('outcomes are pinned: a saved game replays for ever', () => {
    expect(dice(ZERO, 'die', 0, 12)).toEqual([2, 1, 1, 6, 5, 6, 4, 6, 3, 3, 1, 2]);
    expect(dice(FF, 'die', 0, 12)).toEqual([3, 5, 2, 3, 2, 1, 2, 6, 1, 1, 2, 2]);
    const { draw } = visitPoint(seedSource(SECRET), 'bag', 3);
    expect(Array.from({ length: 20 }, () => draw.below(1_000_000))).toEqual([
      918563, 569347, 32772, 840588, 953414, 433155, 290477, 152310, 23812, 316058, 503533, 324502, 197319, 416239,
      22523, 220984, 478392, 184784, 206167, 184295,
    ]);
    expect(draw.order(8)).toEqual([0, 3, 7, 1, 2, 5, 6, 4]);
    expect(Array.from({ length: 6 }, () => draw.token({ red: 3, blue: 1, green: 2 }))).toEqual([
      'red',
      'red',
      'blue',
      'red',
      'blue',
      'green',
    ]);
    expect(seedFromText('a')).toBe('769dd7e544620b72389f35b72ed65e6e1ab5dc58f7e0bc6e42e5ebd8d247559d');
    expect(commitmentOf(ZERO)).toBe('927941ca14b634a8374adbac8867ac81d4ea86780370ea4735950200018711e2');
  });

  test('the stream is ChaCha20 keyed by SHA-256 of seed, point and visit: another implementation agrees', () => {
    const key = createHash('sha256')
      .update(Buffer.concat([Buffer.from(SECRET, 'hex'), Buffer.from('/die/3')]))
      .digest();
    const bytes = createCipheriv('chacha20', key, Buffer.alloc(16)).update(Buffer.alloc(4 * 100));
    const words = Array.from({ length: 100 }, (_, i) => bytes.readUInt32LE(4 * i));
    const fair = words.filter((word) => word < 2 ** 32 - (2 ** 32 % 6)).map((word) => (word % 6) + 1);
    expect(dice(SECRET, 'die', 3, fair.length)).toEqual(fair);
  });

  test('an outcome depends on its point and visit alone', () => {
    const alone = dice(SECRET, 'growth', 4, 30);
    const source = seedSource(SECRET);
    for (let k = 0; k < 4; k++) visitPoint(source, 'growth', k).draw.order(20);
    visitPoint(source, 'other', 4).draw.die(6);
    const { draw } = visitPoint(source, 'growth', 4);
    expect(Array.from({ length: 30 }, () => draw.die(6))).toEqual(alone);
    expect(dice(SECRET, 'growth', 5, 30)).not.toEqual(alone);
    expect(dice(SECRET, 'grow', 4, 30)).not.toEqual(alone);
    expect(dice(seedFromText('secret2'), 'growth', 4, 30)).not.toEqual(alone);
    // Point and number cannot run into each other: `a/1` visit 2 is not `a` visit `1/2`.
    expect(dice(SECRET, 'p1', 1, 30)).not.toEqual(dice(SECRET, 'p', 11, 30));
  });

  test('dice, orders and bags are uniform', () => {
    const faces = [0, 0, 0, 0, 0, 0];
    for (const face of dice(SECRET, 'many', 0, 60_000)) faces[face - 1]! += 1;
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500);
    const orders: Record<string, number> = {};
    const tokens: Record<string, number> = {};
    const { draw } = visitPoint(seedSource(SECRET), 'orders', 0);
    for (let i = 0; i < 6000; i++) {
      const order = draw.order(3).join('');
      orders[order] = (orders[order] ?? 0) + 1;
      const token = draw.token({ a: 1, b: 2, none: 0 });
      tokens[token] = (tokens[token] ?? 0) + 1;
    }
    expect(Object.keys(orders)).toHaveLength(6);
    for (const count of Object.values(orders)) expect(Math.abs(count - 1000)).toBeLessThan(160);
    expect(Object.keys(tokens).sort()).toEqual(['a', 'b']);
    expect(Math.abs(tokens.a! - 2000)).toBeLessThan(200);
  });

  test('the first outcomes of successive visits are independent', () => {
    const counts: Record<string, number> = {};
    for (let k = 0; k < 7200; k++) {
      const pair = `${dice(SECRET, 'a', k, 1)}${dice(SECRET, 'a', k + 1, 1)}`;
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(36);
    for (const count of Object.values(counts)) expect(Math.abs(count - 200)).toBeLessThan(75);
  });

  test('a bag does not depend on the order in which it is written', () => {
    const first = visitPoint(seedSource(SECRET), 'bag', 0).draw;
    const second = visitPoint(seedSource(SECRET), 'bag', 0).draw;
    for (let i = 0; i < 50; i++) expect(first.token({ a: 1, b: 2, c: 3 })).toBe(second.token({ c: 3, a: 1, b: 2 }));
  });

  test('an empty bag, a draw outside a point and a bad seed are bugs', () => {
    const { draw } = visitPoint(seedSource(SECRET), 'bag', 0);
    expect(() => draw.token({})).toThrow('bug:');
    expect(() => draw.token({ a: 0 })).toThrow('bug:');
    for (const name of ['below', 'die', 'token', 'order'] as const)
      expect(() => (NO_CHANCE[name] as () => unknown)()).toThrow('bug:');
    for (const bad of ['', 'abc', 'F'.repeat(64), `${ZERO}0`, 7, null]) {
      expect(isSeed(bad)).toBe(false);
      expect(() => seedSource(bad as string)).toThrow('bug:');
    }
  });

  test('the commitment tells nothing but the seed, and every seed has its own', () => {
    expect(commitmentOf(ZERO)).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set([commitmentOf(ZERO), commitmentOf(FF), ZERO, FF]).size).toBe(4);
  });
});

describe('chance from a tape', () => {
  const sum = (draw: ChanceDraw) => draw.die(6) + draw.die(6);

  test('gives the values in their order, one visit after another', () => {
    const tape = onTape(['dice', [3, 4]], ['bag', ['red']]);
    const first = visitPoint(tape, 'dice', 0);
    expect(sum(first.draw)).toBe(7);
    first.close();
    tape.used?.();
    expect(visitPoint(tape, 'bag', 0).draw.token({ red: 1, blue: 4 })).toBe('red');
  });

  test('asking for the same visit twice gives the same', () => {
    const tape = onTape(['dice', [3, 4]]);
    expect(sum(visitPoint(tape, 'dice', 0).draw)).toBe(7);
    expect(sum(visitPoint(tape, 'dice', 0).draw)).toBe(7);
  });

  test('a missing value says what was asked', () => {
    const { draw } = visitPoint(onTape(['dice', [3]]), 'dice', 0);
    draw.die(6);
    expect(() => draw.die(6)).toThrow(ChanceMissing);
    try {
      draw.die(8);
    } catch (error) {
      expect(error).toMatchObject({ ask: { type: 'number', from: 1, to: 8 }, index: 1 });
    }
    expect(() => visitPoint(onTape(['other', [3]]), 'dice', 0).draw.die(6)).toThrow(ChanceMissing);
    expect(() => visitPoint(onTape(), 'dice', 0).draw.die(6)).toThrow(ChanceMissing);
  });

  test.each([0, 7, -1, 2.5, '3', 'x', 1e20])('the die cannot show %s', (value) => {
    expect(() => visitPoint(onTape(['dice', [value]]), 'dice', 0).draw.die(6)).toThrow(ChanceImpossible);
  });

  test.each(['green', 'none', '__proto__', 'toString', 1])('the bag cannot give %s', (value) => {
    const { draw } = visitPoint(onTape(['bag', [value]]), 'bag', 0);
    expect(() => draw.token({ red: 1, none: 0 })).toThrow(ChanceImpossible);
  });

  test('an order must be one', () => {
    expect(visitPoint(onTape(['o', ['2', '0', '1']]), 'o', 0).draw.order(3)).toEqual([2, 0, 1]);
    expect(() => visitPoint(onTape(['o', ['2', '2', '1']]), 'o', 0).draw.order(3)).toThrow(ChanceImpossible);
  });

  test('values that nobody asked for are refused when the visit closes', () => {
    const visit = visitPoint(onTape(['dice', [3, 4, 5]]), 'dice', 0);
    sum(visit.draw);
    expect(() => visit.close()).toThrow(ChanceImpossible);
  });
});

describe('a visit writes down what it gave', () => {
  test('the values and who may see them', () => {
    const visit = visitPoint(rngSource(rngOf('x')), 'deal', 0);
    visit.draw.below(5, [0, 1]);
    visit.draw.below(5, [1, 2]);
    visit.draw.below(5);
    expect(visit.drawn.values).toHaveLength(3);
    expect(visit.drawn).toMatchObject({ point: 'deal', to: [1] });
    const open = visitPoint(rngSource(rngOf('x')), 'roll', 0);
    open.draw.die(6);
    expect('to' in open.drawn).toBe(false);
  });

  test('what a seed gave is a tape that gives the same', () => {
    const play = (draw: ChanceDraw) => [draw.die(20), draw.order(5), draw.token({ a: 2, b: 3 }), draw.below(9)];
    const visit = visitPoint(seedSource(SECRET), 'all', 7);
    const given = play(visit.draw);
    const again = visitPoint(tapeSource([visit.drawn]), 'all', 7);
    expect(play(again.draw)).toEqual(given);
    again.close();
  });
});
