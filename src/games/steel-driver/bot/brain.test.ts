/** What the simple player knows: puzzles with one sensible answer, and value and price in their places. */
import { describe, expect, test } from 'vitest';
import type { Sealed } from '../../../kernel/contract.ts';
import { rngOf } from '../../../kernel/rng.ts';
import type { SDAction, SDState } from '../state.ts';
import { board } from '../testing/boards.ts';
import { acting } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { brain } from './brain.ts';

/** The commonest of a hundred answers: now and then it moves by lot. */
function usual(s: Sealed<SDState>, answer = brain.policy): SDAction {
  const seat = acting(s)[0]!;
  const counts = new Map<string, number>();
  for (let i = 0; i < 100; i++) {
    const key = JSON.stringify(answer(s, seat, rngOf(`puzzle/${i}`)));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return JSON.parse([...counts].sort((a, b) => b[1] - a[1])[0]![0]) as SDAction;
}

describe('puzzles', () => {
  test('rivals without cubes, two companies unsold, five cubes: one for the poorer, the rest for the better', () => {
    const sold = 'control red:0 yellow:0 green:0 blue:0';
    const s = scenario(`3p | turn 5 | sales:1 | cubes 0 5 0 | ${sold} | grey new-york boston | last grey:0`);
    expect(usual(s)).toEqual({ kind: 'open', company: 'brown', amount: 1 });
  });

  test('turn 5, cubes in hand, a company unsold: never hand on, and all of them go in', () => {
    const sold = 'control red:0 yellow:0 green:0 blue:0 grey:0';
    const s = scenario(`3p | turn 5 | sales:1 | cubes 0 4 0 | ${sold}`);
    expect(usual(s)).toEqual({ kind: 'open', company: 'brown', amount: 4 });
  });

  test('one rail joins the coasts and can be paid: build it', () => {
    const small = board('ny*=10 a=10 b=40 sf*=10', 'ny-a a-sf:2 a-b:2');
    const s = scenario('3p | building:red | control red:0 | box red 4 | red ny a', small);
    expect(usual(s)).toEqual({ kind: 'build', link: 'a--sf' });
  });

  test('a rail that leaves the gap at one to the next company: build another', () => {
    const small = board('ny*=10 a=20 b=20 c=20 sf*=10', 'ny-a a-b:2 b-sf ny-c:2');
    const s = scenario('3p | building:red | control red:0 blue:1 | box red 2 blue 2 | red ny a', small);
    expect(usual(s)).toEqual({ kind: 'build', link: 'ny--c' });
  });

  test('first rail between two hexagons: start at the poor end', () => {
    const small = board('ny*=40 a*=10 sf*=10', 'ny-a a-sf:9');
    expect(usual(scenario('3p | building:red | control red:0 | box red 2', small))).toEqual({
      kind: 'start',
      link: 'ny--a',
      city: 'a',
    });
  });

  test('a company without a red city, all else equal: take the red', () => {
    const small = board('ny*=20:black a=20:black b=20:red sf*=10', 'ny-a ny-b b-sf:9');
    const s = scenario('3p | building:red | control red:0 | box red 2 | red ny ny--a', small);
    expect(usual(s)).toEqual({ kind: 'build', link: 'ny--b' });
  });

  test('collecting: the cube that adds most, the contested one first', () => {
    const small = board('ny*=20:black a=20:white b=20:white sf*=10', 'ny-a ny-b a-sf');
    const line = '3p | collecting:red | order red blue | red ny a ny--b | last red:0 | goods red ny';
    expect(usual(scenario(`${line} | blue sf a | last blue:1`, small))).toEqual({ kind: 'collect', city: 'a' });
  });
});

test('whoever weighs a cube plays the collecting out: what a company loses by it counts by who holds its shares', () => {
  const small = board('ny*=20:black a=20:white b=20:white sf*=10:red', 'ny-a ny-b a-sf');
  const first = (blue: string) => {
    const s = scenario(
      `3p | collecting:red | order red blue | red ny a ny--b | last red:0 | blue sf a | last blue:1 | goods red ny | shares red 1 0 0 | shares blue ${blue}`,
      small,
    );
    return brain.plans(s, 0, 24, rngOf('takings'))[0]!.actions[0];
  };
  expect(first('0 3 0')).toEqual({ kind: 'collect', city: 'a' });
  expect(first('3 1 0')).toEqual({ kind: 'collect', city: 'b' });
});

test('among six a newcomer lays a rail that is dearer than it is worth, and knows prices better than elsewhere', () => {
  const dear = board('ny*=10 c=10 d=10 e=10 a=20 b=50 sf*=10', 'ny-c ny-a:2 ny-b:5 c-d:6 d-e:6 e-sf:6');
  const six = scenario('6p | building:red | control red:0 | box red 9 | red ny c', dear);
  expect(usual(six)).toEqual({ kind: 'build', link: 'ny--a' });
  const asNewcomer: typeof brain.policy = (...asked) => brain.newcomer!.act!(...asked) ?? brain.policy(...asked);
  expect(usual(six, asNewcomer)).toEqual({ kind: 'build', link: 'ny--b' });
  const five = scenario('5p | building:red | control red:0 | box red 9 | red ny c', dear);
  expect(usual(five, asNewcomer)).toEqual({ kind: 'build', link: 'ny--a' });
  expect([five, six].map((s) => brain.newcomer!.off!(s))).toEqual([null, 20]);
});

test('among six a new company is dearer on the second turn than among five, and cheaper on the third', () => {
  const at = (seats: number, turn: number) =>
    brain.price(scenario(`${seats}p | turn ${turn} | auction:red by:0 high:0@1 | cubes ${'9 '.repeat(seats)}`), 1);
  expect([2, 3].map((turn) => [at(5, turn), at(6, turn)])).toEqual([
    [2, 3],
    [3, 2],
  ]);
});

test('among six a Master minds every rival, and a saved cube is worth more to it than to others; among fewer it judges like them', () => {
  expect(brain.forPlaces!(scenario('5p'))).toBeNull();
  const { scale, atHorizon } = brain.forPlaces!(scenario('6p'))!;
  expect(scale.everyRival).toBe(true);
  const at = (cubes: string) => scenario(`6p | turn 2 | cubes ${cubes}`);
  const gain = (judge: (s: Sealed<SDState>) => number[]) => judge(at('6 5 5 5 5 5'))[0]! - judge(at('5 5 5 5 5 5'))[0]!;
  expect([gain((s) => brain.value(s, null)), gain(atHorizon!)]).toEqual([25, 33]);
});

describe('price and value', () => {
  test('a company is worth about five cubes when the game begins, and never more than are in hand', () => {
    const s = scenario('4p | auction:red by:0 high:0@1 | cubes 8 8 2 8');
    expect(brain.price(s, 1)).toBeGreaterThanOrEqual(4);
    expect(brain.price(s, 1)).toBeLessThanOrEqual(6);
    expect(brain.price(s, 2)).toBeLessThanOrEqual(2);
    expect(brain.price(scenario('4p'), 1)).toBe(0);
  });

  test('a walled-in company is worth less than one that can grow', () => {
    const walled = board('ny*=20 a=20 sf*=10', 'ny-a');
    const open = board('ny*=20 a=20 sf*=10', 'ny-a a-sf');
    const priceOn = (own: string) =>
      brain.price(
        scenario('4p | turn 2 | auction:red by:0 high:0@1 | cubes 9 9 9 9 | red ny a | box red 6 | last red:2', own),
        1,
      );
    expect(priceOn(walled)).toBeLessThan(priceOn(open));
  });

  test('value counts cash, profit, shares and cubes, and is the cash at the end', () => {
    const s = scenario(
      '3p | turn 3 | cash 100 50 0 | cubes 2 0 0 | red new-york boston albany | shares red 0 2 0 | last red:1',
    );
    const terms: Record<string, number>[] = [];
    const values = brain.value(s, terms);
    expect(terms[0]).toMatchObject({ cash: 100, cubes: 50, shares: 0 });
    expect(terms[1]!.shares).toBeGreaterThan(60);
    values.forEach((value, seat) => {
      expect(value).toBeCloseTo(Object.values(terms[seat]!).reduce((a, b) => a + b));
    });
    expect(brain.value(scenario('3p | over | cash 1 2 3'), null)).toEqual([1, 2, 3]);
  });

  test('a turn that has just begun is a place to stop', () => {
    const s = scenario('3p | turn 2');
    expect(brain.horizon(s, s)).toBe(true);
    expect(brain.horizon(scenario('3p | turn 2 | control red:0'), s)).toBe(false);
  });
});

test('of twelve turns a newcomer leaves some unweighed: with five none but those in which it takes goods, with six none', () => {
  const at = (seats: number, phase: string) =>
    brain.newcomer!.unweighed!(scenario(`${seats}p | ${phase} | control red:0 | box red 2 | red ny a`, coast));
  const coast = board('ny*=10 a=20 sf*=10', 'ny-a a-sf:2');
  expect([3, 4, 5, 6].map((seats) => at(seats, 'building:red'))).toEqual([null, 6, 0, 0]);
  expect([3, 4, 5, 6].map((seats) => at(seats, 'collecting:red'))).toEqual([null, 6, 12, 0]);
});
