import { describe, expect, test } from 'vitest';
import { mapOf } from '../../board/maps.ts';
import { bid, build, decline, end, eventsOf, now, offer, pass, play, playAll, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { costOf } from '../actions/expand.ts';
import { incomeOf } from '../companies.ts';

/** The PRR before the gates of Chicago: income 8 now (7, Harrisburg 1), 15 with Chicago. */
const NEAR = '3p | turn:1 | cash 0 0 0 | prr ..B2 | treasury prr 20 | shares prr 2 1 0';

describe('Chicago', () => {
  test('CE-44: income first, then the special dividend on it, then the Wabash, then its auction', () => {
    const played = play(scenario(NEAR), 1, build('prr', 'A2'), end);
    expect(played.events).toEqual([
      { type: 'dial-moved', seat: 1, dial: 'expansion', left: 4 },
      { type: 'built', seat: 1, company: 'prr', hex: 'A2', cost: 3, gain: 7, income: 15 },
      { type: 'expansion-ended', seat: 1, company: 'prr', hexes: 1 },
      { type: 'chicago-reached', seat: 1, company: 'prr' },
      { type: 'special-dividend', company: 'prr', seat: 0, shares: 2, perShare: 5, amount: 10 },
      { type: 'special-dividend', company: 'prr', seat: 1, shares: 1, perShare: 5, amount: 5 },
      { type: 'wabash-opened', company: 'wab', hex: 'D3', income: 1 },
      { type: 'auction-opened', company: 'wab', floor: 1, seat: 1 },
    ]);
    expect(played.state.players.map(({ cash }) => cash)).toEqual([10, 5, 0]);
    expect(played.state.companies.prr.treasury).toBe(17);
  });

  test('CE-44: the special dividend is rounded up per share, like the general one', () => {
    const s = scenario('2p | turn:0 | cash 0 0 | prr ..B2 | treasury prr 3 | shares prr 1 1');
    const played = play(s, 0, build('prr', 'A2'), end);
    expect(eventsOf(played, 'special-dividend').map(({ amount }) => amount)).toEqual([8, 8]); // 15 / 2 = 7.5
  });

  test('CE-44: only the shareholders of the company that came are paid', () => {
    const played = play(scenario(`${NEAR} | shares nyc 0 0 3`), 1, build('prr', 'A2'), end);
    expect(eventsOf(played, 'special-dividend').map(({ company }) => company)).toEqual(['prr', 'prr']);
  });

  test('CE-44: the Wabash itself has its special dividend when it comes, and nothing else', () => {
    const s = scenario(
      '2p | turn:0 | cash 0 0 | prr ..A2 | wab C3 B2 | treasury wab 6 | shares wab 1 1 | shares prr 1 0',
    );
    const played = play(s, 0, build('wab', 'A2'), end);
    expect(eventsOf(played, 'built')[0]).toMatchObject({ cost: 6, gain: 7, income: 8 });
    expect(eventsOf(played, 'special-dividend').map(({ company, amount }) => [company, amount])).toEqual([
      ['wab', 4],
      ['wab', 4],
    ]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('CE-45: the Wabash places its first locomotive on Fort Wayne for nothing, whoever is there', () => {
    const { state } = play(scenario(`${NEAR} | co ..D3`), 1, build('prr', 'A2'), end);
    expect(state.companies.wab).toEqual({ treasury: 0, network: ['D3'] });
    // Two locomotives stand there now: a third would cost three times 1.
    expect(costOf(state, mapOf(state).hexes.get('D3')!)).toBe(3);
  });

  test('CE-45: its income and the minimum bid are 1, or 3 when Fort Wayne is developed', () => {
    const plain = play(scenario(NEAR), 1, build('prr', 'A2'), end);
    expect([incomeOf(plain.state, 'wab'), now(plain.state)]).toMatchObject([1, { floor: 1 }]);
    const developed = play(scenario(`${NEAR} | co ..D3 | houses D3`), 1, build('prr', 'A2'), end);
    expect([incomeOf(developed.state, 'wab'), now(developed.state)]).toMatchObject([3, { floor: 3 }]);
    expect(developed.events).toContainEqual({ type: 'wabash-opened', company: 'wab', hex: 'D3', income: 3 });
    expect(refusal(developed.state, 1, bid(2))).toEqual({
      code: 'bid-below-floor',
      rule: 'CE-20',
      params: { floor: 3 },
    });
  });

  test('CE-46: the auction moves no dial and is held although the auction dial is red', () => {
    const played = playAll(scenario(`${NEAR} | dials 3 0 0`), [
      [1, build('prr', 'A2')],
      [1, end],
      [1, bid(1)],
      [0, pass],
    ]);
    expect(played.events).toContainEqual({ type: 'share-sold', seat: 1, company: 'wab', price: 1 });
    expect(played.state.dials).toEqual({ auction: 3, expansion: 1, development: 0 });
  });

  test('CE-46: the builder speaks first, may pass, and may spend the dividend just received', () => {
    const { state } = play(scenario(NEAR), 1, build('prr', 'A2'), end);
    expect(now(state)).toMatchObject({ id: 'wabash-auction', bidding: { first: 1, turn: 1 } });
    expect(refusal(state, 1, bid(6))).toMatchObject({ code: 'bid-over-cash', params: { cash: 5 } });
    expect(now(play(state, 1, bid(5)).state)).toMatchObject({ bidding: { high: { seat: 1, amount: 5 } } });
    const passed = play(state, 1, pass);
    expect(now(passed.state)).toMatchObject({ id: 'wabash-auction', bidding: { turn: 0 } }); // seat 2 has nothing
    expect(refusal(state, 1, decline('auction'))).toEqual({ code: 'not-now', rule: 'CE-46' });
  });

  test('CE-46: the turn passes to the left of the builder, whoever bought the share', () => {
    const { state } = playAll(scenario(NEAR), [
      [1, build('prr', 'A2')],
      [1, end],
      [1, pass],
      [0, bid(4)],
    ]);
    expect(state.players[0]).toMatchObject({ cash: 6, shares: { wab: 1 } });
    expect(state.companies.wab.treasury).toBe(4);
    expect(state.phases).toEqual([{ id: 'turn', seat: 2, done: false }]);
  });

  test('CE-46: nobody bids: the share stays and the Wabash is open all the same', () => {
    const { state, events } = playAll(scenario(NEAR), [
      [1, build('prr', 'A2')],
      [1, end],
      [1, pass],
      [0, pass],
    ]);
    expect(events).toContainEqual({ type: 'share-unsold', company: 'wab' });
    expect(state.players.every(({ shares }) => shares.wab === 0)).toBe(true);
    expect(now(play(state, 2, offer('wab')).state)).toMatchObject({ company: 'wab', floor: 1 });
  });

  test('CE-46: a later company reaching Chicago has the special dividend only', () => {
    const s = scenario('2p | turn:0 | prr ..A2 | wab | bo ..B2 | treasury bo 6 | shares bo 1 0');
    const played = play(s, 0, build('bo', 'A2'), end);
    expect(eventsOf(played, 'special-dividend')).toHaveLength(1);
    expect(eventsOf(played, 'wabash-opened')).toEqual([]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('CE-32: Chicago first of three hexes: the phase waits for the last, the dividend is on the final income', () => {
    const s = scenario(NEAR);
    const mid = play(s, 1, build('prr', 'A2'));
    expect(eventsOf(mid, 'chicago-reached')).toEqual([]);
    expect(now(mid.state)).toMatchObject({ id: 'expansion' });
    // Fort Wayne costs 1 in this action: the Wabash does not stand there yet.
    const played = play(mid.state, 1, build('prr', 'D3'), build('prr', 'C2'), end);
    expect(eventsOf(played, 'built').map(({ hex, cost }) => [hex, cost])).toEqual([
      ['D3', 1],
      ['C2', 2],
    ]);
    expect(eventsOf(played, 'special-dividend')[0]).toMatchObject({ perShare: 6 }); // 17 / 3
  });

  test('CE-32: the order inside the action never matters', () => {
    const s = scenario(NEAR);
    const orders = [
      ['A2', 'D3', 'C2'],
      ['D3', 'A2', 'C2'],
      ['C2', 'D3', 'A2'],
    ];
    const ends = orders.map((hexes) => play(s, 1, ...hexes.map((hex) => build('prr', hex)), end).state);
    for (const state of ends) {
      expect(state.players).toEqual(ends[0]!.players);
      expect(state.companies.prr.treasury).toBe(ends[0]!.companies.prr.treasury);
      expect(state.phases).toEqual(ends[0]!.phases);
    }
  });

  test('CE-47: Chicago and the second red dial in one turn: Chicago first, then dividends, Wabash share included', () => {
    const played = playAll(scenario(`${NEAR} | dials 3 4 0`), [
      [1, build('prr', 'A2')],
      [1, end],
      [1, bid(2)],
      [0, pass],
    ]);
    const types = played.events.map(({ type }) => type);
    const order = ['special-dividend', 'wabash-opened', 'share-sold', 'dividends-began', 'dividend', 'dials-reset'];
    const places = order.map((type) => types.indexOf(type as (typeof types)[number]));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(-1);
    expect(played.events).toContainEqual({
      type: 'dividend',
      company: 'wab',
      seat: 1,
      shares: 1,
      perShare: 1,
      amount: 1,
    });
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 2, done: false }]);
  });
});
