import { describe, expect, test } from 'vitest';
import { bid, choose, eventsOf, isLegal, pass, phaseId, play, playAll, refusal, settle } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('bidding', () => {
  test('LTW-59: there is no box 0 and none beyond the last', () => {
    const s = scenario('2p | bidding:0 | cubes 12 12');
    for (const box of [0, 7, -1])
      expect(refusal(s, 0, bid(box, 5))).toEqual({ code: 'box-unknown', rule: 'LTW-59', params: { box } });
  });

  test('LTW-60: a bid is within the cubes in hand, all of them if one likes', () => {
    const s = scenario('2p | bidding:0 | cubes 6 12');
    expect(isLegal(s, 0, bid(1, 6))).toBe(true);
    expect(refusal(s, 0, bid(1, 7))).toEqual({ code: 'bid-over-cubes', rule: 'LTW-60', params: { cubes: 6 } });
  });

  test('LTW-9: after an overbid the next in general order speaks; the cubes come back at once', () => {
    const s = scenario('3p large | order 2 0 1 | bidding:2 | cubes 12 12 12');
    const played = playAll(s, [
      [2, bid(1, 3)],
      [0, bid(1, 4)],
    ]);
    expect(played.state.phases[0]).toMatchObject({ turn: 1 });
    expect(played.state.players[2]!.cubes).toBe(12);
    // A box just lost may be bid on again.
    expect(isLegal(play(played.state, 1, bid(5, 2)).state, 2, bid(1, 5))).toBe(true);
  });

  test('LTW-10: who can bid must', () => {
    const s = scenario('2p | bidding:0 | cubes 2 12');
    expect(refusal(s, 0, pass)).toEqual({ code: 'bid-possible', rule: 'LTW-10' });
    expect(refusal(scenario('2p | bidding:0 | cubes 12 12 | bids 1:0@3'), 0, pass)).toMatchObject({ rule: 'LTW-10' });
    // Who cannot may pass, and in other phases everybody may.
    expect(isLegal(scenario('2p | bidding:0 | cubes 1 12 | bids 1:0@3'), 0, pass)).toBe(true);
    expect(isLegal(scenario('2p | building:0 | cubes 12 12'), 0, pass)).toBe(true);
    // His own box is none that he could bid on.
    const held = scenario('2p | bidding:0 | cubes 3 3 | bids 4:0@2 5:1@9 6:1@3 1:0@3');
    expect(settle(held).events.some(({ type }) => type === 'box-won')).toBe(true);
  });

  test('LTW-62: who has two standing bids is skipped, and is asked again once he is overbid', () => {
    const s = scenario('3p large | bidding:2 | cubes 6 6 12 | bids 1:0@3 5:0@2 2:1@3');
    const after = play(s, 2, bid(3, 3)).state;
    expect(after.phases[0]).toMatchObject({ turn: 1 });
    const overbid = play(after, 1, bid(1, 4)).state;
    expect(overbid.phases[0]).toMatchObject({ turn: 2 });
    expect(play(overbid, 2, bid(6, 2)).state.phases[0]).toMatchObject({ turn: 0 });
  });

  test('LTW-11: a lap without a bid ends it, boxes or not', () => {
    const s = settle(scenario('2p | bidding:0 | cubes 1 1 | bids 1:0@3 2:1@3'));
    expect(eventsOf(s, 'no-bid').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(phaseId(s.state)).toBe('building');
  });

  test('LTW-14, LTW-64: the winner of the two-coloured space chooses when its box is paid out', () => {
    const s = settle(scenario('2p | payout:5 | bids 5:0@2 6:1@2 | drawn red red red red red white')).state;
    // Box 5 has been paid before anybody is asked.
    expect(s.scales.red.at).toEqual([3, 1]);
    expect(phaseId(s)).toBe('payout');
    expect(refusal(s, 0, choose('red'))).toMatchObject({ code: 'not-your-turn' });
    expect(play(s, 1, choose('green')).state.scales.green.at).toEqual([2, 2]);
    expect(play(s, 1, choose('red')).state.scales.red.at).toEqual([3, 2]);
    // A box that nobody holds asks nobody.
    expect(phaseId(settle(scenario('2p | payout:6')).state)).toBe('building');
  });

  test('LTW-63: of two arrivals on one space the later box lies on top', () => {
    const s = settle(scenario('2p | payout:1 | bids 1:0@3 2:1@3 | drawn brown brown'));
    expect(s.state.scales.brown).toEqual({ at: [4, 4], order: [1, 0] });
    expect(s.state.scales.white.order).toEqual([1, 0]);
  });
});
