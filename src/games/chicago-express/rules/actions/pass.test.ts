import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { chicagoExpress } from '../../index.ts';
import { bid, now, pass, play, playAll, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('pass', () => {
  test('CE-12: passing is legal at any word, also for a rich player hoping for a free share', () => {
    const s = scenario('2p | opening:prr by:0 | cash 60 60');
    expect(legal(chicagoExpress, s, 0)).toContainEqual(pass);
    expect(play(s, 0, pass).events).toEqual([{ type: 'passed', seat: 0, company: 'prr' }]);
  });

  test('CE-10: who has passed does not come back into this auction', () => {
    const { state } = playAll(scenario('3p | opening:prr by:0'), [
      [0, pass],
      [1, bid(7)],
      [2, bid(8)],
    ]);
    expect(now(state)).toMatchObject({ bidding: { turn: 1, in: [1, 2] } });
    expect(refusal(state, 0, bid(9))).toEqual({ code: 'not-your-turn', rule: 'CE-9' });
  });

  test('CE-14: a pass is a nothing, which the game may play for a seat that can do nothing else', () => {
    expect(chicagoExpress.actions.pass.nothing).toBe(true);
    const kinds = Object.entries(chicagoExpress.actions).filter(([, kind]) => kind.nothing);
    expect(kinds.map(([name]) => name)).toEqual(['pass']);
  });

  test('CE-15: there is no pass on a turn', () => {
    expect(refusal(scenario('3p | turn:1'), 1, pass)).toEqual({ code: 'not-now', rule: 'CE-15' });
  });
});
