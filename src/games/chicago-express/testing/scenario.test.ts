import { describe, expect, test } from 'vitest';
import { chicagoExpress } from '../index.ts';
import { incomeOf, locomotivesLeft } from '../rules/companies.ts';
import { bid, build, decline, now, pass, play, refusal } from './play.ts';
import { scenario } from './scenario.ts';

describe('positions in one line', () => {
  test('say everything a position holds', () => {
    const s = scenario(
      '3p | turn:1 | cash 20 9 4 | prr R5 R4 Q4 | treasury prr 12 bo 3 | shares prr 1 0 1 | houses Q4 | dials 1 0 2 | ' +
        'detroit 3 | wheeling 4 | pittsburgh 8',
    );
    expect(s.players.map(({ cash, shares }) => [cash, shares.prr])).toEqual([
      [20, 1],
      [9, 0],
      [4, 1],
    ]);
    expect(s.companies.prr).toEqual({ treasury: 12, network: ['R5', 'R4', 'Q4'] });
    expect(s.companies.bo.treasury).toBe(3);
    expect(s).toMatchObject({
      dials: { auction: 1, expansion: 0, development: 2 },
      tracks: { detroit: 2, wheeling: 1, pittsburgh: 2 },
      houses: ['Q4'],
      phases: [{ id: 'turn', seat: 1, done: false }],
    });
    expect(chicagoExpress.referee(s)).toEqual([]);
  });

  test('name a sale, its highest bid and who has passed', () => {
    expect(now(scenario('4p | auction:nyc by:1 high:3@9 out:2'))).toMatchObject({
      id: 'auction',
      company: 'nyc',
      floor: 8,
      bidding: { first: 1, in: [1, 3, 0], turn: 0, high: { seat: 3, amount: 9 } },
    });
    expect(now(scenario('2p | prr ..A2 | wab | wabash by:1'))).toMatchObject({ id: 'wabash-auction', floor: 1 });
    expect(now(scenario('2p | expansion:prr by:1 built:1 | prr R4 | shares prr 0 1'))).toMatchObject({ built: ['R4'] });
  });

  test('find a network with an income or with locomotives used up', () => {
    for (const income of [6, 9, 12, 15, 18]) expect(incomeOf(scenario(`2p | bo income:${income}`), 'bo')).toBe(income);
    expect(locomotivesLeft(scenario('2p | co left:3'), 'co')).toBe(3);
  });

  test.each([
    ['x', 'no number of players in "x"'],
    ['7p', 'no number of players in "7p"'],
    ['3p | turn:3', 'no seat 3 in "turn:3"'],
    ['3p | cash 1 2', '3 figures expected in "cash 1 2"'],
    ['3p | cash 1 2 x', '"x" is not a number in "cash 1 2 x"'],
    ['3p | shares erie 1 0 0', 'no company "erie" in "shares erie 1 0 0"'],
    ['3p | prr Z9', 'no hex "Z9" in "prr Z9"'],
    ['3p | prr Q3', 'the referee finds network-broken in "3p | prr Q3"'],
    ['3p | detroit 9', 'no such value in "detroit 9"'],
    ['3p | huoses Q4', 'no "huoses" in "huoses Q4"'],
    ['3p | auction:prr by:0 hihg:1@9', 'no mark "hihg" in "auction:prr by:0 hihg:1@9"'],
    ['3p | over:boredom', 'no end by "boredom" in "over:boredom"'],
    ['3p | prr income:90', 'found no network of prr with income 90'],
    ['3p | wab', 'the referee finds latecomer-too-early in "3p | wab"'],
  ])('%s is refused with its reason', (line, why) => {
    expect(() => scenario(line)).toThrow(`scenario: ${why}`);
  });

  test('playing refuses what the rules refuse, and a refusal must be one', () => {
    const s = scenario('2p | turn:0');
    expect(() => play(s, 0, build('nyc', 'R3'))).toThrow('no-share-held');
    expect(() => play(s, 0, { kind: 'bid', amount: 0.5 })).toThrow('malformed');
    expect(() => refusal(s, 0, decline('auction'))).toThrow('not refused');
    expect(refusal(s, 0, pass).code).toBe('not-now');
    expect(refusal(s, 1, bid(1)).code).toBe('not-your-turn');
  });
});
