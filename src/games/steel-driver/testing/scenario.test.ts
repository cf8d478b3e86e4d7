import { describe, expect, test } from 'vitest';
import { railsBuilt } from '../rules/companies.ts';
import { board } from './boards.ts';
import { bid, build, now, pass, play, refusal } from './play.ts';
import { scenario } from './scenario.ts';

describe('positions in one line', () => {
  test('say everything a position holds', () => {
    const s = scenario(
      '3p | turn 2 | sales:1 handed:2 | cubes 4 0 7 | cash 120 0 40 | red new-york boston | box red 5 blue 3 | ' +
        'shares red 1 1 0 | last red:1 | level red 30 | order blue grey',
    );
    expect(s).toMatchObject({
      turn: 2,
      active: 1,
      phases: [{ id: 'sales', handOns: 2 }],
      players: [
        { cubes: 4, cash: 120 },
        { cubes: 0, cash: 0 },
        { cubes: 7, cash: 40 },
      ],
      order: ['blue', 'grey', 'red', 'yellow', 'green', 'brown'],
      cubes: { handedOut: 21, returned: 0 },
    });
    expect(s.companies.red).toMatchObject({ box: 5, profit: 30, cities: ['new-york', 'boston'], shares: [1, 1, 0] });
    expect(s.companies.blue.box).toBe(3);
  });

  test('name an auction, a builder, a collector and the end', () => {
    expect(now(scenario('4p | auction:red by:1 high:3@4 out:2'))).toMatchObject({
      company: 'red',
      bidding: { first: 1, in: [1, 3, 0], turn: 0, high: { seat: 3, amount: 4 } },
    });
    expect(now(scenario('3p | building:red | control red:2 | box red 2'))).toEqual({ id: 'building', company: 'red' });
    const end = scenario(
      '3p | collecting:red | red new-york boston albany | last red:2 | goods red boston | box red 4',
    );
    expect(end).toMatchObject({ goods: ['albany', 'new-york'], turn: 5, cubes: { returned: 4 } });
    expect(
      scenario('3p | over | red new-york boston | last red:0 | goods red boston new-york').companies.red.profit,
    ).toBe(20);
  });

  test('fill up rails, and play on a small board', () => {
    expect(railsBuilt(scenario('3p | red new-york | rails red 17 | last red:0'), 'red')).toBe(17);
    const small = board('ny*=40 a=30 sf*', 'ny-a a-sf:3');
    expect(scenario('3p | red ny a | last red:0', small).rails).toEqual(['red', 'free']);
  });

  test.each([
    ['x', 'no number of players in "x"'],
    ['2p', 'no number of players in "2p"'],
    ['3p | sales:3', 'no seat 3 in "sales:3"'],
    ['3p | cubes 1 2', '3 figures expected in "cubes 1 2"'],
    ['3p | cash 1 2 x', '"x" is not a number in "cash 1 2 x"'],
    ['3p | shares erie 1 0 0', 'no company "erie" in "shares erie 1 0 0"'],
    ['3p | red atlantis', 'no city "atlantis" in "red atlantis"'],
    ['3p | red new-york denver', 'no free link to "denver" in "red new-york denver"'],
    ['3p | bxo red 4', 'no "bxo" in "bxo red 4"'],
    ['3p | auction:red by:0', 'no highest bid in "auction:red by:0"'],
    ['3p | auction:red by:0 hihg:1@9', 'no mark "hihg" in "auction:red by:0 hihg:1@9"'],
    ['3p | red albany boston | last red:0', 'the referee finds network-broken'],
    ['3p | building:red', 'the referee finds phases-broken'],
  ])('%s is refused with its reason', (line, why) => {
    expect(() => scenario(line)).toThrow(`scenario: ${why}`);
  });

  test('playing refuses what the rules refuse, and a refusal must be one', () => {
    const s = scenario('3p | building:red | control red:2 | box red 2');
    expect(() => play(s, build('x--y'))).toThrow('link-unknown');
    expect(() => play(s, { kind: 'bid', amount: 0.5 })).toThrow('malformed');
    expect(() => refusal(scenario('3p'), { kind: 'hand-on' })).toThrow('not refused');
    expect(refusal(s, pass).code).toBe('not-now');
    expect(refusal(s, bid(1), 1).code).toBe('not-your-turn');
  });
});
