import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { chicagoExpress } from '../../index.ts';
import { build, end, eventsOf, now, play } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';

describe('end of an expansion', () => {
  test('CE-25: it may come after the first hex, and says how many were built', () => {
    const s = scenario('2p | turn:0 | treasury nyc 9 | shares nyc 1 0');
    for (const hexes of [['S4'], ['S4', 'S5'], ['S4', 'S5', 'R4']]) {
      const played = play(s, 0, ...hexes.map((hex) => build('nyc', hex)), end);
      expect(eventsOf(played, 'expansion-ended')).toEqual([
        { type: 'expansion-ended', seat: 0, company: 'nyc', hexes: hexes.length },
      ]);
    }
  });

  test('CE-25: with nothing left to build it is asked all the same, so that the record says what was decided', () => {
    const { state } = play(scenario('2p | turn:0 | treasury nyc 1 | shares nyc 1 0'), 0, build('nyc', 'S4'));
    expect(now(state)).toMatchObject({ id: 'expansion', ended: false });
    expect(legal(chicagoExpress, state, 0)).toEqual([end]);
  });

  test('CE-26: building towards Chicago brings no Chicago phase, building in it does', () => {
    const s = scenario('2p | turn:0 | treasury prr 9 | shares prr 1 0 | prr ..C3');
    const near = play(s, 0, build('prr', 'B2'), build('prr', 'B3'), end);
    expect(eventsOf(near, 'chicago-reached')).toEqual([]);
    const reached = play(s, 0, build('prr', 'B2'), build('prr', 'A2'), end);
    expect(eventsOf(reached, 'chicago-reached')).toEqual([{ type: 'chicago-reached', seat: 0, company: 'prr' }]);
  });
});
