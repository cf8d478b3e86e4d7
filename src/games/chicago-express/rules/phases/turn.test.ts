import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { chicagoExpress } from '../../index.ts';
import { DIALS } from '../../state.ts';
import { bid, decline, end, eventsOf, offer, pass, play, playAll, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { isRed, twoDialsRed } from '../dials.ts';

/** Every reading of the dials at which a turn can begin, found by declining alone. */
function readings(): { dials: string; turns: number; closes: boolean }[] {
  const found: { dials: string; turns: number; closes: boolean }[] = [];
  const seen = new Set<string>();
  let open = ['0 0 0'];
  for (let turns = 0; open.length > 0; turns++) {
    const next = new Set<string>();
    for (const dials of open) {
      const s = scenario(`2p | turn:0 | dials ${dials}`);
      for (const dial of DIALS.filter((id) => !isRed(s, id))) {
        const played = play(s, 0, decline(dial));
        const closes = eventsOf(played, 'dividends-began').length > 0;
        found.push({ dials, turns: turns + 1, closes });
        const after = DIALS.map((id) => played.state.dials[id]).join(' ');
        if (!closes && !seen.has(after)) next.add(after);
      }
    }
    open = [...next];
  }
  return found;
}

describe('turns', () => {
  test('CE-15: one action a turn, in clockwise order; the dial moves before anything else', () => {
    const s = scenario('3p | turn:2');
    const { state, events } = play(s, 2, offer('nyc'));
    expect(events[0]).toEqual({ type: 'dial-moved', seat: 2, dial: 'auction', left: 2 });
    const after = playAll(state, [
      [2, bid(8)],
      [0, pass],
      [1, pass],
    ]);
    expect(after.state.phases).toEqual([{ id: 'turn', seat: 0, done: false }]);
    expect(refusal(after.state, 2, decline('auction'))).toEqual({ code: 'not-your-turn', rule: 'CE-15' });
  });

  test('CE-15: an expansion cannot be ended before it began', () => {
    expect(refusal(scenario('3p | turn:0'), 0, end)).toEqual({ code: 'not-now', rule: 'CE-15' });
  });

  test('CE-16: at every turn at least two dials are open, so nobody is ever stuck', () => {
    for (const { dials } of readings()) {
      const s = scenario(`2p | turn:0 | dials ${dials} | cash 0 0`);
      const declines = legal(chicagoExpress, s, 0).filter(({ kind }) => kind === 'decline');
      expect(declines.length).toBeGreaterThanOrEqual(2);
    }
  });

  test('CE-3: a round lasts 7 to 11 turns, whatever is chosen', () => {
    const lengths = readings()
      .filter(({ closes }) => closes)
      .map(({ turns }) => turns);
    expect([...new Set(lengths)].toSorted((a, b) => a - b)).toEqual([7, 8, 9, 10, 11]);
  });

  test('CE-17: the player who turns the second dial into red does so at once; dividends come before the next turn', () => {
    const s = scenario('3p | turn:1 | dials 3 4 0 | shares prr 0 1 0 | cash 10 10 10');
    const { state, events } = play(s, 1, decline('expansion'));
    expect(events.map(({ type }) => type)).toEqual([
      'dial-moved',
      'declined',
      'dividends-began',
      'dividend',
      'dials-reset',
      'track-moved',
    ]);
    expect(state.players[1]!.cash).toBe(17);
    // The interrupted turn is that of the next player, and it is still to be played.
    expect(state.phases).toEqual([{ id: 'turn', seat: 2, done: false }]);
  });

  test('CE-17: the whole turn is finished first: a share sold in it is paid', () => {
    const s = scenario('2p | turn:0 | dials 2 5 0 | cash 20 20');
    const { state, events } = playAll(s, [
      [0, offer('nyc')],
      [0, bid(8)],
      [1, pass],
    ]);
    const types = events.map(({ type }) => type);
    expect(types.indexOf('share-sold')).toBeLessThan(types.indexOf('dividends-began'));
    expect(state.players[0]!.cash).toBe(20 - 8 + 8);
  });

  test('CE-17: one dial in red does not call for dividends', () => {
    const s = scenario('2p | turn:0 | dials 2 0 0');
    expect(eventsOf(play(s, 0, decline('auction')), 'dividends-began')).toEqual([]);
    expect(twoDialsRed(scenario('2p | dials 3 4 3'))).toBe(false);
    expect(twoDialsRed(scenario('2p | dividends:0 | dials 3 5 3'))).toBe(true);
    expect(twoDialsRed(scenario('2p | dividends:0 | dials 2 5 4'))).toBe(true);
  });

  test('CE-18: the third dial never comes to red, since play stops at two', () => {
    for (const [dials, dial] of [
      ['2 5 3', 'auction'],
      ['3 4 3', 'expansion'],
      ['2 5 3', 'development'],
    ] as const) {
      const { state } = play(scenario(`2p | turn:0 | dials ${dials}`), 0, decline(dial));
      expect(state.dials).toEqual({ auction: 0, expansion: 0, development: 0 });
    }
  });

  test('CE-24, CE-46: the turn goes round the table, the last seat before the first', () => {
    expect(play(scenario('6p | turn:5'), 5, decline('auction')).state.phases).toMatchObject([{ seat: 0 }]);
  });
});
