import { describe, expect, test } from 'vitest';
import { legal } from '../../../../kernel/legal.ts';
import { rngOf } from '../../../../kernel/rng.ts';
import { explain, parseAction } from '../../../../kernel/words.ts';
import { mapOf } from '../../board/maps.ts';
import { chicagoExpress } from '../../index.ts';
import { FORESTS } from '../../testing/networks.ts';
import { decline, develop, eventsOf, play, playAll, refusal } from '../../testing/play.ts';
import { scenario } from '../../testing/scenario.ts';
import { housesLeft, incomeOf } from '../companies.ts';
import { develop as developKind } from './develop.ts';

describe('develop', () => {
  test('CE-34: any player may develop any eligible hex with a locomotive, no share needed', () => {
    const s = scenario('3p | turn:2 | prr Q5 Q4 Q3 | shares prr 1 0 0');
    expect(play(s, 2, develop('Q3')).events).toEqual([
      { type: 'dial-moved', seat: 2, dial: 'development', left: 3 },
      { type: 'developed', seat: 2, hex: 'Q3', housesLeft: 19 },
      { type: 'income-raised', company: 'prr', by: 1, income: 9 },
    ]);
  });

  test.each(['Q3', 'R3', 'N4', 'I6', 'K4', 'D3'])('CE-34: %s without a locomotive cannot be developed', (hex) => {
    expect(refusal(scenario('3p | turn:0'), 0, develop(hex))).toEqual({
      code: 'nobody-there',
      rule: 'CE-34',
      params: { hex },
    });
  });

  test.each(['Q3', 'R3', 'N4'])('CE-35: %s (city, forest, mountain) is developed once and takes one house', (hex) => {
    const s = scenario('2p | turn:0 | nyc R3 Q3 P3 O4 N4');
    const { state } = play(s, 0, develop(hex));
    expect(state.houses).toEqual([hex]);
    expect(housesLeft(state)).toBe(19);
    expect(refusal(state, 1, develop(hex))).toEqual({ code: 'already-developed', rule: 'CE-35', params: { hex } });
  });

  test('CE-35: Wheeling and Pittsburgh are developed several times and take no house', () => {
    const s = scenario('2p | turn:0 | prr ..K4 ..I6');
    const { state } = playAll(s, [
      [0, develop('I6')],
      [1, develop('I6')],
      [0, develop('K4')],
    ]);
    expect(state.tracks).toEqual({ detroit: 0, wheeling: 2, pittsburgh: 1 });
    expect(state.houses).toEqual([]);
    expect(incomeOf(state, 'prr') - incomeOf(s, 'prr')).toBe(1 + 1 + 2);
  });

  test('CE-35: the supply of houses is told only where a house is placed', () => {
    const s = scenario('2p | turn:0 | prr ..K4');
    const { events } = play(s, 0, develop('K4'));
    expect(events).toContainEqual({ type: 'industry-developed', seat: 0, hex: 'K4' });
    expect(JSON.stringify(events)).not.toContain('housesLeft');
  });

  test('CE-35: Detroit is never developed by players', () => {
    const s = scenario('2p | turn:0 | bo ..E0');
    expect(refusal(s, 0, develop('E0'))).toEqual({
      code: 'detroit-develops-itself',
      rule: 'CE-35',
      params: { hex: 'E0' },
    });
  });

  test('CE-35: a plain is never developed, occupied or not', () => {
    const s = scenario('2p | turn:0 | prr Q6');
    for (const hex of ['Q6', 'Q5'])
      expect(refusal(s, 0, develop(hex))).toEqual({ code: 'no-development-here', rule: 'CE-35', params: { hex } });
  });

  test('CE-35: Fort Wayne is developed like any city, once some locomotive is there', () => {
    expect(refusal(scenario('2p | turn:0'), 0, develop('D3')).code).toBe('nobody-there');
    const there = play(scenario('2p | turn:0 | co ..D3'), 0, develop('D3'));
    expect(there.events).toContainEqual(expect.objectContaining({ type: 'income-raised', company: 'co', by: 2 }));
    const wabash = play(scenario('2p | turn:0 | prr ..A2 | wab'), 0, develop('D3'));
    expect(wabash.events).toContainEqual({ type: 'income-raised', company: 'wab', by: 2, income: 3 });
  });

  test('CE-35: a hex that the board does not have is refused', () => {
    const violation = { code: 'hex-unknown', rule: 'CE-35', params: { hex: 'A1' } };
    expect(refusal(scenario('2p | turn:0'), 0, develop('A1'))).toEqual(violation);
  });

  test.each(['R5', 'Q7', 'Q9', 'S3', 'A2'])('CE-36: %s (start city, Chicago) is never developed', (hex) => {
    const s = scenario('2p | turn:0 | prr ..A2 | wab');
    expect(refusal(s, 0, develop(hex))).toEqual({ code: 'no-development-here', rule: 'CE-36', params: { hex } });
  });

  test.each([
    ['I6', 'wheeling', 5, 6],
    ['K4', 'pittsburgh', 6, 8],
  ] as const)('CE-37: %s at its last value is no target; one step before it is', (hex, track, before, last) => {
    const end = scenario(`2p | turn:0 | prr ..K4 ..I6 | ${track} ${last}`);
    expect(refusal(end, 0, develop(hex))).toEqual({ code: 'track-at-end', rule: 'CE-37', params: { hex } });
    expect(play(end, 0, decline('development')).state.dials.development).toBe(1);
    const almost = scenario(`2p | turn:0 | prr ..K4 ..I6 | ${track} ${before}`);
    expect(eventsOf(play(almost, 0, develop(hex)), 'track-moved')).toEqual([
      { type: 'track-moved', track, value: last },
    ]);
  });

  test('CE-38: all companies present gain the house value', () => {
    const s = scenario('2p | turn:0 | prr Q5 Q4 Q3 | nyc R2 Q3 | bo Q6');
    const played = play(s, 0, develop('Q3'));
    expect(eventsOf(played, 'income-raised')).toEqual([
      { type: 'income-raised', company: 'prr', by: 1, income: 9 },
      { type: 'income-raised', company: 'nyc', by: 1, income: 10 },
    ]);
    expect([incomeOf(played.state, 'prr'), incomeOf(played.state, 'nyc'), incomeOf(played.state, 'bo')]).toEqual([
      9, 10, 6,
    ]);
  });

  test('CE-38: a mountain gives its single company the house value', () => {
    const s = scenario('2p | turn:0 | nyc R3 Q3 P3 O4 N4');
    expect(eventsOf(play(s, 0, develop('N4')), 'income-raised')).toEqual([
      { type: 'income-raised', company: 'nyc', by: 2, income: 13 },
    ]);
  });

  test('CE-38: a forest pays $2 to the treasury of its company, not to the player', () => {
    const s = scenario('2p | turn:1 | cash 5 5 | nyc R3 | treasury nyc 1 | shares nyc 1 0');
    const { state, events } = play(s, 1, develop('R3'));
    expect(events).toContainEqual({ type: 'treasury-paid', company: 'nyc', amount: 2 });
    expect(state.companies.nyc.treasury).toBe(3);
    expect(state.players.map(({ cash }) => cash)).toEqual([5, 5]);
    expect(incomeOf(state, 'nyc')).toBe(8);
  });

  test('CE-39: a round that begins with four houses has enough for its four developments', () => {
    const s = scenario(`2p | turn:0 | nyc ${FORESTS.join(' ')} | houses ${FORESTS.slice(0, 16).join(' ')}`);
    expect(housesLeft(s)).toBe(4);
    const four = FORESTS.slice(16).map((hex, i) => [i % 2, develop(hex)] as const);
    const { state } = playAll(s, four);
    expect(housesLeft(state)).toBe(0);
    expect(refusal(state, 0, decline('development')).code).toBe('dial-red');
  });

  test('CE-16: the development dial in red closes it', () => {
    const s = scenario('2p | turn:0 | nyc R3 | dials 0 0 4');
    expect(refusal(s, 0, develop('R3'))).toEqual({ code: 'dial-red', rule: 'CE-16', params: { dial: 'development' } });
    expect(play(scenario('2p | turn:0 | nyc R3 | dials 0 0 3'), 0, develop('R3')).state.dials.development).toBe(4);
  });

  test('CE-35, CE-36: the first refusal is the place, then Detroit, then nobody there', () => {
    const s = scenario('2p | turn:0');
    expect(refusal(s, 0, develop('A2')).code).toBe('no-development-here');
    expect(refusal(s, 0, develop('E0')).code).toBe('detroit-develops-itself');
    expect(refusal(s, 0, develop('K4')).code).toBe('nobody-there');
    expect(refusal(scenario('2p | turn:0 | pittsburgh 8'), 0, develop('K4')).code).toBe('nobody-there');
  });

  test('a development drawn by lot is legal, and there is none where nothing can be developed', () => {
    const s = scenario('2p | turn:0 | nyc R3 Q3 S4 | houses Q3');
    const rng = rngOf('houses');
    for (let i = 0; i < 10; i++) expect(developKind.sample!(s, 0, rng)).toEqual(develop('R3'));
    expect(developKind.sample!(scenario('2p | turn:0 | nyc S4'), 0, rng)).toBeNull();
  });

  test('CE-34: a click on an empty city tells why it cannot be developed', () => {
    const hex = [
      { on: 'dial', id: 'development' },
      { on: 'hex', id: 'Q3' },
    ];
    expect(explain(chicagoExpress, scenario('2p | turn:0'), 0, hex)).toEqual([
      { code: 'nobody-there', rule: 'CE-34', params: { hex: 'Q3' } },
    ]);
  });

  test('legal developments are those that check lets through, over the whole board', () => {
    const s = scenario('2p | turn:0 | prr ..K4 ..I6 | nyc R3 Q3 | houses Q3 | wheeling 6');
    const listed = legal(chicagoExpress, s, 0).filter(({ kind }) => kind === 'develop');
    const all = [...mapOf(s).hexes.keys()].map((hex) => develop(hex));
    const tried = all.filter((action) => action.kind === 'develop' && developKind.check(s, 0, action) === null);
    expect(new Set(listed.map((a) => JSON.stringify(a)))).toEqual(new Set(tried.map((a) => JSON.stringify(a))));
    expect(listed).toContainEqual(develop('K4'));
    expect(parseAction(chicagoExpress, { kind: 'develop', hex: 'k4' })).toBeNull();
  });
});
