import { describe, expect, test } from 'vitest';
import { toAct } from '../../../../kernel/phases.ts';
import { chicagoExpress } from '../../index.ts';
import { bid, decline, eventsOf, now, pass, play, playAll, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('opening auctions', () => {
  test('CE-9: PRR, B&O, C&O, NYC are sold in this order, at 7, 6, 5 and 8, and no dial moves', () => {
    const played = playAll(scenario('2p | opening:prr by:1'), [
      [1, bid(7)],
      [0, pass],
      [1, bid(6)],
      [0, pass],
      [1, bid(5)],
      [0, pass],
      [1, bid(8)],
      [0, pass],
    ]);
    expect(eventsOf(played, 'share-sold').map(({ company, price }) => [company, price])).toEqual([
      ['prr', 7],
      ['bo', 6],
      ['co', 5],
      ['nyc', 8],
    ]);
    expect(eventsOf(played, 'auction-opened').map(({ company, floor }) => [company, floor])).toEqual([
      ['bo', 6],
      ['co', 5],
      ['nyc', 8],
    ]);
    expect(played.state.dials).toEqual({ auction: 0, expansion: 0, development: 0 });
    expect(played.state.players.map(({ cash }) => cash)).toEqual([60, 34]);
    expect(played.state.companies).toMatchObject({
      prr: { treasury: 7 },
      bo: { treasury: 6 },
      co: { treasury: 5 },
      nyc: { treasury: 8 },
      wab: { treasury: 0 },
    });
  });

  test('CE-9: nothing but bids and passes is for now, and only from the seat whose word it is', () => {
    const s = scenario('3p | opening:prr by:1');
    expect(refusal(s, 1, decline('auction'))).toEqual({ code: 'not-now', rule: 'CE-9' });
    expect(refusal(s, 0, pass)).toEqual({ code: 'not-your-turn', rule: 'CE-9' });
  });

  test('CE-10: the auction goes round clockwise until all but one have passed, and who passed is out', () => {
    const { state } = playAll(scenario('3p | opening:prr by:1'), [
      [1, bid(7)],
      [2, bid(8)],
      [0, pass],
      [1, bid(9)],
    ]);
    expect(toAct(chicagoExpress, state)).toEqual([2]);
    const { state: after, events } = play(state, 2, pass);
    expect(events).toContainEqual({ type: 'share-sold', seat: 1, company: 'prr', price: 9 });
    expect(after.players[1]).toMatchObject({ cash: 31, shares: { prr: 1 } });
  });

  test('CE-11: the last player in, without any bid so far, may still bid more than the minimum', () => {
    const { state } = playAll(scenario('3p | opening:prr by:0'), [
      [0, pass],
      [1, pass],
    ]);
    expect(toAct(chicagoExpress, state)).toEqual([2]);
    const played = play(state, 2, bid(11));
    expect(played.events).toContainEqual({ type: 'share-sold', seat: 2, company: 'prr', price: 11 });
  });

  test('CE-11: or pass, and then all have passed', () => {
    const { state } = playAll(scenario('3p | opening:prr by:0'), [
      [0, pass],
      [1, pass],
    ]);
    expect(play(state, 2, pass).events).toContainEqual({ type: 'share-free', seat: 0, company: 'prr' });
  });

  test('CE-11: one player left who holds the bid ends the auction at once', () => {
    const played = playAll(scenario('2p | opening:prr by:0'), [
      [0, bid(7)],
      [1, pass],
    ]);
    expect(now(played.state)).toMatchObject({ company: 'bo' });
  });

  test('CE-12: all pass, and the first bidder has the share for nothing; the treasury gets nothing', () => {
    const played = playAll(scenario('3p | opening:prr by:2'), [
      [2, pass],
      [0, pass],
      [1, pass],
    ]);
    expect(played.events).toContainEqual({ type: 'share-free', seat: 2, company: 'prr' });
    expect(played.state.players[2]).toMatchObject({ cash: 40, shares: { prr: 1 } });
    expect(played.state.companies.prr.treasury).toBe(0);
  });

  test('CE-13: who received a share opens the next auction, bought or free', () => {
    const bought = playAll(scenario('3p | opening:prr by:0'), [
      [0, pass],
      [1, bid(7)],
      [2, pass],
    ]);
    expect(now(bought.state)).toMatchObject({ company: 'bo', bidding: { first: 1, turn: 1, in: [1, 2, 0] } });
    const free = playAll(bought.state, [
      [1, pass],
      [2, pass],
      [0, pass],
    ]);
    expect(now(free.state)).toMatchObject({ company: 'co', bidding: { first: 1 } });
  });

  test('CE-13: the holder of the PRR share takes the first turn, whoever bought the last one', () => {
    const s = scenario('3p | opening:nyc by:2 | shares prr 0 1 0 | shares bo 1 0 0 | shares co 0 0 1');
    const played = playAll(s, [
      [2, bid(8)],
      [0, pass],
      [1, pass],
    ]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('CE-13: a PRR share had for nothing counts as well', () => {
    const rounds = [0, 1, 2, 3].flatMap(() => [[1, pass] as const, [0, pass] as const]);
    const played = playAll(scenario('2p | opening:prr by:1'), rounds);
    expect(eventsOf(played, 'share-free').map(({ seat }) => seat)).toEqual([1, 1, 1, 1]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('CE-14: a player with nothing left is passed through the auctions, free share or not', () => {
    const played = play(scenario('2p | opening:prr by:0 | cash 7 3'), 0, bid(7));
    expect(eventsOf(played, 'forced').map(({ seat }) => seat)).toEqual([1, 0, 1, 0, 1, 0, 1]);
    // Seat 0 has spent all, seat 1 has too little for each: everything goes to the first bidder for nothing.
    expect(eventsOf(played, 'share-free').map(({ seat, company }) => [seat, company])).toEqual([
      [0, 'bo'],
      [0, 'co'],
      [0, 'nyc'],
    ]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 0, done: false }]);
    expect(played.state.players.map(({ cash }) => cash)).toEqual([0, 3]);
  });
});
