import { describe, expect, test } from 'vitest';
import { parseAction } from '../../../../kernel/words.ts';
import { chicagoExpress } from '../../index.ts';
import { bid, decline, eventsOf, now, offer, pass, play, playAll, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('offer', () => {
  test('CE-19: any open company may be offered, also by a player who holds none of it', () => {
    const s = scenario('3p | turn:1 | shares nyc 1 0 0');
    const played = play(s, 1, offer('nyc'));
    expect(played.events).toEqual([
      { type: 'dial-moved', seat: 1, dial: 'auction', left: 2 },
      { type: 'auction-opened', company: 'nyc', floor: 4, seat: 1 },
    ]);
  });

  test('CE-19: the Wabash may be offered only once it is open', () => {
    const closed = scenario('3p | turn:1');
    expect(refusal(closed, 1, offer('wab'))).toEqual({
      code: 'company-closed',
      rule: 'CE-19',
      params: { company: 'wab' },
    });
    const open = scenario('3p | turn:1 | prr ..A2 | wab');
    expect(now(play(open, 1, offer('wab')).state)).toMatchObject({ id: 'auction', company: 'wab', floor: 1 });
  });

  test('CE-19: a company whose shares are all sold has none to offer; one left is enough', () => {
    const out = scenario('3p | turn:1 | shares prr 2 1 0');
    expect(refusal(out, 1, offer('prr'))).toEqual({
      code: 'shares-sold-out',
      rule: 'CE-19',
      params: { company: 'prr' },
    });
    expect(now(play(scenario('3p | turn:1 | shares prr 1 1 0'), 1, offer('prr')).state)).toMatchObject({ floor: 3 });
  });

  test('CE-19: one share is sold per action', () => {
    const s = scenario('2p | turn:0 | shares co 1 1 | cash 30 30');
    const played = playAll(s, [
      [0, offer('co')],
      [0, bid(3)],
      [1, pass],
    ]);
    expect(eventsOf(played, 'share-sold')).toHaveLength(1);
    expect(played.state.players[0]!.shares.co).toBe(2);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('CE-16: the auction dial in red closes the offer, for an unopened company too', () => {
    const s = scenario('3p | turn:1 | dials 3 0 0');
    const red = { code: 'dial-red', rule: 'CE-16', params: { dial: 'auction' } };
    expect(refusal(s, 1, offer('nyc'))).toEqual(red);
    expect(refusal(s, 1, offer('wab'))).toEqual(red);
    expect(play(scenario('3p | turn:1 | dials 2 0 0'), 1, offer('nyc')).state.dials.auction).toBe(3);
  });

  test('CE-21: the active player speaks first and may pass; the others may still bid', () => {
    const s = scenario('3p | turn:1 | shares nyc 1 0 0');
    const offered = play(s, 1, offer('nyc'));
    expect(now(offered.state)).toMatchObject({ bidding: { first: 1, turn: 1, in: [1, 2, 0] } });
    const sold = playAll(offered.state, [
      [1, pass],
      [2, bid(4)],
      [0, pass],
    ]);
    expect(sold.events).toContainEqual({ type: 'share-sold', seat: 2, company: 'nyc', price: 4 });
  });

  test('CE-21: a share may be offered that its offerer, or anybody, cannot afford: then all pass', () => {
    const some = play(scenario('3p | turn:1 | cash 40 3 40'), 1, offer('nyc'));
    expect(some.events).toContainEqual({ type: 'forced', seat: 1, kind: 'pass' });
    expect(now(some.state)).toMatchObject({ bidding: { turn: 2 } });
    const none = play(scenario('3p | turn:1 | cash 7 3 0'), 1, offer('nyc'));
    expect(none.events).toContainEqual({ type: 'share-unsold', company: 'nyc' });
    expect(none.state.phases).toEqual([{ id: 'turn', seat: 2, done: false }]);
  });

  test('only a company is well formed', () => {
    expect(parseAction(chicagoExpress, { kind: 'offer', company: 'nyc' })).toEqual(offer('nyc'));
    for (const company of ['NYC', '', null, undefined, 0, '__proto__'])
      expect(parseAction(chicagoExpress, { kind: 'offer', company })).toBeNull();
  });

  test('CE-21: during an auction only bids and passes are for now', () => {
    const s = scenario('3p | auction:nyc by:1');
    expect(refusal(s, 1, decline('auction'))).toEqual({ code: 'not-now', rule: 'CE-21' });
    expect(refusal(s, 0, pass)).toEqual({ code: 'not-your-turn', rule: 'CE-21' });
  });
});
