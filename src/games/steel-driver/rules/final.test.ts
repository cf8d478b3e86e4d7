import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { legal } from '../../../kernel/legal.ts';
import { COMPONENTS } from '../board/components.ts';
import { steelDriver } from '../index.ts';
import { GOODS } from '../state.ts';
import { board } from '../testing/boards.ts';
import { acting, build, collect, eventsOf, now, pass, play, refusal, settle } from '../testing/play.ts';
import { scenario } from '../testing/scenario.ts';
import { finalController } from './control.ts';
import { type GoodCounts, setsOf, setValue } from './goods.ts';

const small = board(
  'ny*=40:black a=30:white b=20:silver c=20:orange d*=20:red sf*=40:black',
  'ny-a a-b b-c c-d d-sf ny-b a-c',
);

describe('the end of a turn', () => {
  test('SD-35: the controller alone is paid, once, whatever the shares', () => {
    const s = scenario('3p | turn 3 | profit | shares red 1 3 0 | control red:0 blue:2 | level red 70 blue 40 grey 30');
    const done = settle(s);
    expect(eventsOf(done, 'profit-paid').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 70],
      [2, 40],
    ]);
    expect(done.state.players.map((player) => player.cash)).toEqual([70, 0, 40]);
  });

  test('SD-36: then the Pass row is the order, levels are 0, and the markers lie in the boxes', () => {
    const passed = 'blue red brown yellow grey green';
    const { state } = settle(
      scenario(`3p | turn 3 | profit | passed ${passed} | control red:0 | level red 70 | box red 2`),
    );
    expect(state).toMatchObject({
      turn: 4,
      order: passed.split(' '),
      passed: [],
      phases: [{ id: 'sales', handOns: 0 }],
    });
    expect(state.companies.red).toMatchObject({ profit: 0, controller: null, lastController: 0, box: 2 });
  });

  test('SD-36: after the fifth turn no marker goes back before control is settled', () => {
    const done = settle(scenario('3p | turn 5 | profit | shares red 1 1 0 | control red:1 | red new-york boston'));
    expect(now(done.state)).toEqual({ id: 'collecting', company: 'red' });
    expect(done.state.companies.red.controller).toBe(1); // SD-38: a tie falls to the one who controls it
  });
});

describe('before collecting', () => {
  test('SD-3: cubes left in the boxes go back and are no goods', () => {
    const done = settle(scenario('3p | turn 5 | profit | control red:1 | red ny a | box red 5 blue 2', small));
    expect(eventsOf(done, 'goods-placed')).toEqual([{ type: 'goods-placed', cities: 2, cubes: 7 }]);
    expect(done.state).toMatchObject({ cubes: { returned: 7 }, companies: { red: { box: 0, goods: [] } } });
  });

  test('SD-37: every city touched by a rail has one cube, the others none', () => {
    const s = scenario('3p | turn 5 | profit | control red:1 | red ny a a--b | blue ny ny--b | last blue:0', small);
    expect(settle(s).state.goods).toEqual(['ny', 'a', 'b']);
    expect(refusal(scenario('3p | collecting:red | red ny a | last red:0 | goods red a', small), collect('a'))).toEqual(
      {
        code: 'no-goods-there',
        rule: 'SD-37',
        params: { city: 'a' },
      },
    );
  });

  test('SD-38: most shares control; a company not sold on the last turn looks to its last controller', () => {
    const s = scenario('4p | turn 5 | profit | shares red 2 2 1 0 | control red:2 | shares blue 1 1 0 0 | last blue:1');
    const done = settle(s);
    expect(eventsOf(done, 'final-control').map(({ company, seat }) => [company, seat])).toEqual([
      ['red', 0],
      ['blue', 1],
    ]);
    expect(finalController([1, 0, 3, 1], 0)).toBe(2);
  });

  test('SD-41: a company never sold has no controller and collects nothing', () => {
    const done = settle(scenario('3p | turn 5 | profit | control red:1 | red ny a', small));
    expect(eventsOf(done, 'never-sold').map((event) => event.company)).toEqual([
      'yellow',
      'green',
      'blue',
      'grey',
      'brown',
    ]);
    const over = play(done.state, collect('ny'), collect('a'));
    expect(eventsOf(over, 'company-finished')).toContainEqual({
      type: 'company-finished',
      company: 'grey',
      goods: 0,
      value: 0,
    });
    expect(over.state.goods).toEqual([]); // nothing is left on the board
  });
});

describe('collecting', () => {
  const line = '3p | turn 5 | building:red | order red blue | control red:0 blue:1 | blue ny ny--b a--b | red d c';

  test('SD-39: in the order of passing of turn 5, not in the order in which it was played', () => {
    const s = scenario(`${line} | box red 2 blue 1`, small);
    const done = play(s, build('b--c'));
    // Blue, without the price of a rail, passed before red.
    expect(done.state.order.indexOf('blue')).toBeLessThan(done.state.order.indexOf('red'));
    expect(now(done.state)).toEqual({ id: 'collecting', company: 'blue' });
  });

  test('SD-40: one cube a visit, any city of the own network, and no declining', () => {
    const s = scenario(
      '3p | collecting:red | order red blue | red d c b | last red:0 | blue ny a | last blue:1',
      small,
    );
    expect(legal(steelDriver, s, 0)).toEqual([collect('d'), collect('c'), collect('b')]);
    expect(refusal(s, pass)).toEqual({ code: 'not-now', rule: 'SD-40' });
    expect(refusal(s, collect('ny'))).toEqual({
      code: 'not-in-network',
      rule: 'SD-40',
      params: { company: 'red', city: 'ny' },
    });
    expect(refusal(s, collect('atlantis'))).toMatchObject({ code: 'city-unknown', rule: 'SD-40' });
    const taken = play(s, collect('c'));
    expect(eventsOf(taken, 'collected')).toEqual([
      { type: 'collected', seat: 0, company: 'red', city: 'c', good: 'orange', value: 10 },
    ]);
    expect(acting(taken.state)).toEqual([1]);
  });

  test('SD-40: a company is done only when nothing is left for it', () => {
    const s = scenario(
      '3p | collecting:red | order red blue | red d c b | last red:0 | blue ny ny--b | last blue:1',
      small,
    );
    const done = play(s, collect('b'), collect('ny'));
    expect(eventsOf(done, 'company-finished').map((event) => event.company)).toEqual([
      'yellow',
      'green',
      'grey',
      'brown',
    ]);
    expect(acting(done.state)).toEqual([0]); // blue has lost b and passes when its turn comes
  });

  test('SD-42: the engine makes the best sets', () => {
    expect(setsOf({ black: 3, white: 2, silver: 1, orange: 0, red: 0 })).toEqual([3, 2, 1]);
    const s = scenario('3p | collecting:red | red ny a b c d | last red:0 | goods red ny a b c', small);
    expect(eventsOf(play(s, collect('d')), 'shares-paid')[0]).toMatchObject({ perShare: 150 });
  });

  test('SD-43: every share pays the final value, and turn profits are not paid again', () => {
    const s = scenario(
      '3p | collecting:red | cash 100 50 0 | red ny a | shares red 2 1 0 | last red:0 | level red 90 | goods red ny',
      small,
    );
    const done = play(s, collect('a'));
    expect(eventsOf(done, 'shares-paid').map(({ seat, amount }) => [seat, amount])).toEqual([
      [0, 60],
      [1, 30],
    ]);
    expect(done.state).toMatchObject({ phases: [], companies: { red: { profit: 30 } } });
    expect(done.state.players.map((player) => player.cash)).toEqual([160, 80, 0]);
  });

  test('SD-44: cubes left with players are worth nothing', () => {
    const s = scenario('3p | collecting:red | cubes 0 9 0 | red ny a | last red:0 | goods red ny', small);
    const { ranking } = steelDriver.outcome(play(s, collect('a')).state)!;
    expect(ranking.map(({ seat, score }) => [seat, score])).toEqual([
      [0, 30],
      [1, 0],
      [2, 0],
    ]);
  });
});

/** The best partition into sets of different colours by trying every first set: slow, and unlike the formula. */
function slowValue(hand: readonly number[], known = new Map<string, number>()): number {
  const key = hand.join();
  const met = known.get(key);
  if (met !== undefined) return met;
  let best = 0;
  for (let bits = 1; bits < 1 << GOODS.length; bits++) {
    const rest = hand.map((count, i) => count - ((bits >> i) & 1));
    if (rest.some((count) => count < 0)) continue;
    const size = hand.filter((_, i) => (bits >> i) & 1).length;
    best = Math.max(best, COMPONENTS.setValues[size]! + slowValue(rest, known));
  }
  known.set(key, best);
  return best;
}

test('SD-42: set values agree with every possible partition', () => {
  const known = new Map<string, number>();
  const counts = (hand: readonly number[]) =>
    Object.fromEntries(GOODS.map((colour, i) => [colour, hand[i]])) as GoodCounts;
  fc.assert(
    fc.property(fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), (hand) => {
      expect(setValue(counts(hand))).toBe(slowValue(hand, known));
    }),
    { numRuns: 300, seed: Number(process.env.TURNTABLE_FUZZ_SEED ?? 1) },
  );
});
