import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { rngOf } from '../../../../kernel/rng.ts';
import { explain, parseAction } from '../../../../kernel/words.ts';
import { chicagoExpress } from '../../index.ts';
import { bid, eventsOf, now, pass, play, playAll, refusal, settle } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { bid as bidKind } from './bid.ts';

describe('bid', () => {
  test.each([
    ['prr', 7, ''],
    ['bo', 6, '| shares prr 1 0 0'],
    ['co', 5, '| shares prr 1 0 0 | shares bo 1 0 0'],
    ['nyc', 8, '| shares prr 1 0 0 | shares bo 1 0 0 | shares co 1 0 0'],
  ])('CE-9: the opening bid for %s is at least %i', (company, floor, sold) => {
    const s = scenario(`3p | opening:${company} by:1 ${sold}`);
    expect(refusal(s, 1, bid(floor - 1))).toEqual({ code: 'bid-below-floor', rule: 'CE-9', params: { floor } });
    expect(eventsOf(play(s, 1, bid(floor)), 'bid')).toEqual([{ type: 'bid', seat: 1, company, amount: floor }]);
  });

  test('CE-20: on a turn the floor is income divided by the shares sold and this one, rounded up', () => {
    const s = scenario('3p | auction:nyc by:0 | nyc income:22 | shares nyc 0 1 1');
    expect(refusal(s, 0, bid(7))).toEqual({ code: 'bid-below-floor', rule: 'CE-20', params: { floor: 8 } });
    expect(play(s, 0, bid(8)).state).toMatchObject({ phases: [{}, { bidding: { high: { seat: 0, amount: 8 } } }] });
  });

  test('CE-10: a bid exceeds the highest one, by any whole amount', () => {
    const s = scenario('3p | opening:prr by:0 high:0@12');
    expect(refusal(s, 1, bid(12))).toEqual({ code: 'bid-not-higher', rule: 'CE-10', params: { high: 12 } });
    expect(refusal(s, 1, bid(11))).toMatchObject({ code: 'bid-not-higher' });
    expect(now(play(s, 1, bid(13)).state)).toMatchObject({ bidding: { high: { seat: 1, amount: 13 }, turn: 2 } });
    expect(now(play(s, 1, bid(29)).state)).toMatchObject({ bidding: { high: { seat: 1, amount: 29 } } });
  });

  test('CE-10: the highest bid counts, not the word of the player before, who may have passed', () => {
    const s = scenario('3p | opening:prr by:0');
    const { state } = playAll(s, [
      [0, bid(9)],
      [1, pass],
    ]);
    expect(refusal(state, 2, bid(9))).toMatchObject({ code: 'bid-not-higher', params: { high: 9 } });
    expect(now(play(state, 2, bid(10)).state)).toMatchObject({ bidding: { turn: 0 } });
  });

  test('CE-10: nobody bids more than his cash', () => {
    const s = scenario('3p | opening:prr by:0 | cash 9 40 40');
    expect(refusal(s, 0, bid(10))).toEqual({ code: 'bid-over-cash', rule: 'CE-10', params: { cash: 9 } });
    expect(now(play(s, 0, bid(9)).state)).toMatchObject({ bidding: { high: { seat: 0, amount: 9 } } });
  });

  test('CE-10: the first refusal is the floor, then the highest bid, then the cash', () => {
    const s = scenario('3p | opening:prr by:0 high:0@12 | cash 40 20 8');
    expect(refusal(s, 1, bid(6)).code).toBe('bid-below-floor');
    expect(refusal(s, 1, bid(12)).code).toBe('bid-not-higher');
    expect(refusal(s, 1, bid(21)).code).toBe('bid-over-cash');
    const poor = scenario('3p | opening:prr by:0 high:0@12 | cash 40 14 8');
    expect(refusal(poor, 1, bid(15)).code).toBe('bid-over-cash');
    const floored = scenario('2p | auction:nyc by:0 high:0@8 | cash 9 9');
    expect(refusal(floored, 1, bid(7)).code).toBe('bid-below-floor');
  });

  test('CE-22: there is no bid of zero, since the floor is at least 1', () => {
    const s = scenario('2p | wabash by:0 | prr ..A2 | wab');
    expect(now(s)).toMatchObject({ floor: 1 });
    expect(refusal(s, 0, bid(0))).toEqual({ code: 'bid-below-floor', rule: 'CE-20', params: { floor: 1 } });
    expect(refusal(s, 0, bid(-1)).code).toBe('bid-below-floor');
    expect(eventsOf(play(s, 0, bid(1)), 'bid')).toHaveLength(1);
    const late = scenario('2p | auction:wab by:0 | prr ..A2 | wab | shares wab 0 1');
    expect(now(late)).toMatchObject({ floor: 1 }); // 1 / 2, rounded up
  });

  test('CE-14: a player who cannot reach the lowest bid is passed by the game, and the log says so', () => {
    const s = scenario('3p | opening:prr by:0 | cash 20 9 10');
    const played = play(s, 0, bid(9));
    expect(played.events).toContainEqual({ type: 'forced', seat: 1, kind: 'pass' });
    expect(played.events).toContainEqual({ type: 'passed', seat: 1, company: 'prr' });
    expect(now(played.state)).toMatchObject({ bidding: { turn: 2, in: [0, 2] } }); // 10 is just enough
  });

  test('CE-14: the lowest bid may be the floor itself, and cash equal to it leaves a choice', () => {
    const s = settle(scenario('3p | opening:prr by:0 | cash 6 7 40'));
    expect(s.events).toContainEqual({ type: 'forced', seat: 0, kind: 'pass' });
    expect(now(s.state)).toMatchObject({ bidding: { turn: 1 } });
    expect(legal(chicagoExpress, s.state, 1)).toEqual([bid(7), pass]);
  });

  test('legal bids run from the lowest to the whole cash', () => {
    const s = scenario('3p | opening:prr by:0 high:0@12 | cash 40 15 8');
    expect(legal(chicagoExpress, s, 1)).toEqual([bid(13), bid(14), bid(15), pass]);
  });

  test('CE-10: a bid drawn by lot is one of the legal ones, and each of them comes', () => {
    const s = scenario('3p | opening:prr by:0 high:0@12 | cash 40 15 12');
    const rng = rngOf('bids');
    const drawn = new Set(Array.from({ length: 60 }, () => bidKind.sample!(s, 1, rng)!.amount));
    expect([...drawn].toSorted()).toEqual([13, 14, 15]);
    expect(bidKind.sample!(s, 2, rng)).toBeNull();
    const last = scenario('3p | opening:prr by:0 high:0@12 | cash 40 13 12');
    expect(bidKind.sample!(last, 1, rng)).toEqual(bid(13));
  });

  test('CE-10: a hand may try from 0 to one more than its cash, and reads why not', () => {
    const s = scenario('3p | opening:prr by:0 | cash 9 40 40');
    const tried = [...bidKind.attempts!(s, 0)].map(({ amount }) => amount);
    expect([tried[0], tried.at(-1)]).toEqual([0, 10]);
    const amount = (id: string) => [{ on: 'amount', id }];
    for (const far of ['10', '999'])
      expect(explain(chicagoExpress, s, 0, amount(far))).toEqual([
        { code: 'bid-over-cash', rule: 'CE-10', params: { cash: 9 } },
      ]);
    expect(explain(chicagoExpress, s, 0, amount('6'))).toMatchObject([{ code: 'bid-below-floor' }]);
    expect(explain(chicagoExpress, s, 0, amount('7'))).toEqual([]);
  });

  test('CE-10: only whole dollars are well formed', () => {
    expect(parseAction(chicagoExpress, { kind: 'bid', amount: 7 })).toEqual(bid(7));
    for (const amount of [7.5, '7', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, [7]])
      expect(parseAction(chicagoExpress, { kind: 'bid', amount })).toBeNull();
  });
});
