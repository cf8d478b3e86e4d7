import { describe, expect, test } from 'vitest';
import { bid, offer, pass, playAll } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('the auction of a turn', () => {
  test('the buyer pays the company, not the bank, and takes the share', () => {
    const s = scenario('3p | turn:0 | cash 20 9 4 | treasury nyc 5 | shares nyc 0 1 0');
    const { state } = playAll(s, [
      [0, offer('nyc')],
      [0, bid(4)],
      [1, bid(6)],
      [0, pass],
    ]);
    expect(state.players.map(({ cash, shares }) => [cash, shares.nyc])).toEqual([
      [20, 0],
      [3, 2],
      [4, 0],
    ]);
    expect(state.companies.nyc.treasury).toBe(11);
  });

  test('CE-23: all pass: the share stays, no money moves, the dial has moved; no free share here', () => {
    const s = scenario('3p | turn:0 | shares nyc 0 1 0 | treasury nyc 2');
    const { state, events } = playAll(s, [
      [0, offer('nyc')],
      [0, pass],
      [1, pass],
      [2, pass],
    ]);
    expect(events).toContainEqual({ type: 'share-unsold', company: 'nyc' });
    expect(state.players).toEqual(s.players);
    expect(state.companies).toEqual(s.companies);
    expect(state.dials).toEqual({ auction: 1, expansion: 0, development: 0 });
  });

  test('CE-24: the next turn is on the left of the active player, not of the winner', () => {
    const s = scenario('4p | turn:3');
    const { state } = playAll(s, [
      [3, offer('bo')],
      [3, pass],
      [0, pass],
      [1, pass],
      [2, bid(6)],
    ]);
    expect(state.players[2]!.shares.bo).toBe(1);
    expect(state.phases).toEqual([{ id: 'turn', seat: 0, done: false }]);
  });

  test('CE-11: on a turn too the last one in may still bid', () => {
    const { events } = playAll(scenario('2p | turn:0'), [
      [0, offer('co')],
      [0, pass],
      [1, bid(9)],
    ]);
    expect(events).toContainEqual({ type: 'share-sold', seat: 1, company: 'co', price: 9 });
  });
});
