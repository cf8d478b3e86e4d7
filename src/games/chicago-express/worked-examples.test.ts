/** The 28 worked examples, numbers as in their source. WE-8 to WE-10 are captions: the hexes are our reading. */
import { describe, expect, test } from 'vitest';
import { start } from '../../kernel/engine.ts';
import { mapOf } from './board/maps.ts';
import { chicagoExpress } from './index.ts';
import { housesLeft, incomeOf, locomotivesLeft, worthOf } from './rules/companies.ts';
import type { CEState } from './state.ts';
import {
  bid,
  build,
  decline,
  develop,
  end,
  eventsOf,
  now,
  offer,
  pass,
  play,
  playAll,
  refusal,
  settle,
} from './testing/play.ts';
import { scenario } from './testing/scenario.ts';

function opening(seats: number, firstSeat: number): CEState {
  const begun = start(chicagoExpress, { seats, options: { map: 'eastern-us' }, rules: 1, firstSeat }, null);
  if (!begun.ok) throw new Error('waits');
  return begun.state;
}
const cashOf = (s: CEState) => s.players.map(({ cash }) => cash);

describe('setup and opening auctions', () => {
  test.each([
    [2, 60],
    [3, 40],
    [4, 30],
    [5, 24],
    [6, 20],
  ])('WE-1: each of %i players begins with %i, 120 in all', (seats, cash) => {
    expect(cashOf(opening(seats, 0))).toEqual(Array(seats).fill(cash));
    expect(seats * cash).toBe(120);
  });

  test('WE-2, CE-9, CE-13: PRR 7, B&O 6, C&O 5, NYC 8; the receiver opens the next; the PRR holder begins', () => {
    const s = opening(3, 1);
    expect(now(s)).toMatchObject({ company: 'prr', floor: 7, bidding: { first: 1 } });
    const played = playAll(s, [
      [1, pass],
      [2, bid(7)],
      [0, pass],
      [2, pass],
      [0, bid(6)],
      [1, pass],
      [0, bid(5)],
      [1, bid(9)],
      [2, pass],
      [0, pass],
      [1, bid(8)],
      [2, pass],
      [0, pass],
    ]);
    expect(eventsOf(played, 'auction-opened')).toEqual([
      { type: 'auction-opened', company: 'bo', floor: 6, seat: 2 },
      { type: 'auction-opened', company: 'co', floor: 5, seat: 0 },
      { type: 'auction-opened', company: 'nyc', floor: 8, seat: 1 },
    ]);
    expect(eventsOf(played, 'dial-moved')).toEqual([]);
    expect(played.state.phases).toEqual([{ id: 'turn', seat: 2, done: false }]);
  });

  test('WE-3, CE-12: everybody passes: the first bidder has the share for 0 and opens the next auction', () => {
    const { state } = playAll(opening(3, 1), [
      [1, pass],
      [2, pass],
      [0, pass],
    ]);
    expect(state.players[1]).toMatchObject({ cash: 40, shares: { prr: 1 } });
    expect(state.companies.prr.treasury).toBe(0);
    expect(now(state)).toMatchObject({ company: 'bo', bidding: { first: 1 } });
  });
});

describe('turn and auction', () => {
  test('WE-4, CE-15: a player short of cash picks the auction and offers nothing', () => {
    const s = scenario('3p | turn:0 | cash 1 50 50 | shares prr 0 1 1');
    const { state } = play(s, 0, decline('auction'));
    expect(state.dials.auction).toBe(1);
    expect([state.players, state.companies]).toEqual([s.players, s.companies]);
    expect(state.phases).toEqual([{ id: 'turn', seat: 1, done: false }]);
  });

  test('WE-5, CE-20: NYC income 22, two shares sold: a bid of 7 is refused, 8 is accepted', () => {
    const s = scenario('3p | turn:0 | nyc income:22 | shares nyc 0 1 1');
    const { state } = play(s, 0, offer('nyc'));
    expect(now(state)).toMatchObject({ floor: 8 });
    expect(refusal(state, 0, bid(7))).toMatchObject({ code: 'bid-below-floor', params: { floor: 8 } });
    expect(now(play(state, 0, bid(8)).state)).toMatchObject({ bidding: { high: { amount: 8 } } });
  });

  test('WE-6, CE-23: everybody passes later on: the share stays, no money moves, the dial has moved', () => {
    const s = scenario('3p | turn:0 | nyc income:22 | shares nyc 0 1 1');
    const { state } = playAll(s, [
      [0, offer('nyc')],
      [0, pass],
      [1, pass],
      [2, pass],
    ]);
    expect([state.players, state.companies]).toEqual([s.players, s.companies]);
    expect(state.dials.auction).toBe(1);
  });
});

describe('expansion and income', () => {
  const binghamton = (treasury: number) =>
    scenario(`3p | turn:0 | shares nyc 1 0 0 | prr Q5 Q4 Q3 | treasury nyc ${treasury}`);

  test.each(['R2', 'R3'])('WE-7, CE-28: %s and Binghamton with a PRR locomotive cost 2 + 2 x 2 = 6', (forest) => {
    const s = binghamton(6);
    const played = play(s, 0, build('nyc', forest), build('nyc', 'Q3'), end);
    expect(eventsOf(played, 'built').map(({ cost }) => cost)).toEqual([2, 4]);
    expect(played.state.companies.nyc.treasury).toBe(0);
    expect(locomotivesLeft(s, 'nyc') - locomotivesLeft(played.state, 'nyc')).toBe(2);
    expect(cashOf(played.state)).toEqual(cashOf(s));
  });

  test('WE-7b, CE-29: with 5 in the treasury the same build is refused', () => {
    const { state } = play(binghamton(5), 0, build('nyc', 'R3'));
    expect(refusal(state, 0, build('nyc', 'Q3'))).toEqual({
      code: 'treasury-short',
      rule: 'CE-29',
      params: { company: 'nyc', cost: 4, treasury: 3 },
    });
  });

  test('WE-7c, CE-33: the NYC income goes from 8 to 9', () => {
    const s = binghamton(6);
    expect(incomeOf(s, 'nyc')).toBe(8);
    expect(incomeOf(play(s, 0, build('nyc', 'R3'), build('nyc', 'Q3')).state, 'nyc')).toBe(9);
  });

  // Green comes to Huntington (F8, +2) and the mountain G9 (+1).
  const green = '2p | turn:0 | shares nyc 1 0 | treasury nyc 99';

  test('WE-8, CE-33: an undeveloped city +2, an undeveloped mountain +1', () => {
    const s = scenario(`${green} | nyc ..F7`);
    const played = play(s, 0, build('nyc', 'F8'), build('nyc', 'G9'));
    expect(eventsOf(played, 'built').map(({ hex, gain }) => [hex, gain])).toEqual([
      ['F8', 2],
      ['G9', 1],
    ]);
  });

  test('WE-9, CE-30, CE-33: developed, the city gives +3; the mountain is full, +3 by the formula only', () => {
    const s = scenario(`${green} | co ..F8 ..G9 | houses F8 G9 | nyc ..F7`);
    const played = play(s, 0, build('nyc', 'F8'));
    expect(eventsOf(played, 'built')[0]).toMatchObject({ gain: 3 });
    expect(refusal(played.state, 0, build('nyc', 'G9'))).toMatchObject({ code: 'hex-taken', rule: 'CE-30' });
    expect(worthOf(s, mapOf(s), mapOf(s).hexes.get('G9')!)).toBe(3);
  });

  test('WE-10, CE-33: an industrial city whose marker shows 3 gives +3', () => {
    const s = scenario(`${green} | nyc ..I5`);
    expect(eventsOf(play(s, 0, build('nyc', 'I6')), 'built')[0]).toMatchObject({ gain: 3 });
  });
});

describe('development', () => {
  test('WE-11, CE-38: Charleston developed: C&O from 12 to 13, one house fewer', () => {
    const s = scenario('2p | turn:0 | co ..I9 income:12');
    expect(incomeOf(s, 'co')).toBe(12);
    const { state } = play(s, 0, develop('I9'));
    expect(incomeOf(state, 'co')).toBe(13);
    expect([housesLeft(s), housesLeft(state)]).toEqual([20, 19]);
  });

  test('WE-12, CE-38: Wheeling from 3 to 4: PRR from 17 to 18, B&O from 14 to 15, no house', () => {
    const s = scenario('2p | turn:0 | prr ..I6 income:17 | bo ..I6 income:14');
    const { state, events } = play(s, 0, develop('I6'));
    expect(events).toContainEqual({ type: 'track-moved', track: 'wheeling', value: 4 });
    expect([incomeOf(s, 'prr'), incomeOf(s, 'bo')]).toEqual([17, 14]);
    expect([incomeOf(state, 'prr'), incomeOf(state, 'bo')]).toEqual([18, 15]);
    expect(housesLeft(state)).toBe(20);
  });

  test('WE-13, CE-38: Pittsburgh from 4 to 6: the company there +2', () => {
    const s = scenario('2p | turn:0 | prr ..K4');
    const { state, events } = play(s, 0, develop('K4'));
    expect(events).toContainEqual({ type: 'track-moved', track: 'pittsburgh', value: 6 });
    expect(incomeOf(state, 'prr') - incomeOf(s, 'prr')).toBe(2);
  });

  test('WE-14, CE-38: a forest developed: treasury +2 from the bank, income unchanged, one house fewer', () => {
    const s = scenario('2p | turn:0 | nyc R3 | treasury nyc 4');
    const { state } = play(s, 0, develop('R3'));
    expect([state.companies.nyc.treasury, incomeOf(state, 'nyc'), housesLeft(state)]).toEqual([6, 8, 19]);
  });
});

describe('dividends', () => {
  test('WE-15, CE-40: NYC 16, shares 2 and 1: 12 and 6, the treasury unchanged', () => {
    const s = scenario('2p | dividends:0 | dials 3 5 0 | cash 0 0 | nyc income:16 | treasury nyc 7 | shares nyc 2 1');
    const { state } = settle(s);
    expect(cashOf(state)).toEqual([12, 6]);
    expect(state.companies.nyc.treasury).toBe(7);
  });

  test('WE-16, CE-40: NYC 17, one player with both sold shares: 18', () => {
    const s = scenario('2p | dividends:0 | dials 3 5 0 | cash 0 0 | nyc income:17 | shares nyc 2 0');
    expect(cashOf(settle(s).state)).toEqual([18, 0]);
  });

  test.each([1, 2, 3, 4, 5, 6, 7])(
    'WE-17, CE-42: Detroit at %i: dials 0, Detroit +1, companies there +1',
    (detroit) => {
      const s = scenario(`3p | dividends:2 | dials 3 0 4 | detroit ${detroit} | bo ..E0 | nyc ..E0`);
      const { state } = settle(s);
      expect(state.dials).toEqual({ auction: 0, expansion: 0, development: 0 });
      expect(state.tracks.detroit).toBe(detroit); // steps: the value is one more
      const gain = (['prr', 'bo', 'co', 'nyc'] as const).map((id) => incomeOf(state, id) - incomeOf(s, id));
      expect(gain).toEqual([0, 1, 0, 1]);
      expect(state.phases).toEqual([{ id: 'turn', seat: 2, done: false }]);
    },
  );
});

describe('Chicago', () => {
  const near = '3p | turn:1 | cash 0 0 0 | prr ..B2 | treasury prr 9 | shares prr 2 1 0';

  test('WE-18, CE-44, CE-45: special dividend with Chicago in it; Wabash open with income 1, minimum 1, no dial', () => {
    const { state } = play(scenario(near), 1, build('prr', 'A2'), end);
    expect(cashOf(state)).toEqual([10, 5, 0]); // 15 / 3 = 5 a share
    expect(state.companies.wab.network).toEqual(['D3']);
    expect(incomeOf(state, 'wab')).toBe(1);
    expect(now(state)).toMatchObject({ id: 'wabash-auction', floor: 1, bidding: { first: 1, turn: 1 } });
    expect(state.dials).toEqual({ auction: 0, expansion: 1, development: 0 });
  });

  test('WE-19, CE-45: with Fort Wayne developed the Wabash has income 3, minimum bid 3', () => {
    const { state } = play(scenario(`${near} | co ..D3 | houses D3`), 1, build('prr', 'A2'), end);
    expect(incomeOf(state, 'wab')).toBe(3);
    expect(now(state)).toMatchObject({ floor: 3 });
  });

  test('WE-20, CE-46: nobody bids: the share stays, the Wabash counts as open', () => {
    const { state } = playAll(scenario(near), [
      [1, build('prr', 'A2')],
      [1, end],
      [1, pass],
      [0, pass],
    ]);
    expect(state.players.map(({ shares }) => shares.wab)).toEqual([0, 0, 0]);
    expect(now(play(state, 2, offer('wab')).state)).toMatchObject({ company: 'wab' });
  });

  test('WE-21, CE-47: Chicago and a second red dial: Chicago first, then dividends that pay the Wabash share', () => {
    const played = playAll(scenario(`${near} | dials 0 4 4`), [
      [1, build('prr', 'A2')],
      [1, end],
      [1, bid(1)],
      [0, pass],
    ]);
    const types = played.events.map(({ type }) => type);
    expect(types.indexOf('share-sold')).toBeLessThan(types.indexOf('dividends-began'));
    expect(types.indexOf('special-dividend')).toBeLessThan(types.indexOf('share-sold'));
    // Special 10, 5; the Wabash share -1; general dividends 10, 5 and 1 for the Wabash.
    expect(cashOf(played.state)).toEqual([20, 10, 0]);
  });
});

describe('the end', () => {
  test('WE-22, CE-48, CE-50: Detroit at 8: the eighth dividends end it; most cash wins, ties share', () => {
    const seventh = settle(scenario('3p | dividends:0 | dials 3 5 0 | detroit 7'));
    expect(seventh.events).toContainEqual({ type: 'track-moved', track: 'detroit', value: 8 });
    expect(seventh.state.ended).toEqual([]);
    const eighth = settle(
      scenario('3p | dividends:0 | dials 3 5 0 | detroit 8 | cash 13 20 3 | shares prr 1 0 0 | treasury nyc 99'),
    );
    expect(chicagoExpress.outcome(eighth.state)).toEqual({
      ranking: [
        { seat: 0, place: 1, score: 20 },
        { seat: 1, place: 1, score: 20 },
        { seat: 2, place: 3, score: 3 },
      ],
      reasons: ['detroit'],
    });
  });

  test('WE-23, CE-48: three companies sold out: the round is finished, a special dividend does not end it', () => {
    const s = scenario(
      '2p | turn:0 | cash 0 0 | prr ..B2 | treasury prr 9 | shares prr 1 2 | shares bo 4 0 | shares nyc 2 3 | dials 2 0 4',
    );
    const { state } = playAll(s, [
      [0, build('prr', 'A2')],
      [0, end],
      [0, pass],
      [1, pass],
    ]);
    expect(state.ended).toEqual([]);
    const closed = play(state, 1, decline('auction'));
    expect(closed.state.ended).toEqual(['shares']);
    expect(closed.events.at(-1)).toEqual({ type: 'game-ended', reasons: ['shares'] });
  });

  test('WE-24, CE-4: an income passes from 48 to 53', () => {
    const s = scenario(
      '2p | turn:0 | shares co 1 0 | treasury co 9 | wheeling 6 | pittsburgh 8 | detroit 5 | ' +
        'houses L4 M6 L6 K6 J6 I2 L5 M5 M4 F1 | co ..M6 ..L6 ..K6 ..J6 ..I6 ..K4 ..L4 ..L5 ..M5 ..M4 ..I2 ..F1 E1',
    );
    expect(incomeOf(s, 'co')).toBe(48);
    const played = play(s, 0, build('co', 'E0'));
    expect(eventsOf(played, 'built')[0]).toMatchObject({ gain: 5, income: 53 });
    expect(incomeOf(played.state, 'co')).toBe(53);
  });

  test('WE-25, CE-3, CE-43: the shortest round has 7 turns, the longest 11, and there are 8 at most', () => {
    const turnsOf = (order: string) => {
      let state = scenario('2p | turn:0');
      const dials = { a: 'auction', e: 'expansion', d: 'development' } as const;
      let turns = 0;
      for (const letter of order) {
        const played = play(state, turns % 2, decline(dials[letter as 'a' | 'e' | 'd']));
        state = played.state;
        turns += 1;
        if (eventsOf(played, 'dividends-began').length > 0) return turns;
      }
      return null;
    };
    expect(turnsOf('aaadddd')).toBe(7);
    expect(turnsOf('aaaeeeeddde')).toBe(11);
    expect(turnsOf('aaaeeeeddd')).toBeNull();
    expect(mapOf(scenario('2p')).tracks.detroit.values).toHaveLength(8);
  });

  test('WE-26, CE-42: three houses, Detroit at 4, two dials red: dividends end it; dials and Detroit stay', () => {
    const forests = 'R2 R3 Q4 R1 Q1 Q2 P2 P1 P3 O1 O2 O3 N1 N2 N3 M1 M2';
    const s = scenario(
      `2p | dividends:1 | dials 3 2 4 | detroit 4 | nyc ${forests} | houses ${forests} | shares nyc 1 0`,
    );
    expect(housesLeft(s)).toBe(3);
    const { state, events } = settle(s);
    expect(eventsOf({ state, events }, 'dividend')).toHaveLength(1);
    expect(state.ended).toEqual(['houses']);
    expect(state.dials).toEqual({ auction: 3, expansion: 2, development: 4 });
    expect(mapOf(state).tracks.detroit.values[state.tracks.detroit]).toBe(4);
    expect(state.phases).toEqual([]);
  });
});
